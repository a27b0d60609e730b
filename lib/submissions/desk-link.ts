import 'server-only'
import { addDays } from 'date-fns'
import { readContacts } from '../content/contacts'
import { deskTexts } from '../content/mail'
import { utcDay } from '../domain/utc-day'
import { queueMail } from '../mail/queue'
import { config } from '../platform/config'
import { type Db, db } from '../platform/db'
import { type LinkTarget, readToken, tokenSigner } from './signed-link'

// Days. Links to the list and the month are in mails of before: they lead to the sign-in.
const goodFor = { lead: 90, review: 90, workbook: 90, list: 3, month: 90 }

export const newestWorkbook = 'NEWEST'

export type DeskKind = keyof typeof goodFor
export type DeskTarget = LinkTarget<DeskKind>

/** Where one signs in. Null when the desk is off. */
export const deskAddress = () => (config.hasDesk ? `${config.siteUrl}/desk` : null)

/** Null when the desk is off. `id` such as R-12; `latest`: the expiry of the link that leads there. */
export async function deskLink(tx: Db, kind: DeskKind, id: string, latest?: Date) {
  return (await deskLinks(tx))(kind, id, latest)
}

/** Makes any number of links; the database is asked once. */
export async function deskLinks(tx: Db) {
  const sign = config.hasDesk ? await tokenSigner(tx, 'list') : null
  return (kind: DeskKind, id: string, latest?: Date) => {
    const end = addDays(new Date(), goodFor[kind])
    const until = latest && latest < end ? latest : end
    return sign && `${config.siteUrl}/desk/link/${sign({ kind, id }, until)}`
  }
}

export type DeskLinks = Awaited<ReturnType<typeof deskLinks>>

export async function readDeskToken(tx: Db, token: unknown) {
  const link = await readToken(tx, token)
  if (!config.hasDesk || link.state === 'unknown' || !(link.kind in goodFor)) return { state: 'unknown' as const }
  return link as typeof link & DeskTarget
}

/** Mails a new link to the operator, at most one a day for each target. */
export async function mailNewLink({ kind, id }: DeskTarget) {
  await db().$transaction(async (tx) => {
    const href = await deskLink(tx, kind, id)
    if (!href) return
    await queueMail(tx, {
      role: 'operator',
      to: (await readContacts(tx)).emails.reservations,
      subject: `${deskTexts.renewed}: ${id}`,
      letter: {
        heading: deskTexts.renewed,
        opening: [deskTexts.renewedOpening],
        facts: [['For', id]],
        button: { label: deskTexts.open, href },
      },
      name: `desk-${kind}-${id}-${utcDay(new Date())}`,
    })
  })
}
