import 'server-only'
import { formatLongDate } from '../content/format'
import type { LeadLine } from '../leads/list'
import { describeHeld } from '../submissions/spam'

const states: Record<string, string> = {
  new: 'New',
  answered: 'Answered',
  waiting: 'Waiting for the traveller',
  closed: 'Closed',
}

export const stateLabel = ({ status, heldFor }: Pick<LeadLine, 'status' | 'heldFor'>) =>
  states[status] ?? `Held as spam (${describeHeld(heldFor)})`

/** 'Answered, comes back on December 1, 2026.' */
export function shortState(line: LeadLine, now: Date) {
  const { status, remindOn } = line
  const state = stateLabel(line)
  if (!remindOn) return `${state}.`
  const day = formatLongDate(remindOn.toISOString())
  if (remindOn <= now) return `${state}, due since ${day}.`
  return `${state}, ${status === 'new' ? 'set aside until' : 'comes back on'} ${day}.`
}
