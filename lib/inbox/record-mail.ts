import 'server-only'
import { type Change, record } from '../leads/handling'
import type { Db } from '../platform/db'
import { eventKey } from './stored'

type Received = { id: number; name: string; address: string; text: string }
/** In the history of a request. */
export type MailEvent = 'wrote' | 'automatic' | 'answered'
type Event = { action: MailEvent; change: Change }

/** Into the history of the request at which a mail stands. */
export function recordMail(tx: Db, reference: string, { id, name, address, text }: Received, event: Event) {
  const by = { who: (name || address).slice(0, 120), key: eventKey(id) }
  const written = text || '(It has no text.)'
  if (event.action !== 'answered') return record(tx, reference, by, { ...event, note: written, isFinal: true })
  return record(tx, reference, by, { ...event, note: `By their own mail program:\n\n${written}` })
}
