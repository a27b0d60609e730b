import 'server-only'
import type { Db } from '../platform/db'
import { hashWithKey } from './signed-link'

const codeOf = (tx: Db, email: string) => hashWithKey(tx, 'unsubscribed', email.toLowerCase())

/** From invitations to review. Deletes those that are not sent yet. */
export async function unsubscribe(tx: Db, email: string) {
  await tx.unsubscribed.createMany({ data: { code: await codeOf(tx, email) }, skipDuplicates: true })
  await tx.$executeRaw`
    DELETE FROM mails WHERE lower("to") = lower(${email}) AND unsubscribe_url IS NOT NULL AND status = 'queued'`
}

export async function isUnsubscribed(tx: Db, email: string) {
  return (await tx.unsubscribed.count({ where: { code: await codeOf(tx, email) } })) > 0
}
