// What mails and refusals about quotes say. Visitors read "offer", as on the pages.
import { counted, formatLongDate } from '../content/format'
import { formatMoney } from '../domain/currency'
import { formatGreeting, type Letter } from '../mail/letter'
import { formatParty } from '../prices/party'
import { countPeople, eachWith, formatTotal, type QuoteSnapshot } from './snapshot'

/** With `ticked` extras: 'US$5,800 in all, about US$2,900 each'. */
export function describeTotal(snapshot: QuoteSnapshot, ticked: string[] = []) {
  const total = `${formatTotal(snapshot, ticked)} in all`
  if (countPeople(snapshot) === 1) return total
  return `${total}, about ${formatMoney(eachWith(snapshot, ticked), snapshot.currency)} each`
}

export function describeExtras({ extras }: QuoteSnapshot, ticked: string[]) {
  return extras.flatMap(({ id, text }) => (ticked.includes(id) ? [text] : [])).join(', ')
}

/** 'December 4, 2027, 8 days' */
export function describeDays({ days }: QuoteSnapshot) {
  const [first] = days.flatMap(({ date }) => date ?? []).sort()
  return first ? `${formatLongDate(first)}, ${counted(days.length, 'day')}` : ''
}

/** For the office: what was sent, in the history of the lead. */
export const describeSent = (name: string, snapshot: QuoteSnapshot) =>
  `Offer ${name}: ${formatTotal(snapshot)}, valid until ${formatLongDate(snapshot.validUntil)}.`

export const draftLetter = (name: string | null, trip: string) =>
  `${formatGreeting(name)}\n\nThank you for your request. Here is our offer${trip && ` for ${trip}`}.`

const untilText = (validUntil: string) =>
  `It is valid until the end of ${formatLongDate(validUntil)} in Nairobi. On its page you can accept it, ask us something, or decline it.`

const notBooked = 'Nothing is booked or owed until we confirm.'

function toFacts(snapshot: QuoteSnapshot): [string, string][] {
  const { adults, kids, toddlers } = snapshot.party
  const facts: [string, string][] = [
    ['Trip', snapshot.trip.title],
    ['Dates', describeDays(snapshot)],
    ['Travellers', formatParty(adults, kids, toddlers)],
    ['Price', describeTotal(snapshot)],
  ]
  return facts.filter(([, value]) => value)
}

type Sent = { name: string; reference: string; snapshot: QuoteSnapshot; href: string }

export const quoteSubject = ({ name, reference, snapshot }: Omit<Sent, 'href'>) =>
  `Your offer ${name} for ${snapshot.trip.title} (${reference})`

export function quoteLetter({ name, snapshot, href }: Sent): Letter {
  return {
    heading: `Your offer ${name}`,
    opening: snapshot.letter.split(/\n{2,}/).filter(Boolean),
    facts: toFacts(snapshot),
    button: { label: 'See your offer', href },
    closing: [untilText(snapshot.validUntil), notBooked, snapshot.signedBy],
  }
}

/** To open in WhatsApp. */
export function quoteMessage({ snapshot, href }: Pick<Sent, 'snapshot' | 'href'>) {
  const { letter, signedBy, validUntil } = snapshot
  return [letter, describeTotal(snapshot), href, untilText(validUntil), signedBy].filter(Boolean).join('\n\n')
}

export const receiptSubject = (name: string, reference: string) => `You have accepted our offer ${name} (${reference})`

export function receiptLetter({ name, reference, snapshot, href }: Sent, who: string, ticked: string[]): Letter {
  const extras = describeExtras(snapshot, ticked)
  return {
    heading: `You have accepted our offer ${name}`,
    opening: [formatGreeting(who), `Thank you. We check that everything is still free, and confirm. ${notBooked}`],
    facts: [
      ['Reference', reference],
      ...toFacts(snapshot).filter(([label]) => label !== 'Price'),
      ...(extras ? [['Extras', extras] satisfies [string, string]] : []),
      ['Price', describeTotal(snapshot, ticked)],
    ],
    button: { label: 'See your offer', href },
    closing: ['If you did not accept it, please tell us at once.'],
  }
}

type Said = { name: string; reference: string; who: string; href: string | null }

const headings = {
  accepted: ({ name, who }: Said) => `${who} accepted offer ${name}`,
  question: ({ name, who }: Said) => `${who} asks about offer ${name}`,
  declined: ({ name, who }: Said) => `${who} declined offer ${name}`,
}

export const officeSubject = (kind: keyof typeof headings, said: Said) => `${headings[kind](said)} (${said.reference})`

export function officeLetter(kind: keyof typeof headings, said: Said, snapshot: QuoteSnapshot, note: Note): Letter {
  const extras = describeExtras(snapshot, note.extras)
  return {
    heading: headings[kind](said),
    facts: [
      ['Reference', said.reference],
      ...toFacts(snapshot).filter(([label]) => label !== 'Price'),
      ...(extras ? [['Extras', extras] satisfies [string, string]] : []),
      ['Price', describeTotal(snapshot, note.extras)],
    ],
    messages: note.text ? [[kind === 'declined' ? 'Reason' : 'Message', note.text]] : [],
    button: said.href ? { label: 'Open this request', href: said.href } : undefined,
    closing: kind === 'accepted' ? ['Check that everything is still free, then confirm it to them.'] : [],
  }
}

type Note = { text: string; extras: string[] }

/** For the history of the lead. */
export const describeAnswer = (name: string, snapshot: QuoteSnapshot, { text, extras }: Note) =>
  [`Offer ${name}`, describeExtras(snapshot, extras), text].filter(Boolean).join(': ')

export const askAgainText = 'The offer has expired. Please make it again for me.'

export const refusals = {
  draft: 'This offer has not been sent yet.',
  open: 'This offer is still valid. You can accept it, ask about it, or decline it.',
  accepted: 'This offer is accepted. Please write or call if something should change.',
  superseded: 'Another of our offers to you was accepted. Please write or call if something should change.',
  declined: 'This offer was declined. Please write or call if you want it after all.',
  withdrawn: 'We have withdrawn this offer. Please ask us for a new one.',
  expired: (validUntil: string) =>
    `This offer was valid until ${formatLongDate(validUntil)}. Ask us again, and we will see what is still free.`,
  replaced: (newest: string) =>
    `This offer was replaced by offer ${newest}. Please use the link that we sent you with it.`,
  otherVersion: 'The page shows another version than the one you accept. Please reload it.',
  unknownExtra: 'One of the extras is not part of this offer. Please reload the page.',
  keyUsed: 'This form was already sent. Please reload the page.',
}
