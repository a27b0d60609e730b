// What the law asks of sites that show reviews.
import { formatReviewCount } from './format'
import type { ReadingPage } from './reading'
import { type RemovalReason, removalReasonNames, removalReasons } from './removal-reasons'

export const reviewPolicyIntro =
  'Who may write one, what “Travelled with us” means, in which order they stand, and why one is ever taken down. The stars never decide.'

type Numbers = {
  removed: { reason: RemovalReason; count: number }[]
  waiting: number
  inviteAfterDays: number
  invitationDays: number
}

/** '3 reviews removed in 12 months: 2 spam, 1 personal data.' */
export function removalSentence(removed: Numbers['removed']) {
  const total = removed.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return 'No review was removed in the last 12 months.'
  const reasons = removed.map(({ reason, count }) => `${count} ${reason}`).join(', ')
  return `${formatReviewCount(total)} removed in 12 months: ${reasons}.`
}

export function reviewPolicy({ removed, waiting, inviteAfterDays, invitationDays }: Numbers): ReadingPage {
  return {
    title: 'How we handle reviews',
    intro: reviewPolicyIntro,
    updated: 'November 22, 2026',
    sections: [
      {
        id: 'who-writes',
        heading: 'Who can write one',
        paragraphs: [
          'Anybody, on the page of a trip, without an account. We ask that you write only about a trip you made with us, but of a review without a mark we do not know whether its writer did.',
          'We pay nothing and give no discount for a review, and we write none ourselves.',
        ],
      },
      {
        id: 'travelled-with-us',
        heading: 'What “Travelled with us” means',
        paragraphs: [
          `When a booked trip is over we mail its traveller a link, usually ${inviteAfterDays} days after the last day. Every booking that we have noted as travelled gets it, whatever we expect to read. A review written with it has the words “Travelled with us” and the month of the trip. The link is good for one review and for ${invitationDays} days.`,
        ],
      },
      {
        id: 'order',
        heading: 'Order, average and bars',
        paragraphs: [
          'The newest review stands first. The average, the number of reviews and the bars from one to five stars count every review that is shown, with the mark and without it, each the same. You can read those with one number of stars alone.',
        ],
      },
      {
        id: 'checks',
        heading: 'What is checked before',
        paragraphs: [
          'A review appears at once. Only what looks like the work of a robot waits until a person has looked at it: one with links or program code, one sent within two seconds, one that fills a field nobody can see. The same words sent twice count once, and one connection can send a limited number within an hour.',
        ],
      },
      {
        id: 'removed',
        heading: 'Why a review is taken down',
        paragraphs: ['There are six reasons, and we note which it was. How many stars it has is none of them:'],
        points: removalReasonNames.map((reason) => `${reason}: ${removalReasons[reason]}.`),
      },
      {
        id: 'counted',
        heading: 'What was taken down',
        paragraphs: [
          removalSentence(removed),
          waiting === 0
            ? 'None waits to be looked at.'
            : `${formatReviewCount(waiting)} held as likely spam, waiting for a look.`,
        ],
      },
      {
        id: 'answers',
        heading: 'Our answers',
        paragraphs: [
          'We may answer a review. The answer stands below it and changes nothing in it, and travellers whom we have invited get it by mail as well.',
        ],
      },
      {
        id: 'contact',
        heading: 'If something is wrong',
        paragraphs: ['To report a review, to have your own taken down, or because yours is missing, tell us:'],
      },
    ],
  }
}
