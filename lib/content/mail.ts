// The words of the mails that the site sends.

export const replyTimes = {
  volunteer: 'within 3-5 business days',
  other: 'within one working day',
}

export const acknowledgement = {
  /** Above the visitor's own words. */
  received: 'It has arrived and is in the hands of a person. This is what you sent:',
  /** After the promised reply time. */
  reference: 'Please quote this reference when you write or call:',
  mistake: 'If you did not send this, somebody typed your address by mistake. You need do nothing.',
  closing: 'Asante sana, and talk soon.',
}

/** What a lead is called in mails to the visitor ("your ...") and to the operator. */
export const leadNames = {
  booking: { yours: 'booking request', ours: 'Booking request' },
  inquiry: { yours: 'inquiry', ours: 'Community inquiry' },
  donation_inquiry: { yours: 'donation inquiry', ours: 'Donation inquiry' },
  volunteer_application: { yours: 'volunteer application', ours: 'Volunteer application' },
  contact_message: { yours: 'message', ours: 'Contact message' },
}

export const digestWords = {
  intro: 'This is what waits this morning. Nothing is sent on a day when nothing waits.',
  unanswered: 'Unanswered for over 24 hours',
  held: 'Held back as likely spam',
  failed: 'Mails that could not be delivered in two days',
  claims: 'Claims of the site that are due for a check',
  prices: 'Prices that have run out, or do within 30 days',
  commands: 'npm run leads -- show REFERENCE, answered REFERENCE, release REFERENCE or resend REFERENCE does the rest.',
}
