// How to reach the operator: as stored, which the sheet Words shows; the configuration stands in for what is missing.
import 'server-only'
import { config } from '../config'
import { contactTexts } from '../config/contacts'
import { type Db, db } from '../server/db'

export type Contacts = ReturnType<typeof contactsOf>

export async function readContacts(tx: Db = db()) {
  const rows = await tx.contentWord.findMany({ where: { key: { startsWith: 'contact.' } } })
  return contactsOf(Object.fromEntries(rows.map(({ key, text }) => [key, text])))
}

export function contactsOf(stored: Record<string, string>) {
  const texts = { ...contactTexts(config), ...stored }
  const text = (name: string) => texts[`contact.${name}`] ?? ''
  const emails = Object.fromEntries(
    Object.keys(config.emails).map((name) => [name, text(`emails.${name}`)]),
  ) as typeof config.emails
  return { phone: text('phone'), whatsapp: text('whatsapp'), postalAddress: text('postalAddress'), emails }
}
