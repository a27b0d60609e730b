import { withdrawnSentence } from './withdrawn'

/** For a link that is no good; a review can always be written without one. */
export const invitationState = {
  used: 'This invitation has been used: it is good for one review. Thank you for writing.',
  expired:
    'This invitation is over. You can still write on the page of the trip; the review then has no “Travelled with us”.',
  unknown:
    'This is not the link of an invitation that is still good. Please open the newest one we mailed you, or write on the page of the trip.',
}

export const invitationPage = {
  title: 'Write about your trip',
  lead: 'What was good, what was not: both help the next traveller. It appears on the page of the trip, with “Travelled with us” and the month.',
  withdrawn: (title: string) =>
    `${withdrawnSentence(title)} We would like to know how it was all the same: we read your review and keep it, and it is shown when the trip is offered again.`,
  plain:
    'This page opens from the link in the mail we send after a trip. Anybody can write a review on the page of a trip as well.',
  toTrip: 'To the page of the trip',
  toTrips: 'All trips',
  policy: 'How we handle reviews',
}
