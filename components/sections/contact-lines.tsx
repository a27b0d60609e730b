import { Mail, MapPin, Phone } from 'lucide-react'
import { TextLink } from '@/components/ui/text-link'
import { mailtoHref, telHref } from '@/lib/content/contact-links'
import { cn } from '@/lib/design/cn'

type Props = { phone: string; emails: string[]; address?: string; className?: string; isBesideForm?: boolean }

const linkLook =
  'inline-flex min-h-tap items-center gap-3 font-semibold [overflow-wrap:anywhere] hover:underline hover:underline-offset-4'

/** Until the operator has confirmed a way to reach the office, a link to the form, unless the form is beside it. */
export function ContactLines({ phone, emails, address, className, isBesideForm = false }: Props) {
  const isReached = [phone, ...emails].some(Boolean)
  if (!isReached && !isBesideForm)
    return (
      <p className={className}>
        <TextLink href="/contact">Write to us</TextLink>
      </p>
    )
  if (!isReached && !address) return null
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
