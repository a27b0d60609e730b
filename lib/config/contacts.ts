// How to reach the operator, as the sheet Words names it.
import { type Config, parseConfig } from './schema'

export function contactTexts({ phone, whatsapp, postalAddress, emails }: Config): Record<string, string> {
  return {
    'contact.phone': phone,
    'contact.whatsapp': whatsapp,
    'contact.postalAddress': postalAddress,
    ...Object.fromEntries(Object.entries(emails).map(([name, email]) => [`contact.emails.${name}`, email])),
  }
}

const examples = contactTexts(parseConfig({}))

/** Without our examples, which stand in until there is something to store. */
export function givenContacts(env: Record<string, string | undefined>) {
  return Object.entries(contactTexts(parseConfig(env))).filter(([key, text]) => text !== examples[key])
}
