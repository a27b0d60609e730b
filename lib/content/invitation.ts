import { withdrawnSentence } from './notices'

/** For invalid links. */
export const invitationState = {
  used: 'We have your review from this invitation. Thank you for writing.',
  expired:
    'This invitation has expired. You can still write a review on the page of the trip, without the mark “Travelled with us”.',
  unknown:
    'This link is not valid. Please open the newest one we emailed you, or write your review on the page of the trip.',
}

export const invitationPage = {
  title: 'Write about your trip',
  question: (trip: string) => `How was “${trip}”?`,
  lead: 'What was good and what was not: both help the next traveller. Your review appears on the page of the trip, with “Travelled with us” and the month.',
  withdrawn: (title: string) =>
    `${withdrawnSentence(title)} We would still like to know how it was: we read your review and keep it, and it is shown if the trip is offered again.`,
  plain:
    'This page opens from the link in the email we send after a trip. You can also write a review on the page of any trip.',
  toTrip: 'To the page of the trip',
  toTrips: 'All trips',
  policy: 'How we handle reviews',
  direct: 'Would you rather tell us directly? Somebody in Nanyuki answers.',
  travelled: 'You travelled',
  until: 'You can write until',
}

export const unsubscribePage = {
  title: 'No more invitations',
  question: 'Shall we stop asking you for reviews?',
  lead: 'After a trip we ask once by email for a review. If you prefer, we send no more invitations to your address. We still answer what you send us.',
  button: 'Stop asking me',
  done: 'We will not ask you again',
  doneText: 'We send no more invitations to review to your email address.',
  next: 'If you have a question about a trip, somebody in Nanyuki answers within one working day.',
  unknown: 'This link is not valid',
  unknownText: 'Please open the link at the end of the newest invitation, or write to us.',
}
