import { CircleAlert, LoaderCircle } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { textLinkStyles } from '@/components/ui/text-link'
import { telHref, whatsappHref } from '@/lib/content/contact-links'
import type { FormDefinition } from '@/lib/forms/form-definition'
import type { Contacts, LeadFormState } from './use-lead-form'

export function SendRow<F extends FormDefinition>({ lead, children }: { lead: LeadFormState<F>; children: string }) {
  const { definition, form, contacts } = lead
  const { errors, isSubmitting } = form.formState
  return (
    <div className="grid justify-items-start gap-3.5">
      <Button type="submit" aria-disabled={isSubmitting} className="relative px-9">
        {isSubmitting && <LoaderCircle className="absolute left-3 size-4 animate-spin" />}
        {children}
      </Button>
      <RobotTrap />
      <span role="status" className="sr-only">
        {isSubmitting && 'Sending'}
      </span>
      {errors.root && <SendFailure {...contacts} message={errors.root.message} />}
      {definition.purpose && (
        <p className="max-w-md text-ink-soft text-small">
          We use your details to {definition.purpose}.{' '}
          {definition.draft && (
            <span className="noscript:hidden">Until you send it, a draft stays on this device for a week. </span>
          )}
          <Link href="/privacy" className="whitespace-nowrap underline underline-offset-2 hover:text-ink">
            Privacy Policy
          </Link>
        </p>
      )}
    </div>
  )
}

/** Honeypot, hidden from people and screen readers. */
function RobotTrap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

const linkLook = textLinkStyles('inline min-h-0')

/** The button may be at the bottom of the screen. */
const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

export function SendFailure({ phone, whatsapp, message }: Contacts & { message?: string }) {
  const isOffline = !message && globalThis.navigator?.onLine === false
  return (
    <p ref={reveal} role="alert" className="flex max-w-form items-start gap-1.5 font-semibold text-danger">
      <CircleAlert className="mt-0.5 size-5 shrink-0" strokeWidth={1.9} />
      <span>
        {isOffline && 'You were offline. '}
        Nothing was sent, and everything you wrote is still here.{' '}
        {message || `Please try again${phone ? ', or call' : '.'}`}{' '}
        {phone && (
          <>
            {message && 'Call '}
            <a href={telHref(phone)} className={linkLook}>
              {phone}
            </a>{' '}
            or write on{' '}
            <a href={whatsappHref(whatsapp)} className={linkLook}>
              WhatsApp
            </a>
            .
          </>
        )}
      </span>
    </p>
  )
}
