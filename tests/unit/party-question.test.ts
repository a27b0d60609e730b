import { expect, test } from 'vitest'
import { partyQuestion } from '@/lib/prices/party'

const party = (adults: number, kids: number, toddlers: number, childAges: string) => ({
  numberOfAdults: String(adults),
  numberOfKids: String(kids),
  numberOfToddlers: String(toddlers),
  childAges,
})

const labels = (...given: Parameters<typeof party>) => partyQuestion(party(...given))?.choices.map(({ label }) => label)

test.each([
  ['5, 9', 2],
  ['5', 2],
  ['', 1],
  ['18 months, 6', 2],
])('ages “%s” fit %i kids', (ages, kids) => expect(labels(2, kids, 0, ages)).toBeUndefined())

test('ages in the digits of another keyboard are ages', () => {
  expect(labels(2, 1, 0, '٤, ٨')).toEqual(['2 adults, 2 kids', 'Only 2 adults, 1 kid'])
})

test('a traveller of 13 among three kids is an adult', () => {
  expect(labels(2, 3, 0, '5, 9, 13')).toEqual(['3 adults, 2 kids'])
})

test('a traveller of 13 beside two kids is one more, or among the adults', () => {
  expect(labels(2, 2, 0, '5, 9 and 13')).toEqual(['3 adults, 2 kids', '2 adults, 2 kids'])
})

test('more ages than children: either is right', () => {
  expect(labels(2, 2, 0, '5, 9, 1')).toEqual(['2 adults, 2 kids, 1 toddler', 'Only 2 adults, 2 kids'])
})

test.each([
  party(2, 3, 0, '5, 9, 13'),
  party(2, 2, 0, '5, 9, 13'),
  party(1, 1, 0, '5, 9, 1'),
  party(2, 0, 0, '14 and 16'),
])('whatever is chosen is asked no more: %o', (asked) => {
  const question = partyQuestion(asked)
  expect(question).not.toBeNull()
  for (const { values } of question?.choices ?? []) expect(partyQuestion({ ...asked, ...values })).toBeNull()
})
