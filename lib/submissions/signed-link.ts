// A signed link gives access to one thing until its expiry date.
import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { msPerDay } from '../domain/duration'
import type { Db } from '../platform/db'

const keyNames = {
  lead: 'desk',
  review: 'desk',
  workbook: 'desk',
  list: 'desk',
  month: 'desk',
  invitation: 'invitations',
  unsubscribe: 'invitations',
  request: 'requests',
} as const

type LinkKind = keyof typeof keyNames
export type LinkTarget<Kind extends LinkKind = LinkKind> = { kind: Kind; id: string }
type SignedLink = { state: 'unknown' } | ({ state: 'open' | 'expired'; until: Date } & LinkTarget)

const kinds = Object.keys(keyNames).join('|')
const tokenSchema = z
  .string()
  .max(80)
  .regex(new RegExp(`^(${kinds})~[A-Z0-9-]{1,20}~\\d{5}~[\\w-]{43}$`))

/** The last path segment; valid until the end of that day. */
export async function signToken(tx: Db, target: LinkTarget, until: Date) {
  return (await tokenSigner(tx, target.kind))(target, until)
}

/** Signs any number of links of kinds with the same key as `kind`, which is read once. */
export async function tokenSigner(tx: Db, kind: LinkKind) {
  const name = keyNames[kind]
  const key = await siteKey(tx, name)
  return (target: LinkTarget, until: Date) => {
    if (keyNames[target.kind] !== name) throw new Error(`A link of kind ${target.kind} has another key than ${kind}.`)
    return toToken(target, String(Math.ceil(until.getTime() / msPerDay)), key)
  }
}

export async function readToken(tx: Db, token: unknown): Promise<SignedLink> {
  const { data } = tokenSchema.safeParse(token)
  if (!data) return { state: 'unknown' }
  const [kind, id = '', until = ''] = data.split('~') as [LinkKind, string, string]
  const expected = toToken({ kind, id }, until, await siteKey(tx, keyNames[kind]))
  if (!timingSafeEqual(Buffer.from(data), Buffer.from(expected))) return { state: 'unknown' }
  const end = Number(until) * msPerDay
  return { state: end > Date.now() ? 'open' : 'expired', until: new Date(end), kind, id }
}

/** The same for the same text. Without the key of this installation addresses cannot be guessed from it. */
export async function hashWithKey(tx: Db, name: string, text: string) {
  return createHmac('sha256', await siteKey(tx, name))
    .update(text)
    .digest('base64url')
}

/** Revokes all existing links. */
export async function changeKey(tx: Db, name: (typeof keyNames)[LinkKind]) {
  const key = newKey()
  await tx.siteKey.upsert({ where: { name }, create: { name, key }, update: { key } })
}

/** Created at first use, shared by all instances. */
async function siteKey(tx: Db, name: string) {
  const found = await tx.siteKey.findUnique({ where: { name } })
  if (found) return found.key
  await tx.$executeRaw`INSERT INTO site_keys (name, key) VALUES (${name}, ${newKey()}) ON CONFLICT DO NOTHING`
  return (await tx.siteKey.findUniqueOrThrow({ where: { name } })).key
}

const newKey = () => randomBytes(32).toString('base64url')

function toToken({ kind, id }: LinkTarget, until: string, key: string) {
  const payload = `${kind}~${id}~${until}`
  return `${payload}~${createHmac('sha256', key).update(payload).digest('base64url')}`
}
