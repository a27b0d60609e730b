import 'server-only'
import { config } from '../platform/config'
import { contactTexts, examplesLeft, isExample } from '../platform/contact-settings'
import { type Db, db } from '../platform/db'
import { isTrial } from '../platform/trial-address'

export type Contacts = ReturnType<typeof toContacts>

export async function readContacts(tx: Db = db()) {
  return toContacts(await readStored(tx))
}

/** Of an open site without our examples. */
export async function readShownContacts(tx: Db = db()) {
  return toShownContacts(await readStored(tx))
}

export async function readExamplesLeft(tx: Db = db()) {
  return examplesLeft(config.siteUrl, withDefaults(await readStored(tx)))
}

async function readStored(tx: Db) {
  const rows = await tx.contentWord.findMany({ where: { key: { startsWith: 'contact.' } } })
  return Object.fromEntries(rows.map(({ key, text }) => [key, text]))
}

const withDefaults = (stored: Record<string, string>) => ({ ...contactTexts(config), ...stored })

/** An open site shows none of our examples: '' instead. */
export function toShownContacts(stored: Record<string, string>) {
  const texts = Object.entries(withDefaults(stored)).map((entry): [string, string] =>
    !isTrial() && isExample(entry) ? [entry[0], ''] : entry,
  )
  return toContacts(Object.fromEntries(texts))
}

export function toContacts(stored: Record<string, string>) {
  const texts: Record<string, string> = withDefaults(stored)
  const text = (name: string) => texts[`contact.${name}`] ?? ''
  const emails = Object.fromEntries(
    Object.keys(config.emails).map((name) => [name, text(`emails.${name}`)]),
  ) as typeof config.emails
  return { phone: text('phone'), whatsapp: text('whatsapp'), postalAddress: text('postalAddress'), emails }
}
