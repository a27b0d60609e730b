// Suspected spam is stored and answered like the rest, but not mailed.
import 'server-only'
import { removalReasons } from '../content/removal-reasons'

const signsOfSpam = {
  honeypot: 'the hidden field was filled in',
  'too fast': 'sent within two seconds',
  links: 'links or code in the text',
  'spam filter': 'the mailbox takes it for spam',
}
export const heldReasons = { ...signsOfSpam, operator: 'by the office' }
export type HeldFor = keyof typeof heldReasons

/** Held by the site, and nobody has judged it yet. */
export const heldAsLikelySpam = { status: 'held', heldFor: { in: Object.keys(signsOfSpam) } }
export const isLikelySpam = (heldFor: string | null) => heldFor !== null && heldFor in signsOfSpam

/** In words; a review may also be held for a reason of the office. */
export function describeHeld(reason: string | null) {
  const reasons: Record<string, string> = { ...heldReasons, ...removalReasons }
  return reasons[String(reason)] ?? reason
}

const fastest = 2000

/** `website` is a honeypot; `openFor` is in milliseconds. */
export function spamReason(input: unknown, fields: Record<string, unknown>, linksAllowed: number): HeldFor | null {
  const { website, openFor } = typeof input === 'object' && input ? (input as Record<string, unknown>) : {}
  if (typeof website === 'string' && website.trim()) return 'honeypot'
  if (isTooFast(openFor)) return 'too fast'
  return hasLinksOrCode(fields, linksAllowed) ? 'links' : null
}

// Measured by the browser, since clocks differ.
function isTooFast(openFor: unknown) {
  if (openFor === '' || (typeof openFor !== 'string' && typeof openFor !== 'number')) return false
  return Number(openFor) >= 0 && Number(openFor) < fastest
}

const link = /https?:\/\/|\bwww\.|\[url\b|<a\b/gi
const script =
  /<\s*(script|iframe|object|embed|svg|img|style|form|meta|link)\b|javascript:|data:text\/html|\bon(error|load|click|mouseover|focus)\s*=/i

const countLinks = (text: string) => text.match(link)?.length ?? 0

/** A link in a name, any code, or more links than allowed. */
function hasLinksOrCode({ email: _, ...fields }: Record<string, unknown>, linksAllowed: number) {
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const all = texts.map(([, text]) => text).join('\n')
  const inName = texts.some(([name, text]) => /name$/i.test(name) && countLinks(text) > 0)
  return script.test(all) || inName || countLinks(all) > linksAllowed
}
