import { formatReviewCount } from './format'
import type { ReadingPage, ReadingSection } from './reading'
import { type RemovalReason, removalReasonNames, removalReasons } from './removal-reasons'

const reviewPolicyIntro =
  'Who can write a review, what “Travelled with us” means, how reviews are ordered, and why one is ever taken down. The stars never decide.'

type Numbers = {
  removed: { reason: RemovalReason; count: number }[]
  waiting: number
  inviteAfterDays: number
  invitationDays: number
}

export function removalSentence(removed: Numbers['removed']) {
  const total = removed.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return 'No review was removed in the last 12 months.'
  const reasons = removed.map(({ reason, count }) => `${count} ${reason}`).join(', ')
  return `${formatReviewCount(total)} removed in the last 12 months: ${reasons}.`
}

/** Without what has numbers of today, which the page puts into its sections. */
export const reviewPolicyTexts: ReadingPage = {
  title: 'How we handle reviews',
  intro: reviewPolicyIntro,
  updated: 'November 22, 2026',
  sections: [
    {
      id: 'who-writes',
      heading: 'Who can write one',
      paragraphs: [
        'Anybody can, on the page of a trip and without an account. Please write only about a trip you made with us. Where a review does not carry the words “Travelled with us”, we cannot know whether its writer did.',
        'We pay nothing and give no discount for a review, and we write none ourselves.',
      ],
    },
    {
      id: 'travelled-with-us',
      heading: 'What “Travelled with us” means',
    },
    {
      id: 'order',
      heading: 'Order, average and bars',
      paragraphs: [
        'Reviews of travellers we invited stand first, then the others; in both the newest is on top. The average, the number of reviews and the bars from one to five stars count every review that is shown, with those words or without them, in the same way. Press a bar to read only the reviews with that number of stars.',
      ],
    },
    {
      id: 'checks',
      heading: 'What we check first',
      paragraphs: [
        'A review appears at once, unless it looks like the work of a robot: with links or program code, sent within two seconds, or with a hidden field filled in. Then one of us looks at it first. The same review sent twice counts once, and one connection can send only a limited number within an hour.',
      ],
    },
    {
      id: 'removed',
      heading: 'Why a review is taken down',
      paragraphs: ['There are six reasons, and we note which it was. How many stars it has is none of them:'],
    },
    {
      id: 'counted',
      heading: 'What was taken down',
    },
    {
      id: 'answers',
      heading: 'Our answers',
      paragraphs: [
        'We may answer a review. Our answer appears below it and changes nothing in it, and invited travellers also get it by email.',
      ],
    },
    {
      id: 'contact',
      heading: 'If something is wrong',
      paragraphs: ['To report a review, to have your own taken down, or because yours is missing, tell us:'],
    },
  ],
}

export function reviewPolicy(
  texts: ReadingPage,
  { removed, waiting, inviteAfterDays, invitationDays }: Numbers,
): ReadingPage {
  const ofToday: Record<string, Partial<ReadingSection>> = {
    'travelled-with-us': {
      paragraphs: [
        `After every booked trip we email a link to the traveller who booked it, usually ${inviteAfterDays} days after the trip ends. A review written with it carries the words “Travelled with us” and the month of the trip. The link is for one review and valid for ${invitationDays} days.`,
      ],
    },
    removed: { points: removalReasonNames.map((reason) => `${reason}: ${removalReasons[reason]}.`) },
    counted: {
      paragraphs: [
        removalSentence(removed),
        waiting === 0
          ? 'No review is waiting to be checked.'
          : `${formatReviewCount(waiting)} held as likely spam, waiting for a look.`,
      ],
    },
  }
  return { ...texts, sections: texts.sections.map((section) => ({ ...section, ...ofToday[section.id] })) }
}
