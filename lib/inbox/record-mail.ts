import 'server-only'
import { backToNow, type Change, record } from '../leads/handling'
import type { Db } from '../platform/db'
import { eventKey } from './stored'

/** They have written. Mails that follow each other are one turn: who waits since when stays. */
export const theyWrote: Change = (before, now) => {
  if (before.status === 'new') return { remindOn: null }
  return backToNow(before.status === 'quoted' ? 'quoted' : 'new')(before, now)
}

type Received = { id: number; name: string; address: string; text: string }
type Event = { action: 'wrote' | 'automatic'; change: Change }

/** Into the history of the request at which a mail stands. */
export function recordMail(tx: Db, reference: string, { id, name, address, text }: Received, event: Event) {
  const by = { who: (name || address).slice(0, 120), key: eventKey(id) }
  return record(tx, reference, by, { ...event, note: text || '(It has no text.)', isFinal: true })
}
