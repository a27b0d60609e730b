import 'server-only'
import type { Db } from '../platform/db'
import { reopenUnsent } from './reopen-unsent'

type Bounce = { messageIds: string[]; address: string; problem: string; isPermanent: boolean }

/** A mail of ours came back: it failed, of whatever role. Returns the reference of its request; null for none of ours. */
export async function recordBounce(tx: Db, { messageIds, problem, isPermanent }: Bounce) {
  if (!isPermanent || messageIds.length === 0) return null
  const mail = await tx.mail.findFirst({ where: { messageId: { in: messageIds } }, orderBy: { id: 'desc' } })
  if (!mail) return null
  if (mail.status === 'sent') {
    const failure = /\b5\.1\.[1-6]\b/.test(problem) ? 'no-address' : 'refused'
    const lastError = `It came back: ${problem}`.slice(0, 500)
    await tx.mail.update({ where: { id: mail.id }, data: { status: 'failed', sentAt: null, failure, lastError } })
    await tx.$executeRaw(reopenUnsent(mail.id))
  }
  return mail.reference
}
