// A link to the desk opens one thing until a day: whoever has it may handle that thing, and nothing else.
import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { config } from '../config'
import { deskWords } from '../content/mail'
import { utcDay } from '../itineraries/utc-day'
import { queueMail } from '../mail/queue'
import { type Db, db } from '../server/db'
import { changeSiteKey, siteKey } from './site-key'

const keyName = 'desk'
const day = 24 * 60 * 60_000

// In days.
const goodFor = { lead: 90, review: 90, workbook: 90, list: 3, month: 90 }

/** Instead of the number of an import. */
export const newestWorkbook = 'NEWEST'

export type DeskKind = keyof typeof goodFor
export type DeskTarget = { kind: DeskKind; id: string }
export type DeskToken = { state: 'unknown' } | ({ state: 'open' | 'expired' } & DeskTarget)

const tokenSchema = z
  .string()
  .max(80)
  .regex(/^(lead|review|workbook|list|month)~[A-Z0-9-]{1,20}~\d{5}~[\w-]{43}$/)

/** The address of the page for one thing, or null when the desk is switched off. `id` is a reference such as R-12. */
export async function deskLink(tx: Db, kind: DeskKind, id: string) {
  if (!config.hasDesk) return null
  const until = String(Math.ceil(Date.now() / day) + goodFor[kind])
  return `${config.siteUrl}/desk/${tokenOf({ kind, id, until, key: await siteKey(tx, keyName) })}`
}

/** Takes the token of a link, which may be anything. */
export async function readDeskToken(tx: Db, token: unknown): Promise<DeskToken> {
  const { data } = tokenSchema.safeParse(token)
  if (!data || !config.hasDesk) return { state: 'unknown' }
  const [kind, id = '', until] = data.split('~') as [DeskKind, string, string]
  const expected = tokenOf({ kind, id, until, key: await siteKey(tx, keyName) })
  if (!timingSafeEqual(Buffer.from(data), Buffer.from(expected))) return { state: 'unknown' }
  return { state: Number(until) * day > Date.now() ? 'open' : 'expired', kind, id }
}

/** Makes all links of before worthless at once. */
export const changeDeskKey = (tx: Db) => changeSiteKey(tx, keyName)

type Signed = DeskTarget & { until: string; key: string }

function tokenOf({ kind, id, until, key }: Signed) {
  const words = `${kind}~${id}~${until}`
  return `${words}~${createHmac('sha256', key).update(words).digest('base64url')}`
}

/** Mails a new link to the operator's own address, at most one a day for each thing. */
export async function mailNewLink({ kind, id }: DeskTarget) {
  await db().$transaction(async (tx) => {
    const href = await deskLink(tx, kind, id)
    if (!href) return
    await queueMail(tx, {
      role: 'operator',
      to: config.emails.reservations,
      subject: `${deskWords.renewed}: ${id}`,
      letter: {
        heading: deskWords.renewed,
        opening: [deskWords.renewedOpening],
        facts: [['For', id]],
        button: { label: deskWords.open, href },
      },
      name: `desk-${kind}-${id}-${utcDay(new Date())}`,
    })
  })
}
