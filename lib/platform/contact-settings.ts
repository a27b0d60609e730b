import { type Config, parseConfig } from './config-schema'

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

const isExample = ([name, text]: [string, string]) =>
  /(?:^|[@.])example\.(?:com|net|org)$/.test(text) || text.replaceAll(' ', '') === examples[name]?.replaceAll(' ', '')

/** Example contacts still shown to visitors. None for trial sites: no https, or a local name. */
export function examplesLeft(siteUrl: string, contacts: Record<string, string>) {
  const { protocol, hostname } = new URL(siteUrl)
  if (protocol !== 'https:' || /(?:^|\.)(?:localhost|local|test)$/.test(hostname)) return []
  const all = Object.entries({ SITE_URL: hostname, ...contacts })
  return all.filter(isExample).map(([name, text]) => `${name}: ${text}`)
}
