import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { refreshPassages } from '@/lib/answers/refresh'
import { ask } from '@/lib/search/ask'
import { publishAll, type } from '../support/content-drafts'
import { testDb } from '../support/test-db'

const first = async (query: string) => (await ask(query)).answers[0]

test.each([
  ['do I need a visa for Kenya', '/before-you-go#visa-in-kenya', /eTA/],
  ['tipping kilimanjaro porters', '/before-you-go#', /for each porter/],
  ['when is the balance due', '/before-you-go#paying', /before departure/],
  ['how far is nairobi from the maasai mara', '', /by road it is \d+/],
  ['how many people in a vehicle', '/fleet', /6 guests/],
  ['altitude of nanyuki', '/destinations/kenya', /above the sea/],
])('%s is answered by a sentence of ours', async (query, place, sentence) => {
  const answer = await first(query)
  expect(answer?.text).toMatch(sentence)
  expect(answer?.href).toContain(place)
})

test.each(['wievielt ist die glühbirne', 'what is the capital of mongolia', 'is cold fusion real'])(
  'what nobody wrote down has no answer: %s',
  async (query) => {
    expect((await ask(query)).answers).toEqual([])
  },
)

test('a slip of the finger and other languages are understood', async () => {
  expect((await first('vacinations kenya'))?.href).toBe('/before-you-go#vaccinations-in-kenya')
  expect((await first('Impfungen Tansania'))?.href).toBe('/before-you-go#vaccinations-in-tanzania')
  expect((await first('visa pour le Kenya'))?.href).toBe('/before-you-go#visa-in-kenya')
})

test('the words of the question are marked, in any form', async () => {
  const answer = await first('vaccinated against yellow fever for Uganda')
  const marked = answer?.pieces.filter(({ isMarked }) => isMarked).map(({ text }) => text)
  expect(marked).toEqual(expect.arrayContaining(['vaccination', 'yellow', 'fever']))
  expect(answer?.pieces.map(({ text }) => text).join('')).toBe(answer?.text)
})

test('no more than three answers, each of another place', async () => {
  const { answers } = await ask('malaria tablets for children')
  const places = answers.map(({ href, heading }) => `${href} ${heading}`)
  expect(new Set(places).size).toBe(answers.length)
  expect(answers.length).toBeLessThanOrEqual(3)
})

describe('what the office changes', () => {
  beforeEach(async () => {
    await testDb.contentDraft.deleteMany()
  })

  afterEach(async () => {
    await testDb.contentWord.deleteMany({ where: { key: { startsWith: 'before-you-go.' } } })
    await refreshPassages(testDb)
  })

  test('is found by its new words once it is published, and not before', async () => {
    const key = 'before-you-go.sections.electricity.paragraphs.1'
    await type('Words', key, 'text', 'Every camp has its own zeppelin and hovercraft.')
    expect((await ask('zeppelin hovercraft')).answers).toEqual([])
    await publishAll()
    expect((await first('zeppelin hovercraft'))?.text).toBe('Every camp has its own zeppelin and hovercraft.')
  })

  test('a trip that is taken off answers no more', async () => {
    const asked = { where: { itineraryId: 7 } }
    expect(await testDb.passage.count(asked)).toBeGreaterThan(5)
    await testDb.itinerary.update({ where: { id: 7 }, data: { withdrawnAt: new Date() } })
    await refreshPassages(testDb, [7])
    expect(await testDb.passage.count(asked)).toBe(0)
    await testDb.itinerary.update({ where: { id: 7 }, data: { withdrawnAt: null } })
    await refreshPassages(testDb, [7])
  })
})
