/** What is noted of a lead, as its history names it. */
export const eventLabels = {
  answered: 'Marked as answered',
  mailed: 'Answered by mail',
  whatsapp: 'WhatsApp opened',
  reminded: 'Set aside',
  waiting: 'Waiting for the traveller',
  taken: 'Taken',
  handed: 'Handed over',
  drafted: 'Draft of an offer changed',
  quoted: 'Offer sent',
  accepted: 'Offer accepted',
  question: 'A question about the offer',
  declined: 'Offer declined',
  withdrawn: 'Offer withdrawn',
  reopened: 'Acceptance taken back',
  booked: 'Booked',
  changed: 'Booking changed',
  cancelled: 'Booking cancelled',
  paid: 'Money received',
  refunded: 'Money paid back',
  unpaid: 'A payment taken back',
  issued: 'Paper issued',
  posted: 'Paper sent by mail',
  assigned: 'Vehicle and guide',
  hold: 'Held or asked for',
  unheld: 'Taken off the list of beds and permits',
  entered: 'Entered by hand',
  closed: 'Closed',
  held: 'Held as spam',
  released: 'Released: not spam',
  replied: 'The traveller has answered',
  travelled: 'Marked as travelled',
  added: 'Added by the visitor',
  travellers: 'Who travels filled in',
}

export type EventKind = keyof typeof eventLabels

/** What the traveller said. */
export const travellerKinds: EventKind[] = ['accepted', 'question', 'declined', 'replied', 'added']

/** By which the office replies to the traveller, beside an offer. */
export const officeReplies: EventKind[] = ['mailed', 'answered', 'whatsapp']
