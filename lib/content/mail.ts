import { formatLongDate } from './format'
import { officeHours } from './office-hours'

export const acknowledgement = {
  received: 'It has arrived and is in the hands of a person.',
  reference: 'Please quote this reference when you write or call:',
  mistake:
    'For your privacy this mail does not repeat what you wrote. If you did not write to us, somebody typed your address by mistake, and you need do nothing.',
  closing: 'Asante sana, and talk soon.',
}

export const digestWords = {
  intro: 'This needs you this morning. On a day when nothing does, no mail is sent.',
  examples: 'Examples of ours that visitors are given as your address or telephone',
  due: 'Set aside until today',
  unanswered: 'Unanswered for over 24 hours',
  held: 'Held back as likely spam',
  failed: 'Mails that could not be delivered in two days',
  claims: 'Claims of the site that are due for a check',
  prices: 'Prices that have run out or will within 30 days',
  times: `Answered in the last 30 days, in working time (${officeHours} in Nairobi, Monday to Saturday)`,
}

export const deskWords = {
  open: 'Open this request',
  workbook: 'Undo it, if it was not meant',
  newestWorkbook: 'Take the newest workbook',
  renewed: 'A new link to the desk',
  renewedOpening: 'Somebody opened an old link from one of your mails, and asked for a new one.',
  review: 'Answer it in public, or take it down',
  list: 'Open the list',
  forwarding:
    'Whoever has this mail can act on it for 90 days: forward it only to colleagues. A reply to it does not reach the traveller: use “Answer by mail”.',
}

export const reviewMailWords = {
  opening: 'New on the pages of the trips. Every review is shown unless it looks like spam.',
}

/** For mails about the workbook in the content folder. */
export const contentWords = {
  taken: 'What you changed in the workbook is on the site now.',
  undo: 'The workbook as it was before is attached. To undo this, put it into the folder in place of the new one.',
  changes: 'Changed',
  faults: 'To correct',
  faulty: 'Something in the workbook is not right. Please correct the cells below and save it again.',
  needsYes:
    'The workbook would withdraw many trips, change their numbers, or make a price, a length or a height more than double or less than half. If that is meant, write yes on the sheet How to.',
  outdated:
    'Somebody has changed the site after this workbook was written. Take the newest one, and change in it what you changed here.',
  unchanged: 'Nothing on the site was changed.',
}

export const escalationWords = 'Nobody has marked this as answered for two working hours.'

export const invitationWords = {
  opening: [
    'Thank you for travelling with us. Would you tell others how it was? A few honest sentences are enough, about what was good and what was not. We show every review, whatever its stars.',
  ],
  link: 'Write your review',
  closing: ['The link is yours alone and good for one review.'],
  until: (day: Date) => `It is good until ${formatLongDate(day.toISOString())}.`,
}

export const replyWords = {
  opening:
    'We have answered the review that you wrote after your trip. It stands below your words on the page of the trip.',
  review: 'You wrote',
  reply: 'Our answer',
  link: 'See it on the page of the trip',
}

export const andMore = (count: number) => `and ${count} more`
