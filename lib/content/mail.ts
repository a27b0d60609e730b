// The words of the mails that the site sends.

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
  commands: 'npm run leads -- show REFERENCE, answered REFERENCE, release REFERENCE or resend REFERENCE does the rest.',
}
