import { Link } from '@/components/ui/link'
import type { Form } from '@/lib/forms/form'
import { SendFailure } from './send-failure'
import { SubmitButton } from './submit-button'
import type { Lead } from './use-lead-form'

export function SendRow<F extends Form>({ lead, children }: { lead: Lead<F>; children: string }) {
  const { asks, form, failure, contacts } = lead
  return (
    <div className="grid justify-items-start gap-3.5">
      <SubmitButton form={form}>{children}</SubmitButton>
      {failure && <SendFailure {...contacts} {...failure} />}
      {asks.purpose && (
        <p className="max-w-md text-ink-soft text-small">
          We use your details to {asks.purpose} and for nothing else.{' '}
          {asks.draft && (
            <span className="noscript:hidden">
              Until you send it, a draft stays on this device for up to seven days.{' '}
            </span>
          )}
          <Link href="/privacy" className="whitespace-nowrap underline underline-offset-2 hover:text-ink">
            Privacy Policy
          </Link>
        </p>
      )}
    </div>
  )
}
