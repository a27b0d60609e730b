export const signInTexts = {
  subject: 'Your code for the desk',
  opening: (minutes: number) =>
    `Type this code on the page that asked for it. It works there for ${minutes} minutes, and once.`,
  asked: (time: string, device: string) => `It was asked for at ${time} in Nairobi on ${device}.`,
  notYou: 'If that was not you, do nothing, and give the code to nobody: without it nobody gets in.',
  wrong: 'This is not the code, or it is older than ten minutes. After five tries please ask for a new one.',
}

/** By `status` in the query, which a redirect after an action adds. */
const statusTexts = new Map([
  ['done', 'Done.'],
  ['undone', 'Undone.'],
  ['deleted', 'Deleted, with its mails and notes.'],
  ['saved', 'Saved. Nothing has been sent.'],
  ['listed', 'The nights of the offer are listed. Note on each when you asked and until when it is held.'],
  [
    'withdrawn',
    'The offer is withdrawn: its page says so. The traveller gets no mail about it, so please write to them.',
  ],
  ['accepted', 'The acceptance is noted. Confirm it to the traveller, and mark the request as booked.'],
  ['sent', 'The receipts are on their way.'],
  ['dropped', 'None of these receipts will be sent.'],
  ['signed-out', 'You are signed out.'],
  ['others', 'All other browsers are signed out.'],
  ['tested', 'A test mail is on its way. Look here again in a minute.'],
  [
    'taken',
    'Your file is in the folder. It is checked within a minute; what came of it is mailed to you and stands here.',
  ],
])

export const findStatusText = (status = '') => statusTexts.get(status)

export const testMailTexts = {
  subject: 'A test mail from the desk',
  text: 'You asked for it on the page “Ready to open?”. If you read this in your inbox and not among the spam, mails of the site arrive.',
}
