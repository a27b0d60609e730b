import type { SignInKind } from './sign-in-history'

export const signInTexts = {
  subject: 'Your code for the desk',
  opening: (minutes: number) =>
    `Type this code on the page that asked for it. It works there for ${minutes} minutes, and once.`,
  asked: (time: string, device: string) => `It was asked for at ${time} in Nairobi on ${device}.`,
  notYou: 'If that was not you, do nothing, and give the code to nobody: without it nobody gets in.',
  full: {
    heading: 'Somebody keeps asking for codes for the desk',
    opening: [
      'Somebody asks for codes with this address again and again. It gets at most twenty an hour, so a code that you ask for may not come.',
      'A phone or computer on which you have signed in before still gets its code. On another one ask for a code, and let the person who looks after the site print it: npm run desk -- code',
    ],
    closing: ['You get this mail at most once a day. Give no code to anybody: without one nobody gets in.'],
  },
  longer: {
    heading: 'Codes for the desk are longer now',
    opening: [
      'Wrong codes were typed for this address, ten in a day or twenty in 30 days. Its next codes have eight letters and digits instead of six digits, until there are fewer. Earlier codes no longer work.',
      'If you are signing in just now, please ask for a new code. If it was not you, you need not do anything.',
    ],
    closing: ['Give no code to anybody: without one nobody gets in.'],
  },
  wrong: 'This is not the code, or it is older than ten minutes. After five tries please ask for a new one.',
}

/** Of what happened at the sign-in. */
export const signInKinds = {
  'signed in': 'signed in',
  'wrong code': 'a wrong code was typed',
  full: 'more codes were asked for than a mailbox gets',
  'longer codes': 'its codes are longer from here on',
} satisfies Record<SignInKind, string>

/** By `status` in the query, which a redirect after an action adds. */
const statusTexts = new Map([
  ['done', 'Done.'],
  ['undone', 'Undone.'],
  ['taken-back', 'Nothing was sent. Your answer is in the reply box again.'],
  ['same', 'Nothing was typed that is not saved already.'],
  ['none-marked', 'Nothing was done: mark the requests first.'],
  ['no-act', 'Nothing was done: choose what to do with them.'],
  ['changed', 'Nothing was done: something has changed meanwhile. This is how it stands now.'],
  [
    'undone-mailed',
    'Undone here. The confirmation had gone out by mail, so please write to them that it does not hold.',
  ],
  ['deleted', 'Deleted, with its mails and notes.'],
  ['saved', 'Saved. Nothing has been sent.'],
  ['drafted', 'Each trip has a draft of its own now. Go on with one after the other.'],
  [
    'copied',
    'Lines and prices are those of the offer that you chose, as it was sent. Check them for these travellers and days.',
  ],
  ['listed', 'The nights of the offer are listed. Note on each when you asked and until when it is held.'],
  [
    'withdrawn',
    'The offer is withdrawn: its page says so. The traveller gets no mail about it, so please write to them.',
  ],
  ['reopened', 'The acceptance is taken back: the offer’s page says why. They get no mail about it, so please write.'],
  ['accepted', 'The acceptance is noted. Confirm it to the traveller, and mark the request as booked.'],
  ['joined', 'The mail stands here now.'],
  ['posted', 'It is on its way by mail, as a PDF.'],
  ['signed-out', 'You are signed out.'],
  ['ended', 'That browser is signed out.'],
  ['others', 'All other browsers are signed out.'],
  ['tested', 'A test mail is on its way. Look here again in a minute.'],
  ['published', 'Published: the site says it now. An undo is below.'],
  ['planned', 'Planned. You get a mail when it is on the site, or if something keeps it from that.'],
  ['dropped', 'Dropped.'],
  ['unplanned', 'It is not planned any more. What was in it is among the changes again.'],
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
