import 'server-only'
import { describeClosed } from '../leads/closing'
import type { LeadLine } from '../leads/list'
import { describeHeld } from '../submissions/spam'

const states: Record<string, string> = {
  new: 'New',
  answered: 'Answered',
  waiting: 'Waiting for the traveller',
  quoted: 'Quoted',
  booked: 'Booked',
}

export function stateLabel({ status, heldFor, closedFor }: Pick<LeadLine, 'status' | 'heldFor' | 'closedFor'>) {
  if (status === 'closed') return `Closed: ${describeClosed(closedFor)}`
  return states[status] ?? `Held as spam (${describeHeld(heldFor)})`
}
