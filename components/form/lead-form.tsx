import { CircleAlert } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { FormProvider } from 'react-hook-form'
import { useSavedText } from '@/components/ui/saved-text'
import type { FormDefinition, Names } from '@/lib/forms/form-definition'
import type { AgentTool } from '@/lib/seo/agent-tools'
import { IsAgentTool } from './agent-question'
import { receiptsText } from './receipts-text'
import type { LeadFormState } from './use-lead-form'

// Rarely needed. If it fails to load offline, only the form shows.
const SavedReceiptList = lazy(() => import('./saved-receipt-list').catch(() => ({ default: () => null })))

type Props<F extends FormDefinition> = {
  lead: LeadFormState<F>
  id?: string
  className?: string
  receipt?: ReactNode
  tool?: AgentTool
  children: ReactNode
}

export function LeadForm<F extends FormDefinition>({ lead, id, className, receipt, tool, children }: Props<F>) {
  const hasSaved = useSavedText(receiptsText) !== ''
  if (lead.sent && receipt) return receipt
  const form = (
    <FormProvider {...lead.form}>
      <form
        {...tool}
        {...lead.element}
        id={id}
        noValidate
        className={className}
        data-posted={lead.isPosted || undefined}
      >
        <PostedErrors lead={lead} />
        {lead.question && <input type="hidden" name="checkedPhone" value={lead.question.checked} />}
        <IsAgentTool value={tool !== undefined}>{children}</IsAgentTool>
      </form>
    </FormProvider>
  )
  if (!receipt) return form
  return (
    // One element, since the form may be a grid cell.
    <div className="min-w-0">
      {hasSaved && (
        <Suspense>
          <SavedReceiptList page={lead.page} />
        </Suspense>
      )}
      {form}
    </div>
  )
}

/** For posts without JavaScript: each line links to its field. */
function PostedErrors<F extends FormDefinition>({
  lead: { definition, postedErrors, field },
}: {
  lead: LeadFormState<F>
}) {
  const names = (Object.keys(definition.fields) as Names<F>[]).filter((name) => postedErrors?.[name])
  if (names.length === 0) return null
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without a script nothing else brings it into view, and with one it is hidden
      autoFocus
      className="mb-7 hidden items-start gap-1.5 font-semibold text-danger outline-none noscript:flex"
    >
      <CircleAlert className="mt-0.5 size-5 shrink-0" strokeWidth={1.9} />
      <div>
        <p>Nothing was sent yet: please correct what is marked below.</p>
        <ul className="mt-1.5 grid gap-1">
          {names.map((name) => (
            <li key={name}>
              <a href={`#${field(name).id}`} className="underline underline-offset-2">
                {definition.fields[name]?.label}
              </a>{' '}
              <span className="font-normal">{postedErrors?.[name]?.message}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
