// Who else has a request open, and whether something was done since a page was made.
import 'server-only'
import { subSeconds } from 'date-fns'
import { databaseTime, db } from '../platform/db'

/** Pages ask every four seconds. */
const isHereFor = 10

type Colleague = { name: string; isWriting: boolean }

type Session = { hash: string; email: string; name: string }

/** Returns the others who have it open now, each once. */
export async function lookAt(
  reference: string,
  isWriting: boolean,
  { hash, email, name }: Session,
): Promise<Colleague[]> {
  const now = await databaseTime()
  await db().deskSession.updateMany({ where: { token: hash }, data: { looksAt: reference, lookedAt: now, isWriting } })
  return db().deskSession.findMany({
    where: {
      ...{ looksAt: reference, lookedAt: { gte: subSeconds(now, isHereFor) }, endedAt: null },
      // On another device it is the same colleague.
      NOT: { email, name },
    },
    select: { name: true, isWriting: true },
    orderBy: [{ isWriting: 'desc' }, { createdAt: 'asc' }],
    distinct: ['name'],
  })
}

/** Another one as soon as something is done with a request, or with any, or one arrives. */
export async function readStamp(reference?: string) {
  const where = reference ? { reference, undoneAt: null } : {}
  const [event, lead] = await Promise.all([
    db().leadEvent.findFirst({ where, orderBy: { id: 'desc' }, select: { id: true } }),
    reference ? null : db().lead.findFirst({ orderBy: { createdAt: 'desc' }, select: { reference: true } }),
  ])
  return [event?.id ?? 0, lead?.reference].filter((part) => part !== undefined).join(' ')
}
