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
  claims: 'Claims of the site that are due for a check',
  prices: 'Prices that have run out, or do within 30 days',
  commands: 'npm run leads -- show REFERENCE, answered REFERENCE, release REFERENCE or resend REFERENCE does the rest.',
}

/** On the workbook in the content folder. */
export const contentWords = {
  taken: 'What you changed in the workbook is on the site now.',
  undo: 'The workbook of before is attached. To take this back, put it into the folder in place of the other one.',
  changes: 'Changed',
  faults: 'To put right',
  faulty: 'Something in the workbook is not right. Mend the cells below and save it again.',
  needsYes:
    'The workbook would delete many trips, or change their numbers. If that is meant, write yes on the sheet How to.',
  outdated:
    'Somebody has changed the site after this workbook was written. Take the newest one, and change in it what you changed here.',
  unchanged: 'Nothing on the site was changed.',
}
