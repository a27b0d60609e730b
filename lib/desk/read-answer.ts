import 'server-only'
import type { LeadRow } from '../leads/kinds'
import { readReplyFiles } from '../leads/reply-files'
import { quoteMail } from '../mail/quotation'
import { readLastReceived, replySubject } from '../mail/thread'
import { findPaper, type IssuedPaper, listPapers, toFile, tripTitle } from '../papers/read'
import { db } from '../platform/db'
import { BadRequestError } from '../platform/errors'
import type { Desk } from './access'
import { readOwnDraft } from './reply-drafts'

export type AnswerBox = Awaited<ReturnType<typeof readAnswerBox>>

/** What the reply box of a request begins with: what they have typed, and the mail that it answers. */
export async function readAnswerBox({ reference, email }: LeadRow, desk: Desk, papers: Papers) {
  const [draft, files, received] = await Promise.all([
    readOwnDraft(reference, desk),
    readReplyFiles(db(), reference, desk),
    email ? readLastReceived(db(), reference, email) : null,
  ])
  return {
    draft,
    files,
    subject: received ? replySubject(received.subject) : undefined,
    quotation: received && quoteMail(received),
    papers: listAttachable(papers),
  }
}

/** What was issued, and what was agreed last. */
type Papers = { issued: IssuedPaper[]; terms: { kind: string } | null }

/** The papers of a request that are for travellers: no vouchers, no guide's sheet, nothing that was taken back. */
function listAttachable({ issued, terms }: Papers) {
  const isBooked = terms && terms.kind !== 'cancelled'
  return [
    ...(isBooked ? [{ slug: 'trip', title: tripTitle }] : []),
    ...issued
      .filter(({ isForTraveller, takenBackBy }) => isForTraveller && !takenBackBy)
      .map(({ slug, title }) => ({ slug, title })),
  ]
}

/** As a PDF; undefined for ''. */
export async function readAttachment(reference: string, slug: string) {
  if (!slug) return
  const [issued, terms] = await Promise.all([
    listPapers(reference),
    db().reservation.findFirst({ where: { reference }, orderBy: { id: 'desc' }, select: { kind: true } }),
  ])
  const isListed = listAttachable({ issued, terms }).some((paper) => paper.slug === slug)
  const found = isListed ? await findPaper(reference, slug) : null
  if (!found) throw new BadRequestError('This paper is not here any more. Please choose another, or none.')
  return toFile(found)
}
