import type { Country } from '../../domain/choices'
import { slugOf } from '../slug'

/** Headings of the list, in the order of the page. */
export const answerTopics = [
  ...(['Planning', 'Booking and changes', 'Getting there', 'Money', 'Packing', 'Health', 'Safety'] as const),
  ...(['On safari', 'Camps and lodges', 'Families', 'People and customs'] as const),
  ...(['Gorillas and chimpanzees', 'Mountains', 'The sea', 'Dubai'] as const),
] as const

type AnswerTopic = (typeof answerTopics)[number]

/** `country`: where it holds in this one only. */
type Written = { title: string; text: string; country?: Country }

/** `id`: its anchor on the page, which stays when the operator rewords the title. */
export type TravelAnswer = Written & { id: string; topic: AnswerTopic }

export const answersOn = (topic: AnswerTopic, answers: Written[]): TravelAnswer[] =>
  answers.map((answer) => ({ id: slugOf(answer.title), topic, ...answer }))
