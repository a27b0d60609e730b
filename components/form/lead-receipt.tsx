import { Printer } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Stamp } from '@/components/ui/stamp'
import { textLinkStyles } from '@/components/ui/text-link'
import { receipt } from '@/lib/content/notices'
import type { FormDefinition } from '@/lib/forms/form-definition'
import { withMessage } from '@/lib/forms/form-result'
import { FactList } from './fact-list'
import { AskOnWhatsApp, ChangeRequest } from './receipt-note'
import type { LeadFormState } from './use-lead-form'

type Props<F extends FormDefinition> = {
  lead: LeadFormState<F>
  again?: string
  children: ReactNode
}

function arrive(panel: HTMLElement | null) {
  panel?.focus({ preventScroll: true })
  panel?.scrollIntoView()
}

/** Takes the focus. */
export function LeadReceipt<F extends FormDefinition>({
  lead: { definition, sent, contacts, ...lead },
  again,
  children,
}: Props<F>) {
  const titleId = useId()
  if (!sent) return null

  function startAgain() {
    flushSync(() => lead.setSent(undefined))
    const form = lead.form as unknown as UseFormReturn
    form.setFocus(Object.keys(definition.fields)[0] ?? '')
  }

  const facts = withMessage(sent.facts, sent.values.message)
  const rows = [['Reference', sent.reference], ...facts, ['Answer goes to', String(sent.values.email)]] as const
  return (
    <section
      ref={arrive}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without a script nothing else brings it into view
      autoFocus={lead.isPosted}
      aria-labelledby={titleId}
      data-posted={lead.isPosted || undefined}
      className="rounded-panel border border-line bg-white p-[clamp(1.5rem,4vw,3rem)] outline-none"
    >
      <div className="grid items-center gap-5 md:grid-cols-[auto_1fr] md:gap-8">
        <Stamp className="size-24 text-leaf md:size-32" />
        <div>
          <h2 id={titleId} className="font-display text-title">
            {definition.sent ?? definition.success.title}
          </h2>
          <p className="mt-2.5 font-serif text-ink-soft text-lead">
            {[!definition.sent && definition.success.description, definition.notYet].filter(Boolean).join(' ')}
          </p>
        </div>
      </div>
      <FactList facts={rows} className="mt-7 border-t-rule" />
      <p className="mt-5 max-w-form font-serif">
        {definition.next?.(sent.replyTime)} {receipt.mail} <span className="noscript:hidden">{receipt.kept}</span>
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <Button tone="outline" onClick={() => window.print()} className="noscript:hidden">
          <Printer className="size-5" strokeWidth={1.9} />
          Print
        </Button>
        <AskOnWhatsApp whatsapp={contacts.whatsapp} reference={sent.reference} />
        {children}
        <ChangeRequest path={sent.changePath} />
        {again && (
          // Reloads the empty form without JavaScript.
          <a
            href={lead.page}
            onClick={(event) => {
              event.preventDefault()
              startAgain()
            }}
            className={textLinkStyles()}
          >
            {again}
          </a>
        )}
      </div>
    </section>
  )
}
