import { Mail, MapPin, Phone } from 'lucide-react'
import { mailtoHref, telHref } from '@/lib/content/contact-links'
import { cn } from '@/lib/design/cn'

type Props = { phone: string; emails: string[]; address?: string; className?: string }

const linkLook =
  'inline-flex min-h-tap items-center gap-3 font-semibold [overflow-wrap:anywhere] hover:underline hover:underline-offset-4'

export function ContactLines({ phone, emails, address, className }: Props) {
  if (![phone, address, ...emails].some(Boolean)) return null
  return (
    <address className={cn('not-italic', className)}>
      <ul>
        {phone && (
          <li>
            <a href={telHref(phone)} className={linkLook}>
              <Phone className="size-5 shrink-0 text-ember" />
              {phone}
            </a>
          </li>
        )}
        {emails.filter(Boolean).map((email) => (
          <li key={email}>
            <a href={mailtoHref(email)} className={linkLook}>
              <Mail className="size-5 shrink-0 text-ember" />
              {email}
            </a>
          </li>
        ))}
        {address && (
          <li className="flex min-h-tap items-center gap-3">
            <MapPin className="size-5 shrink-0 text-ember" />
            {address}
          </li>
        )}
      </ul>
    </address>
  )
}
