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
  lines?: [heading: string, lines: string[]]
  before?: Buffer
}

export async function reportImport(tx: Db, name: string, { faults, lines, before }: Outcome) {
  if (faults.length > 0) return queueContentMail(tx, refusal(name, faults))
  if (!before) return
  await queueContentMail(tx, {
    subject: `${name} was imported: ${counted(lines.length, 'change')}`,
    opening: [workbookTexts.taken, workbookTexts.undo],
    lines: [workbookTexts.changes, lines],
    before,
  })
}

export async function reportUnreadable(tx: Db, name: string, why: string) {
  await queueContentMail(tx, { subject: `${name} cannot be read`, opening: [why, workbookTexts.unchanged] })
}

function refusal(name: string, faults: Outcome['faults']): ContentMail {
  const lines: [string, string[]] = [workbookTexts.faults, faults.map(faultLine)]
  const refused = (what: string, why: string) => ({
    subject: `${name} ${what}`,
    opening: [why, workbookTexts.unchanged],
    lines,
  })
  if (faults.every(({ reason }) => reason === 'needs-yes')) return refused('needs your yes', workbookTexts.needsYes)
  if (faults.some(({ reason }) => reason === 'outdated'))
    return refused('is older than the site', workbookTexts.outdated)
  return refused(`has ${counted(faults.length, 'error')}`, workbookTexts.faulty)
}

async function queueContentMail(tx: Db, { subject, opening, lines, before }: ContentMail) {
  const href = await deskLink(tx, 'workbook', before ? String(await lastImport(tx)) : newestWorkbook)
  await queueMail(tx, {
    role: 'operator',
    to: (await readContacts(tx)).emails.reservations,
    subject,
    letter: {
      heading: subject,
      opening,
      messages: lines ? [[lines[0], lines[1].join('\n')]] : [],
      button: href ? { label: before ? deskTexts.workbook : deskTexts.newestWorkbook, href } : undefined,
    },
    attachment: before && { name: 'before.xlsx', bytes: before },
  })
}
