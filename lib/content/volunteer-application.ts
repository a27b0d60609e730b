import { applicationReplyTime } from '../domain/programmes'

export const volunteerApplication = {
  title: 'Volunteer Application',
  intro:
    'Twelve questions, about ten minutes. Somebody in Nanyuki reads every answer before deciding which host to ask.',
  image: '/images/pages/volunteer.jpg',
  expect: {
    title: 'What to expect',
    points: [
      `Our team replies ${applicationReplyTime}, because we ask the host first.`,
      'If a host can use you on your dates, you get a plan, what it costs, and the names of the people you will meet.',
      'You decide then. Applying costs nothing and books nothing.',
    ],
  },
  costs: {
    title: 'What it costs you',
    text: 'You pay for your own travel, accommodation and meals unless stated otherwise, and need travel and health insurance and up-to-date vaccinations. We tell you the programme fee before you commit. Programme fees are non-refundable from 30 days before the start date.',
    terms: 'Read the terms',
  },
  ask: 'Questions before you apply?',
}

export const thankYou = {
  title: 'Thank you',
  text: `Our team will reply ${applicationReplyTime}. Nothing is booked or paid yet, and until then there is nothing you need to do.`,
  costs:
    'Programme fee: {volunteer-fee}. You pay for your own travel, accommodation and meals unless stated otherwise.',
  image: '/images/heroes/camp-night.jpg',
  home: 'Back to the home page',
  volunteers: 'See the programmes again',
}
