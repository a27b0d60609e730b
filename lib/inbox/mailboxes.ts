import 'server-only'
import { msPerMinute } from '../domain/duration'
import { config } from '../platform/config'
import { db } from '../platform/db'

/** The mailboxes of IMAP_URL: when each was read last, and whether that is too long ago, as where it is not reached. */
export async function readMailboxStates(now: Date) {
  const positions = await db().inboxPosition.findMany()
  return config.mailboxes.map(({ name }) => {
    const readAt = positions.find(({ mailbox }) => mailbox === name)?.readAt ?? null
    return { name, readAt, isSilent: !readAt || now.getTime() - readAt.getTime() > silentAfter }
  })
}

// The reader looks every two minutes, and waits up to five after failures.
const silentAfter = 15 * msPerMinute
