// What colleagues have begun to answer, as they typed it.
import 'server-only'
import { subMinutes } from 'date-fns'
import { type Db, databaseTime } from '../platform/db'

/** Several may sign in with one address. */
export type Writer = { who: string; email: string }

export const ofWriter = (reference: string, { who, email }: Writer) => ({ reference, email, who })

export const readReplyDraft = (tx: Db, reference: string, writer: Writer) =>
  tx.replyDraft.findUnique({ where: { reference_email_who: ofWriter(reference, writer) } })

export async function deleteReplyDraft(
  tx: Db,
  reference: string,
  { who, email = '' }: { who: string; email?: string },
) {
  await tx.replyDraft.deleteMany({ where: ofWriter(reference, { who, email }) })
}

const attached = /\n\n\[Attached: [^\n]*\]$/

/** What the history says of it. */
export const noteOfAnswer = (subject: string, text: string, files: string[]) =>
  `${subject}\n\n${text}${files.length > 0 ? `\n\n[Attached: ${files.join(', ')}]` : ''}`

/** `note`: of the event of an answer. What they write meanwhile is newer, and stays. */
export async function putReplyBack(
  tx: Db,
  reference: string,
  note: string,
  seen: number,
  { who, email = '' }: { who: string; email?: string },
) {
  const [subject = '', ...paragraphs] = note.replace(attached, '').split('\n\n')
  const data = { ...ofWriter(reference, { who, email }), subject, text: paragraphs.join('\n\n'), seen }
  await tx.replyDraft.createMany({ data, skipDuplicates: true })
}

const writesForMinutes = 2

/** Who else has typed an answer within two minutes, and since when. */
export async function readOtherWriters(tx: Db, reference: string, own: Writer) {
  const now = await databaseTime(tx)
  return tx.replyDraft.findMany({
    where: {
      ...{ reference, updatedAt: { gt: subMinutes(now, writesForMinutes) } },
      NOT: { email: own.email, who: own.who },
    },
    select: { who: true, begunAt: true },
    orderBy: { begunAt: 'asc' },
  })
}

/** Who stops for longer than they are shown as writing sits down to it anew. */
export const beginning = (before: { begunAt: Date; updatedAt: Date } | null, now: Date) =>
  before && before.updatedAt > subMinutes(now, writesForMinutes) ? before.begunAt : now
