// Who else has a request open, and whether something was done since a page was made.
import 'server-only'
import { subSeconds } from 'date-fns'
import { latestEvent } from '../leads/handling'
import { databaseTime, db } from '../platform/db'
import { hashText } from '../publishing/edit-drafts'
import { lastPublication } from '../publishing/publish'
import { readWriters } from './reply-drafts'
import { readSessions } from './sign-in'

/** Pages ask every four seconds. */
const isHereFor = 10

/** `since`: '09:37', of who writes an answer. */
type Colleague = { name: string; isWriting: boolean; since?: string }

type Session = { hash: string; email: string; name: string }

/** Returns the others who have it open now, each once. */
export async function lookAt(
  reference: string,
  isWriting: boolean,
  { hash, email, name }: Session,
): Promise<Colleague[]> {
  const now = await databaseTime()
  await db().deskSession.updateMany({ where: { token: hash }, data: { looksAt: reference, lookedAt: now, isWriting } })
  const writers = await readWriters(reference, { who: name, email })
  const here = await db().deskSession.findMany({
    where: {
      ...{ looksAt: reference, lookedAt: { gte: subSeconds(now, isHereFor) }, endedAt: null },
      // On another device it is the same colleague.
      NOT: { email, name },
    },
    select: { name: true, isWriting: true },
    orderBy: [{ isWriting: 'desc' }, { createdAt: 'asc' }],
    distinct: ['name'],
  })
  const isWriter = (one: string) => writers.some((writer) => writer.name === one)
  return [
    ...writers.map((writer) => ({ ...writer, isWriting: true })),
    ...here.filter((colleague) => !isWriter(colleague.name)),
  ]
}

/** The names of those who are signed in, without `own`. */
export async function readColleagues(own: string) {
  const names = new Set((await readSessions()).map(({ name }) => name))
  return [...names].filter((name) => name !== '' && name !== own).sort()
}

/** Of a request: another one as soon as something is done with it. */
export const readStamp = async (reference: string) => String((await latestEvent(db(), reference))?.id ?? 0)

/** As long as the number of a request. */
export const placeOfThing = (address: string) => `C-${hashText(address)}`

/** Of content: another one as soon as a colleague changes a draft, or something is published. */
export async function readDraftsStamp(own: string) {
  const where = { who: { not: own } }
  const [latest, count, publication] = await Promise.all([
    db().contentDraft.findFirst({ where, orderBy: { updatedAt: 'desc' }, select: { updatedAt: true } }),
    db().contentDraft.count({ where }),
    lastPublication(),
  ])
  return `${latest?.updatedAt.getTime() ?? 0} ${count} ${publication}`
}

/** Of the list: another one as soon as something is done with any request, or one arrives. */
export async function readListStamp() {
  const [event, lead] = await Promise.all([
    db().leadEvent.findFirst({ orderBy: { id: 'desc' }, select: { id: true } }),
    db().lead.findFirst({ orderBy: { createdAt: 'desc' }, select: { reference: true } }),
  ])
  return `${event?.id ?? 0} ${lead?.reference ?? ''}`
}
