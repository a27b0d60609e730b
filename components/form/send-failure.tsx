import { CircleAlert } from 'lucide-react'
import { textLinkLook } from '@/components/ui/text-link'
import { telHref, whatsappHref } from '@/lib/content/contact-links'

export type Contacts = { phone: string; whatsapp: string; email: string }
/** Without a message the server gave no reason. */
export type Failure = { message?: string }

const linkLook = textLinkLook('inline min-h-0')

export function SendFailure({ phone, whatsapp, message }: Contacts & Failure) {
  return (
    <p role="alert" className="flex max-w-form items-start gap-1.5 font-semibold text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.9} />
      <span>
        Nothing was sent, and everything you wrote is still here.{' '}
        {message ? `${message} Call` : 'Please try again, or call'}{' '}
        <a href={telHref(phone)} className={linkLook}>
          {phone}
        </a>{' '}
        or write on{' '}
        <a href={whatsappHref(whatsapp)} rel="noopener" className={linkLook}>
          WhatsApp
        </a>
        .
      </span>
    </p>
  )
}
