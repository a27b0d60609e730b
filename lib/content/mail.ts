// The words of the mails that the site sends.
import { formatLongDate } from './format'

export const acknowledgement = {
  /** Above the visitor's own words. */
  received: 'It has arrived and is in the hands of a person. This is what you sent:',
  /** After the promised reply time. */
  reference: 'Please quote this reference when you write or call:',
  mistake: 'If you did not send this, somebody typed your address by mistake. You need do nothing.',
  closing: 'Asante sana, and talk soon.',
}

export const digestWords = {
  intro: 'This is what waits this morning. Nothing is sent on a day when nothing waits.',
  unanswered: 'Unanswered for over 24 hours',
  held: 'Held back as likely spam',
  failed: 'Mails that could not be delivered in two days',
  times: 'Answered in the last 30 days, in working time (07:00 to 18:00 in Nairobi, Monday to Saturday)',
  commands: 'npm run leads -- show REFERENCE, answered REFERENCE, release REFERENCE or resend REFERENCE does the rest.',
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
