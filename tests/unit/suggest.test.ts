import { expect, test } from 'vitest'
import { mostSuggested, type SuggestionRow, suggest, toSuggestions } from '@/lib/search/suggest'

const [place, trip, answer] = [0, 4, 5]
const rows: SuggestionRow[] = [
  [place, 'Kilimanjaro', '3 trips', '', ''],
  ...Array.from({ length: 9 }, (_, id): SuggestionRow => [trip, `Wild Kenya ${id}`, 'Kenya, 5 days', '', id]),
  [answer, 'Kilimanjaro routes', 'Before you go', '', '/before-you-go#'],
  [answer, 'Visa on arrival in Tanzania', 'Before you go', '', '/before-you-go#'],
  [answer, 'Visa in Kenya', 'Before you go', '', '/before-you-go#visas'],
  [answer, 'Visas', 'Before you go', '', '/before-you-go#'],
  [answer, 'Train from Nairobi', 'Before you go', '', '/before-you-go#'],
]
const offered = (typed: string) => suggest(typed, toSuggestions(rows), [], mostSuggested)
const labels = (typed: string) => offered(typed).map(({ label }) => label)

test.each([
  ['visa', ['Visas', 'Visa in Kenya']],
  ['visa tanz', ['Visa on arrival in Tanzania']],
  ['Do I need a visa?', ['Visas', 'Visa in Kenya']],
  ['vissas', ['Visas', 'Visa in Kenya']],
  ['kili', ['Kilimanjaro', 'Kilimanjaro routes']],
  ['what do I need', []],
  ['rain', []],
])('%s suggests at most two answers, the more general first: %j', (typed, expected) => {
  expect(labels(typed)).toEqual(expected)
})

test('trips that match as well come first', () => {
  expect(offered('kenya').map(({ kind }) => kind)).toEqual(Array(mostSuggested).fill('trip'))
})

test('an answer knows its place, also where its anchor is only in its label', () => {
  expect(offered('visa').map(({ href }) => href)).toEqual(['/before-you-go#visas', '/before-you-go#visas'])
  expect(offered('train').map(({ href }) => href)).toEqual(['/before-you-go#train-from-nairobi'])
})

test('an empty box suggests no answers', () => expect(labels('')).toEqual(['Kilimanjaro']))
