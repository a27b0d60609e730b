// How to reach the operator: from the configuration, unless reworded.
import 'server-only'
import { config } from '../config'
import { type Db, db } from '../server/db'

/** As the workbook names them. */
export function defaultContacts(): Record<string, string> {
  const { phone, whatsapp, postalAddress, emails } = config
  return {
    'contact.phone': phone,
    'contact.whatsapp': whatsapp,
    'contact.postalAddress': postalAddress,
    ...Object.fromEntries(Object.entries(emails).map(([name, email]) => [`contact.emails.${name}`, email])),
  }
}

export type Contacts = ReturnType<typeof contactsOf>

export async function readContacts(tx: Db = db()) {
  const rows = await tx.contentWord.findMany({ where: { key: { startsWith: 'contact.' } } })
  return contactsOf(Object.fromEntries(rows.map(({ key, text }) => [key, text])))
}

export function contactsOf(reworded: Record<string, string>) {
  const texts = { ...defaultContacts(), ...reworded }
  const text = (name: string) => texts[`contact.${name}`] ?? ''
  const emails = Object.fromEntries(
    Object.keys(config.emails).map((name) => [name, text(`emails.${name}`)]),
  ) as typeof config.emails
  return { phone: text('phone'), whatsapp: text('whatsapp'), postalAddress: text('postalAddress'), emails }
}
