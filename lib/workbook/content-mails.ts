import 'server-only'
import { readContacts } from '../content/contacts'
import { counted } from '../content/format'
import { deskTexts, workbookTexts } from '../content/mail'
import { queueMail } from '../mail/queue'
import type { Db } from '../platform/db'
import { deskLink, newestWorkbook } from '../submissions/desk-link'
import { lastImport, type Outcome } from './import'
import { faultLine } from './parse'

type ContentMail = {
  subject: string
  opening: string[]
  lines: [heading: string, lines: string[]] | null
  before?: Buffer | null
}

export async function reportImport(tx: Db, name: string, { faults, lines, before }: Outcome) {
  if (faults.length > 0) return queueContentMail(tx, refusal(name, faults))
  if (!before) return
  const count = counted(lines.length, 'change')
  await queueContentMail(tx, {
    subject: `${name} was imported: ${count}`,
    opening: [workbookTexts.taken, workbookTexts.undo],
    lines: [workbookTexts.changes, lines],
    before,
  })
}

export async function reportUnreadable(tx: Db, name: string, why: string) {
  await queueContentMail(tx, {
    subject: `${name} cannot be read`,
    opening: [why, workbookTexts.unchanged],
    lines: null,
  })
}

function refusal(name: string, faults: Outcome['faults']): ContentMail {
  const lines: [string, string[]] = [workbookTexts.faults, faults.map(faultLine)]
  if (faults.every(({ reason }) => reason === 'needs-yes'))
    return { subject: `${name} needs your yes`, opening: [workbookTexts.needsYes, workbookTexts.unchanged], lines }
  if (faults.some(({ reason }) => reason === 'outdated'))
    return {
      subject: `${name} is older than the site`,
      opening: [workbookTexts.outdated, workbookTexts.unchanged],
      lines,
    }
  const count = counted(faults.length, 'error')
  return { subject: `${name} has ${count}`, opening: [workbookTexts.faulty, workbookTexts.unchanged], lines }
}

async function queueContentMail(tx: Db, { subject, opening, lines, before }: ContentMail) {
  await queueMail(tx, {
    role: 'operator',
    to: (await readContacts(tx)).emails.reservations,
    subject,
    letter: {
      heading: subject,
      opening,
      messages: lines ? [[lines[0], lines[1].join('\n')]] : [],
      button: await toButton(tx, before ? 'undo' : 'newest'),
    },
    attachment: before ? { name: 'before.xlsx', bytes: before } : undefined,
  })
}

async function toButton(tx: Db, use: 'undo' | 'newest') {
  const href = await deskLink(tx, 'workbook', use === 'undo' ? String(await lastImport(tx)) : newestWorkbook)
  return href ? { label: use === 'undo' ? deskTexts.workbook : deskTexts.newestWorkbook, href } : undefined
}
