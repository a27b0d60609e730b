// Keys that sign links. They are in the database, so that backups have them.
import 'server-only'
import { randomBytes } from 'node:crypto'
import type { Db } from '../server/db'

/** Made at first use: all instances sign with the key that the first of them made. */
export async function siteKey(tx: Db, name: string) {
  await tx.$executeRaw`INSERT INTO site_keys (name, key) VALUES (${name}, ${newKey()}) ON CONFLICT DO NOTHING`
  return (await tx.siteKey.findUniqueOrThrow({ where: { name } })).key
}

/** What was signed before is worth nothing from now on. */
export async function changeSiteKey(tx: Db, name: string) {
  const key = newKey()
  await tx.siteKey.upsert({ where: { name }, create: { name, key }, update: { key } })
}

const newKey = () => randomBytes(32).toString('base64url')
