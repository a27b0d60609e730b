// Text and HTML of every mail. Styles are inline, except for dark mode, since many mail clients drop style sheets.
import 'server-only'
import { colors } from '../design/tokens'
import { html, htmlSource, rawHtml } from '../http/html'
import type { Quotation } from './quotation'

export type Letter = {
  heading: string
  opening?: string[]
  facts?: [label: string, value: string][]
  messages?: [label: string, text: string][]
  button?: { label: string; href: string }
  links?: { label: string; href: string }[]
  closing?: string[]
  /** What it answers, below the signature. */
  quotation?: Quotation
}

// Browsers send CRLF.
const linesOf = (text: string) => text.split(/\r\n?|\n/)

const none = { opening: [], facts: [], messages: [], links: [], closing: [] }

export function letterText(letter: Letter, signature: string) {
  const { heading, opening, facts, messages, button, links, closing, quotation } = { ...none, ...letter }
  return [
    heading,
    ...opening,
    facts.map(([label, value]) => `${label}: ${linesOf(value).join('\n  ')}`).join('\n'),
    ...messages.map(([label, text]) => [`${label}:`, ...linesOf(text).map((line) => `> ${line}`)].join('\n')),
    // Each address on its own line, so that punctuation does not become part of the link.
    button && `${button.label}:\n${button.href}`,
    links.map(({ label, href }) => `${label}: ${href}`).join('\n'),
    ...closing,
    signature,
    quotation && [quotation.intro, ...quotation.lines.map((line) => `> ${line}`)].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

const sans = 'font-family:Arial,Helvetica,sans-serif'
const serif = 'font-family:Georgia,serif'
const soft = `color:${colors.ink.soft}`
const paragraph = `${serif};font-size:17px;line-height:1.6;margin:0 0 16px`

const { night, sun } = colors
const darkMode = `@media (prefers-color-scheme: dark) {
body, .paper { background-color: ${night.DEFAULT} !important; color: ${colors.paper} !important }
.soft { color: ${night.mist} !important }
.link { color: ${sun.DEFAULT} !important }
}`

const withBreaks = (text: string) => linesOf(text).map((line, index) => html`${index > 0 && rawHtml('<br>')}${line}`)

export function letterHtml(letter: Letter, signature: string) {
  const { heading, opening, facts, messages, button, links, closing, quotation } = { ...none, ...letter }
  return htmlSource(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${heading}</title><style>${rawHtml(darkMode)}</style></head>
<body style="margin:0;background-color:${colors.sand};color:${colors.ink.DEFAULT}">
<div class="paper" style="max-width:600px;margin:0 auto;padding:32px 24px;background-color:${colors.paper};color:${colors.ink.DEFAULT}">
<h1 style="${sans};font-size:24px;line-height:1.2;margin:0 0 20px">${heading}</h1>
${opening.map((text) => html`<p style="${paragraph}">${withBreaks(text)}</p>\n`)}
${
  facts.length > 0 &&
  html`<table role="presentation" style="${sans};font-size:16px;border-collapse:collapse;margin:0 0 20px">
${facts.map(
  ([label, value]) => html`<tr>
<td class="soft" style="padding:6px 20px 6px 0;vertical-align:top;${soft}">${label}</td>
<td style="padding:6px 0;font-weight:bold">${withBreaks(value)}</td>
</tr>\n`,
)}</table>`
}
${messages.map(
  ([label, text]) => html`<p class="soft" style="${sans};font-size:14px;margin:0 0 6px;${soft}">${label}</p>
<blockquote style="${serif};font-size:17px;line-height:1.6;margin:0 0 20px;padding-left:16px;border-left:3px solid ${colors.sun.DEFAULT}">${withBreaks(text)}</blockquote>\n`,
)}
${
  button &&
  html`<table role="presentation" style="border-collapse:separate;margin:0 0 20px"><tr>
<td style="background-color:${colors.ember.DEFAULT};border-radius:6px"><a href="${button.href}" style="${sans};display:inline-block;padding:14px 22px;font-size:17px;font-weight:bold;color:#FFFFFF;text-decoration:none">${button.label}</a></td>
</tr></table>\n`
}
${links.map(
  ({ label, href }) =>
    html`<p style="${sans};font-size:16px;margin:0 0 12px"><a href="${href}" class="link" style="color:${colors.ember.DEFAULT}">${label}</a></p>\n`,
)}
${closing.map((text) => html`<p style="${paragraph}">${withBreaks(text)}</p>\n`)}
<p class="soft" style="${sans};font-size:14px;margin:24px 0 0;${soft}">${signature}</p>
${
  quotation &&
  html`<p class="soft" style="${sans};font-size:14px;margin:24px 0 6px;${soft}">${quotation.intro}</p>
<blockquote class="soft" style="${serif};font-size:15px;line-height:1.6;margin:0;padding-left:16px;border-left:3px solid ${colors.line.DEFAULT};${soft}">${withBreaks(quotation.lines.join('\n'))}</blockquote>`
}
</div>
</body>
</html>
`)
}

// The address is unverified: a name must not carry a message or a link.

// What mail clients make a link of: an inner dot with two letters after it (initials such as J.R. have one), a scheme, an
// @ within the word, a telephone number. And what nobody can see, but for the joiners of Persian and Indic scripts.
const unsafe = /[.。．｡][\p{L}\p{M}\p{N}]{2}|[:\\<>]|.@|(?:\p{Nd}\P{L}*){4}|(?![\u200c\u200d])\p{C}/u
const joiners = /[\u200c\u200d]/g
const connector = /^[&+]$/
const longest = 60

const titles =
  'dr|mr|mrs|ms|miss|mx|prof|professor|sir|dame|lord|lady|rev|fr|captain|capt|herr|frau|familie|family|fam|mme|mlle|madame|monsieur|sig|signora|signor|señor|señora|sr|sra|don|doña|dom|mevrouw|meneer|st'
const particles = 'van|von|de|del|della|der|di|da|das|dos|du|la|le|los|den|ter|ten|al|el|bin|ibn|abu'
const connections = 'and|und|et|y|e|en|og|och|na'
const titleThenName = new RegExp(`^(${titles})\\.(?=\\p{L})`, 'iu')

/** Without what may be a link, and without signs that stand alone. */
function nameWords(name: string | null) {
  const words = (name ?? '').split(/\s+/).flatMap((word) => word.replace(titleThenName, '$1. ').split(' '))
  const safe = words.filter((word) => /\p{L}/u.test(word) && !unsafe.test(word.replace(joiners, '')))
  return words.filter((word) => safe.includes(word) || connector.test(word))
}

const safeName = (name: string | null) =>
  nameWords(name)
    .join(' ')
    .replace(/([&+])(?: [&+])+/g, '$1')
    .replace(/^[&+] ?|[ ,;&+]+$/g, '')

const plainWord = /^(?:\p{sc=Latn}|\p{M}|['’-])+$/u
const greekWord = /^(?:\p{sc=Grek}|\p{M}|['’-])+$/u
const vietnamese = /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/
const first = new RegExp(`^(?:${titles}|${particles})$`, 'iu')
const between = new RegExp(`^(?:${connections})$`, 'i')
const isInCapitals = (word: string) => /\p{Lu}.*\p{Lu}/u.test(word) && word === word.toUpperCase()

/** The given name where it is clear which one that is, else the whole name; undefined for none. */
export function firstName(name: string | null) {
  const whole = safeName(name)
  const words = whole.split(' ')
  const [given = ''] = words
  const isClear =
    whole === (name ?? '').trim().replace(/\s+/g, ' ') &&
    (words.every((word) => plainWord.test(word)) || words.every((word) => greekWord.test(word))) &&
    words.every((word) => word.length > 1 && !between.test(word)) &&
    !first.test(given) &&
    !words.some(isInCapitals) &&
    !vietnamese.test(whole.normalize('NFC'))
  return (isClear ? given : whole) || undefined
}

export function formatGreeting(name: string | null) {
  const greeted = [...safeName(name)].slice(0, longest).join('').trim()
  return greeted ? `Dear ${greeted},` : 'Hello,'
}
