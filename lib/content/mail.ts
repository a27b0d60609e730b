import { officeHours } from './contact'
import { formatLongDate } from './format'

export const acknowledgement = {
  received: 'Thank you. One of us will answer you.',
  reference: 'Please quote this reference when you write or call:',
  mistake:
    'For your privacy this email does not repeat your message. If you did not write to us, somebody typed your address by mistake, and you can ignore it.',
  closing: 'Asante sana. We look forward to talking to you.',
}

export const digestTexts = {
  intro: 'This needs your attention today. On a day when nothing does, no email is sent.',
  examples: 'Our example addresses and numbers that the site still shows as yours',
  due: 'Set aside until today',
  endingQuotes: 'Offers that end within two days',
  money: 'Deposits, balances and refunds that are due',
  holds: 'Beds and permits to ask for, or held until soon',
  names: 'Trips with names or passports to ask for before permits are bought',
  departures: 'Departures within 14 days',
  home: 'Came home: invite them to a review',
  unanswered: 'Unanswered for over 24 hours',
  held: 'Held back as likely spam',
  failed: 'Emails that could not be delivered',
  claims: 'Claims of the site that are due for a check',
  prices: 'Prices that have ended or will within 60 days, with none after them',
  times: `Answered in the last 30 days, in working time (${officeHours} in Nairobi, Monday to Saturday)`,
}

/** Of the mail on the first working day of a month. */
export const monthTexts = {
  opening: 'What was asked last month, and what has become of it until this morning. Sums are in US dollars.',
  sources: 'Where they came from',
  losses: 'Why some came to nothing',
  ahead: 'Booked ahead, by month of departure',
  open: 'See it at the desk',
}

export const deskTexts = {
  open: 'Open this request',
  workbook: 'Undo it, if it was a mistake',
  newestWorkbook: 'Download the newest workbook',
  renewed: 'A new link to the desk',
  renewedOpening: 'Somebody opened an old link from one of your mails, and asked for a new one.',
  review: 'Answer it in public, or take it down',
  list: 'Open the desk',
  requests: 'Requests',
  replying:
    'A reply to this email goes to the sender. The links to the desk open only for colleagues who have signed in, so they may stay in what you quote.',
}

export const reviewMailTexts = {
  opening: 'A new review is on the site. Every review is shown unless it looks like spam.',
}

export const workbookTexts = {
  taken: 'Your changes to the workbook are on the site now.',
  undo: 'The workbook as it was before is attached. To undo this, put it into the folder in place of the new one.',
  changes: 'Changed',
  faults: 'To correct',
  faulty: 'The workbook has errors. Please correct the cells below and save it again.',
  needsYes:
    'The workbook would withdraw many trips, change their numbers, or more than double or halve a price, a child’s share, a length or a height. If that is intended, write yes on the sheet How to.',
  takenInPart: 'Your changes to the workbook are on the site now, except those of the rows that are listed first.',
  leftAsOnSite:
    'Somebody else changed these rows after this workbook was written, so they stay as they are on the site. The workbook as you sent it is attached, and the one in the folder is written anew: if a value of yours is right, enter it there.',
  leftRows: 'Not taken, because the site was changed too',
  unchanged: 'Nothing on the site was changed.',
  plannedDone: 'What you planned at the desk was published just now. Content on the desk lists it, with an undo.',
  plannedRefused:
    'What you planned at the desk could not be published at its time. Nothing of it is lost: it is among the changes on Content again, for you to mend and publish.',
  siteChanged:
    'The site has changed since this workbook was written: somebody published or undid a change, or the site was upgraded.',
  left: 'The workbook has changes that are not on the site yet, so it was not written anew and nothing of yours is lost. Correct what the last mail names and save the workbook: after the import the site writes it anew. Or make your changes in the newest workbook.',
}

export const escalationTexts = {
  subject: (count: number) => `${count} requests are unanswered`,
  opening: 'Nobody has marked this as answered for two working hours.',
}

export const invitationTexts = {
  opening: [
    'Thank you for travelling with us. Would you tell others how it was? A few honest sentences are enough, about what was good and what was not. We show every review, whatever its stars.',
  ],
  link: 'Write your review',
  closing: ['The link is for you alone and for one review.'],
  unsubscribe: 'Please do not ask me for reviews',
  until: (day: Date) => `It is valid until ${formatLongDate(day.toISOString())}.`,
}

export const reviewReplyTexts = {
  opening: 'We have answered the review you wrote after your trip. Our answer is below it on the page of the trip.',
  review: 'You wrote',
  reply: 'Our answer',
  link: 'See it on the page of the trip',
}

export const andMore = (count: number) => `and ${count} more`

/** Placeholders of replies with their generic defaults. */
export const replyGaps = {
  name: 'traveller',
  trip: 'your trip',
  dates: 'the dates you have in mind',
  travellers: 'your party',
  price: 'the price we have still to work out',
  request: 'message',
  reference: 'without a number',
  brand: 'us',
  phone: 'our office',
  sender: 'the office in Nanyuki',
}

/** Placeholders without a default: an answer goes out only when each has its value. */
export const neededHoles = ['total', 'deposit', 'until']

/** What a ready answer may be for. */
export const replyKinds = ['booking', 'inquiry', 'volunteer', 'donation', 'contact'] as const

export const holeNames = [...Object.keys(replyGaps), ...neededHoles]

export const replyHoles = /\{([a-z]+)\}/g

/** Unknown placeholders. */
export function unknownHoles(text: string) {
  return [...text.matchAll(replyHoles)].flatMap(([, name = '']) => (holeNames.includes(name) ? [] : [name]))
}
