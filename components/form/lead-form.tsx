import type { ReactNode } from 'react'
import type { Form } from '@/lib/forms/form'
import type { Lead } from './lead'
import { PostedErrors } from './posted-errors'

type Props<F extends Form> = {
  lead: Lead<F>
  id?: string
  className?: string
  /** Stands where the form was, once it is sent: a LeadReceipt. A form without one stays. */
  receipt?: ReactNode
  /** The fields, and a SendRow at their end. */
  children: ReactNode
}

/** The <form> of every form that is sent to us; what was wrong with a post without JavaScript is listed at its top. */
export function LeadForm<F extends Form>({ lead, id, className, receipt, children }: Props<F>) {
  if (lead.sent && receipt) return receipt
  return (
    <form {...lead.element} id={id} noValidate className={className}>
      <PostedErrors lead={lead} />
      {children}
    </form>
  )
}
