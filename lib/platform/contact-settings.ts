import { type Config, parseConfig } from './config-schema'
import { isTrialAddress } from './trial-address'

export function contactTexts({ phone, whatsapp, postalAddress, emails }: Config): Record<string, string> {
  return {
    'contact.phone': phone,
    'contact.whatsapp': whatsapp,
    'contact.postalAddress': postalAddress,
    ...Object.fromEntries(Object.entries(emails).map(([name, email]) => [`contact.emails.${name}`, email])),
  }
}

const examples = contactTexts(parseConfig({}))

/** Without the example values, which are placeholders only. */
export function givenContacts(env: Record<string, string | undefined>) {
  return Object.entries(contactTexts(parseConfig(env))).filter(([key, text]) => text !== examples[key])
}

export const isExample = ([name, text]: [string, string]) =>
  /(?:^|[@.])example\.(?:com|net|org)$/.test(text) || text.replaceAll(' ', '') === examples[name]?.replaceAll(' ', '')

/** Of a page elsewhere, such as the operator's on Facebook. */
export const isExampleAddress = (url: string) => /\/example\b|\bexample\.(?:com|net|org)\b/.test(url)

/** Example contacts still shown to visitors. None for trial sites: no https, or a local name. */
export function examplesLeft(siteUrl: string, contacts: Record<string, string>) {
  if (isTrialAddress(siteUrl)) return []
  const all = Object.entries({ SITE_URL: new URL(siteUrl).hostname, ...contacts })
  return all.filter(isExample).map(([name, text]) => `${name}: ${text}`)
}
