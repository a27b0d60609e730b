// What is noted of a request, in one list: what its history, its row in the list and its state make of it.

type EventInfo = {
  label: string
  /** Who said it, if it is a part of the talk between them and us: the last such event tells who waits. */
  saidBy?: 'traveller' | 'office'
  /** The office has written or spoken to the traveller about the request, beside an offer. */
  isReply?: boolean
  /** How its note is shown: as a message of theirs or ours, or a note of the office; else as a line. */
  shownAs?: 'theirs' | 'ours' | 'noted'
  /** The request stands as before. */
  leavesState?: boolean
}

const kinds = {
  answered: { label: 'Marked as answered', saidBy: 'office', isReply: true, shownAs: 'noted' },
  mailed: { label: 'Answered by mail', saidBy: 'office', isReply: true, shownAs: 'ours' },
  whatsapp: { label: 'WhatsApp opened', saidBy: 'office', isReply: true, shownAs: 'noted' },
  reminded: { label: 'Set aside', shownAs: 'noted', leavesState: true },
  waiting: { label: 'Waiting for the traveller', saidBy: 'office' },
  taken: { label: 'Taken', leavesState: true },
  handed: { label: 'Handed over', leavesState: true },
  drafted: { label: 'Draft of an offer changed', leavesState: true },
  quoted: { label: 'Offer sent', saidBy: 'office' },
  accepted: { label: 'Offer accepted', saidBy: 'traveller', shownAs: 'theirs' },
  question: { label: 'A question about the offer', saidBy: 'traveller', shownAs: 'theirs' },
  declined: { label: 'Offer declined', saidBy: 'traveller', shownAs: 'theirs' },
  withdrawn: { label: 'Offer withdrawn', saidBy: 'office' },
  reopened: { label: 'Acceptance taken back', saidBy: 'office' },
  booked: { label: 'Booked', saidBy: 'office' },
  changed: { label: 'Booking changed', saidBy: 'office' },
  cancelled: { label: 'Booking cancelled', saidBy: 'office' },
  paid: { label: 'Money received', leavesState: true },
  refunded: { label: 'Money paid back', leavesState: true },
  unpaid: { label: 'A payment taken back', leavesState: true },
  issued: { label: 'Paper issued', leavesState: true },
  posted: { label: 'Paper sent by mail', leavesState: true },
  travellers: { label: 'Who travels filled in', leavesState: true },
  sourced: { label: 'Came through', leavesState: true },
  assigned: { label: 'Vehicle and guide', leavesState: true },
  hold: { label: 'Held or asked for', leavesState: true },
  unheld: { label: 'Taken off the list of beds and permits', leavesState: true },
  joins: { label: 'Departure asked for', leavesState: true },
  seated: { label: 'Places held', leavesState: true },
  unseated: { label: 'Places given back', leavesState: true },
  entered: { label: 'Entered by hand', shownAs: 'noted', leavesState: true },
  closed: { label: 'Closed', shownAs: 'noted' },
  held: { label: 'Held as spam' },
  released: { label: 'Released: not spam' },
  replied: { label: 'The traveller has written', saidBy: 'traveller', shownAs: 'theirs' },
  wrote: { label: 'By mail', saidBy: 'traveller', shownAs: 'theirs' },
  automatic: { label: 'An automatic answer', leavesState: true },
  joined: { label: 'Where a mail belongs', leavesState: true },
  travelled: { label: 'Marked as travelled', leavesState: true },
  added: { label: 'Added by the visitor', saidBy: 'traveller', shownAs: 'theirs', leavesState: true },
} satisfies Record<string, EventInfo>

export type EventKind = keyof typeof kinds

export const eventKinds: Record<EventKind, EventInfo> = kinds

const where = (has: (info: EventInfo) => unknown) =>
  (Object.keys(eventKinds) as EventKind[]).filter((kind) => has(eventKinds[kind]))

/** What the traveller said. */
export const travellerKinds = where(({ saidBy }) => saidBy === 'traveller')

/** What was said between them and us. */
export const talkKinds = where(({ saidBy }) => saidBy)

export const officeReplies = where(({ isReply }) => isReply)

/** Null for one that this version does not know. */
export const findEventInfo = (action: string) => (action in eventKinds ? eventKinds[action as EventKind] : null)

export const labelOfEvent = (action: string) => findEventInfo(action)?.label ?? action
