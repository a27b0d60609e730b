import type { ReactNode } from 'react'
import type { Form } from '@/lib/forms/form'
import { PostedErrors } from './posted-errors'
import type { Lead } from './use-lead-form'

type Props<F extends Form> = {
  lead: Lead<F>
  id?: string
  className?: string
  /** Replaces the form once it is sent. Without a receipt the form stays. */
  receipt?: ReactNode
  children: ReactNode
}

export function LeadForm<F extends Form>({ lead, id, className, receipt, children }: Props<F>) {
  if (lead.sent && receipt) return receipt
  return (
    <form {...lead.element} id={id} noValidate className={className} data-posted={lead.isPosted || undefined}>
      <PostedErrors lead={lead} />
      {children}
    </form>
  )
}
