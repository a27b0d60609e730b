import 'server-only'
import { formatLongDate } from '../content/format'
import { type ClosingReason, closingReasons } from '../leads/closing'
import type { LeadLine } from '../leads/list'
import { describeHeld } from '../submissions/spam'

const states: Record<string, string> = {
  new: 'New',
  answered: 'Answered',
  waiting: 'Waiting for the traveller',
  quoted: 'Quoted',
  booked: 'Booked',
}

type State = Pick<LeadLine, 'status' | 'heldFor' | 'closedFor'>

export function stateLabel({ status, heldFor, closedFor }: State) {
  if (status === 'closed') return `Closed: ${closingReasons[(closedFor ?? 'other') as ClosingReason].toLowerCase()}`
  return states[status] ?? `Held as spam (${describeHeld(heldFor)})`
}

/** 'Answered, comes back on December 1, 2026' */
export function shortState(line: State & Pick<LeadLine, 'remindOn'>, now: Date) {
  const { status, remindOn } = line
  const state = stateLabel(line)
  if (!remindOn || status === 'closed') return state
  const day = formatLongDate(remindOn.toISOString())
  if (remindOn <= now) return `${state}, due since ${day}`
  return `${state}, ${status === 'new' ? 'set aside until' : 'comes back on'} ${day}`
}
