import 'server-only'
import { createHash } from 'node:crypto'
import { addDays } from 'date-fns'
import { readContacts } from '../content/contacts'
import { insertLead, makeReference } from '../leads/create-lead'
import { answered, type Change, theyWrote } from '../leads/handling'
import { recordBounce } from '../mail/bounce'
import { config } from '../platform/config'
import { type Db, databaseDay, databaseTime } from '../platform/db'
import { type ParsedMail, parseMail } from './parse-mail'
import { type MailEvent, recordMail } from './record-mail'
import { type Place, sortMail } from './sort-mail'

/** Stores a mail that came in, once for its Message-ID, at its request or as one of its own, which waits for the office. */
export async function receiveMail(tx: Db, raw: Uint8Array): Promise<void> {
  const mail = await parseMail(raw, { id: idOf(raw), now: await databaseTime(tx) })
  // Two readers at once, and the same mail in two mailboxes.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${mail.messageId}))`
  if ((await tx.receivedMail.count({ where: { messageId: mail.messageId } })) > 0) return
  if (mail.bounce) return receiveBounce(tx, mail, mail.bounce)
  const place = await sortMail(tx, mail, await readOwnAddresses(tx))
  if (place === 'left-out') {
    await store(tx, mail, { state: 'left-out', reference: null, proposed: null })
    return
  }
  if (place.request !== null) return receiveAnswer(tx, mail, place)
  const reference = await addRequest(tx, mail)
  await store(tx, mail, { state: place.proposed ? 'proposed' : 'at-request', reference, proposed: place.proposed })
}

/** Those of the office, and of colleagues who write by their own mail program. */
async function readOwnAddresses(tx: Db) {
  const { emails } = await readContacts(tx)
  return [...Object.values(emails), ...config.deskUsers.map(({ email }) => email)].map((one) => one.toLowerCase())
}

/** Of a mail without a Message-ID: the same mail has the same. */
const idOf = (raw: Uint8Array) => `<${createHash('sha256').update(raw).digest('base64url')}@without-id>`

async function store(
  tx: Db,
  { messageId, references, from, subject, text, quoted, isForged, sentAt, files }: ParsedMail,
  where: { state: string; reference: string | null; proposed: string | null },
) {
  // Of what is left out only that it was seen.
  const isKept = where.reference !== null
  return tx.receivedMail.create({
    data: {
      ...{ messageId, references, subject: isKept ? subject : '', isForged, sentAt, ...where },
      ...(isKept ? { fromAddress: from.address, fromName: from.name, text, quoted } : { fromAddress: '' }),
      files: isKept
        ? { create: files.map(({ bytes, ...file }) => ({ ...file, bytes: bytes && new Uint8Array(bytes) })) }
        : undefined,
    },
    select: { id: true },
  })
}

async function receiveAnswer(tx: Db, mail: ParsedMail, { request, as }: Extract<Place, { request: string }>) {
  const { id } = await store(tx, mail, { state: 'at-request', reference: request, proposed: null })
  const { address } = mail.from
  const colleague = config.deskUsers.find(({ email }) => email.toLowerCase() === address)?.name ?? ''
  const name = (as === 'answered' && colleague) || mail.from.name
  const change = await changeBy(tx, as, colleague)
  await recordMail(tx, request, { id, address, name, text: mail.text }, { action: as, change })
}

// Days after which a request that was answered comes back, as the desk proposes.
const waitsFor = 3

/** What a mail makes of its request. */
async function changeBy(tx: Db, as: MailEvent, colleague: string): Promise<Change> {
  const back = addDays(new Date(await databaseDay(tx)), waitsFor)
  return (before, now) => {
    if (as === 'automatic' || before.status === 'held') return {}
    if (as === 'wrote') return theyWrote(before, now)
    return before.status === 'closed' ? {} : answered(back, colleague)(before, now)
  }
}

async function addRequest(tx: Db, mail: ParsedMail) {
  const { from, subject, text, isSpam } = mail
  const fields = {
    name: from.name || from.address,
    email: from.address,
    subject: subject.slice(0, 200) || 'No subject',
    message: text.slice(0, 4000),
    ...{ phone: null, callTime: null, callZone: null },
  }
  const heldFor = isSpam ? 'spam filter' : null
  const row = await insertLead(tx, 'mail_message', makeReference(), { fields, heldFor, page: null })
  return row.reference
}

async function receiveBounce(tx: Db, mail: ParsedMail, bounce: NonNullable<ParsedMail['bounce']>) {
  const reference = await recordBounce(tx, bounce)
  await store(tx, mail, { state: 'bounce', reference, proposed: null })
}
