import { CircleAlert } from 'lucide-react'
import { textLinkLook } from '@/components/ui/text-link'
import { telHref, whatsappHref } from '@/lib/content/contact-links'
import type { Contacts } from './use-lead-form'

type Props = Contacts & {
  /** Missing when the server gave no reason. */
  message?: string
}

const linkLook = textLinkLook('inline min-h-0')

export function SendFailure({ phone, whatsapp, message }: Props) {
  const isOffline = !message && typeof navigator !== 'undefined' && navigator.onLine === false
  const advice = isOffline ? 'Please try again when you are connected, or call' : 'Please try again, or call'
  return (
    <p role="alert" className="flex max-w-form items-start gap-1.5 font-semibold text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.9} />
      <span>
        {isOffline && 'You are offline. '}
        Nothing was sent, and everything you wrote is still here. {message ? `${message} Call` : advice}{' '}
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
