import { expect, test } from 'vitest'
import { type Candidate, rank, type Term } from '@/lib/answers/rank'

const term = (phrase: string, more: Partial<Term> = {}): Term => ({
  phrases: [phrase.split(' ')],
  isWeak: false,
  ...more,
})

const passage = (key: string, title: string, text = '', more: Partial<Candidate> = {}): Candidate => ({
  ...{ key, href: '/before-you-go', country: null },
  titles: title.split('; ').map((one) => one.split(' ')),
  text: text.split(' '),
  ...more,
})

const known = {
  total: 500,
  weakStems: new Set(['need']),
  placeStems: new Set(['mara', 'arusha', 'nairobi']),
  nameStems: new Set<string>(),
}

function order(terms: Term[], candidates: Candidate[], countries: ('Kenya' | 'Tanzania')[] = []) {
  const ranked = rank({ terms, countries }, candidates, known)
  return ranked.filter(({ score }) => score > 0).map(({ key }) => key)
}

test('a passage of which a wording asks the same comes before one whose text only has the words', () => {
  const wording = passage('wording', 'old banknot; old dollar bill')
  const text = passage('text', 'souvenir', 'pay with a dollar bill or an old coin')
  expect(order([term('old'), term('dollar'), term('bill')], [text, wording])).toEqual(['wording', 'text'])
})

test('a wording that asks for more than the question comes after one that asks the same', () => {
  const same = passage('same', 'visa')
  const other = passage('other', 'visa child consent letter')
  expect(order([term('visa')], [other, same])).toEqual(['same', 'other'])
})

test('the rarer word decides', () => {
  const common = ['1', '2', '3', '4', '5', '6', '7', '8'].map((key) => passage(key, 'safari cost'))
  const [first] = order([term('cost'), term('balloon')], [...common, passage('balloon', 'balloon flight')])
  expect(first).toBe('balloon')
})

test('words that say little weigh little', () => {
  const [first] = order(
    [term('need', { isWeak: true }), term('visa')],
    [passage('need', 'need guid'), passage('visa', 'visa')],
  )
  expect(first).toBe('visa')
})

test('what holds in another country is no answer, and what holds there comes before what holds everywhere', () => {
  const visas = [
    passage('all', 'visa'),
    ...(['Tanzania', 'Kenya'] as const).map((country) => passage(country, 'visa', '', { country })),
  ]
  expect(order([term('visa')], visas, ['Kenya'])).toEqual(['Kenya', 'all'])
  expect(order([term('visa')], visas)).toHaveLength(3)
})

test('a wording about another place is no answer', () => {
  const arusha = passage('arusha', 'drive nairobi arusha', '', { country: 'Kenya' })
  const mara = passage('mara', 'drive nairobi mara', '', { country: 'Kenya' })
  const places = [term('nairobi', { country: 'Kenya' }), term('mara', { country: 'Kenya' })]
  expect(order([term('drive'), ...places], [arusha, mara])).toEqual(['mara'])
})

test('all words of a phrase must be there', () => {
  const light = term('light aircraft')
  expect(order([light], [passage('both', 'light aircraft'), passage('one', 'light meal')])).toEqual(['both'])
})

test('a question without words has no answer', () => {
  expect(order([], [passage('any', 'visa')])).toEqual([])
})
