import 'server-only'
import { readContacts } from '../content/contacts'
import { type By, record, writerOf } from '../leads/handling'
import { type LeadRow, summarize } from '../leads/kinds'
import { formatGreeting } from '../mail/letter'
import { queueMail } from '../mail/queue'
import { type Db, db } from '../platform/db'
import { BadRequestError, NotFoundError } from '../platform/errors'
import { addReceipt } from './issue'
import { paperSchema } from './paper'
import { toPdf } from './pdf'
import { findPaper, toFile } from './read'

export type PaperMail = { to: string; subject: string; text: string }

/** With the PDF attached. Returns the event. Throws NotFoundError for a paper that is not there. */
export async function sendPaper(reference: string, slug: string, { to, subject, text }: PaperMail, by: By) {
  const found = await findPaper(reference, slug)
  if (!found) throw new NotFoundError('This paper is not here any more.')
  const attachment = await toFile(found)
  return db().$transaction((tx) =>
    record(tx, reference, by, {
      action: 'posted',
      note: `${found.title} to ${to}.`,
      isFinal: true,
      change: () => ({}),
      also: async (_, row) => queuePaper(tx, row, { to, subject, text, writer: writerOf(by) }, attachment),
    }),
  )
}

async function queuePaper(
  tx: Db,
  row: LeadRow,
  { to, subject, text, writer }: PaperMail & { writer?: string },
  attachment: { name: string; bytes: Buffer },
) {
  const { mailbox } = summarize(row)
  await queueMail(tx, {
    ...{ reference: row.reference, role: 'answer', to, subject, attachment, writer },
    replyTo: (await readContacts(tx)).emails[mailbox],
    letter: { heading: subject, opening: text.split(/\n{2,}/) },
  })
}

/** Within what notes the payment: both are stored, or neither. */
export async function mailReceipt(tx: Db, row: LeadRow, paymentId: number, by: By) {
  if (!row.email) throw new BadRequestError('There is no email address for the receipt.')
  const { name, content, createdAt } = await addReceipt(tx, row.reference, paymentId, by)
  const bytes = Buffer.from(await toPdf(paperSchema.parse(content), createdAt))
  const mail = { to: row.email, subject: `Your receipt ${name} (${row.reference})`, text: receiptText(row) }
  await queuePaper(tx, row, mail, { name: `${name}.pdf`, bytes })
}

const receiptText = (row: LeadRow) =>
  `${formatGreeting(summarize(row).name)}\n\nThank you for your payment. The receipt is attached, with what is still open.`
