import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as route from '@/app/api/answers/route'
import { maxQueryLength } from '@/lib/domain/query'
import { type SuggestionRow, suggest, toSuggestions } from '@/lib/search/suggest'
import { readSuggestions } from '@/lib/search/suggestions'
import { answerOf, get, getJson } from '../support/rest'
import { testDb } from '../support/test-db'

const afterwards = vi.hoisted((): Promise<unknown>[] => [])

vi.mock('next/server', async (original) => ({
  ...(await original<object>()),
  after: (run: () => Promise<unknown>) => void afterwards.push(run()),
}))

beforeEach(async () => {
  await testDb.unansweredQuestion.deleteMany()
})

const search = (query: string, more = '') => `?${new URLSearchParams({ query })}${more}`

async function counted() {
  await Promise.all(afterwards.splice(0))
  return (await testDb.unansweredQuestion.findMany()).map(({ question }) => question)
}

test('GET /api/answers has the sentences that answer, each with its place on the site', async () => {
  const { answers } = await getJson(route, search('Do I need a yellow fever certificate?'))
  expect(answers[0]).toEqual({
    page: expect.any(String),
    heading: expect.any(String),
    text: expect.stringMatching(/yellow fever/i),
    url: expect.stringMatching(/^https:\/\/tembo\.test\/[\w-/]+(#[\w-]+)?$/),
  })
  expect(answers.length).toBeLessThanOrEqual(3)
  expect(await counted()).toEqual([])
})

test('what nothing answers has no answers, and is counted for the office unless nobody has sent it', async () => {
  expect(await getJson(route, search('qwertzuiop', '&draft=1'))).toEqual({ answers: [] })
  expect(await counted()).toEqual([])
  expect(await getJson(route, search('Qwertzuiop?'))).toEqual({ answers: [] })
  expect(await counted()).toEqual(['qwertzuiop?'])
})

test.each(['', '?query=', '?query=%20%E2%80%8B', '?other=visa'])('no question gets a 400: %s', async (query) => {
  expect(await answerOf(get(route, query))).toEqual([400, { error: expect.stringMatching(/^query must be/) }])
})

test('a long question is read up to the limit', async () => {
  const whole = `yellow fever ${'x'.repeat(maxQueryLength)}`
  expect(await getJson(route, search(whole))).toEqual(await getJson(route, search(whole.slice(0, maxQueryLength))))
})

describe('the suggestions of the search box', () => {
  const rows = async (): Promise<SuggestionRow[]> => JSON.parse(await readSuggestions())
  const offered = async (typed: string) => suggest(typed, toSuggestions(await rows()), [], 7)

  test('have the headings of our advice, each with a place that is indexed', async () => {
    const answers = toSuggestions(await rows()).entries.filter(({ kind }) => kind === 'answer')
    const indexed = new Set((await testDb.passage.findMany()).map(({ href }) => href))
    expect(answers.length).toBeGreaterThan(50)
    expect(answers.filter(({ href = '' }) => !indexed.has(href))).toEqual([])
    expect(await offered('yellow fever')).toContainEqual(
      expect.objectContaining({ kind: 'answer', note: 'Before you go' }),
    )
    expect(await offered('best time to visit uganda')).toMatchObject([{ href: '/destinations/uganda#season' }])
  })

  test('do not crowd out places, animals and trips', async () => {
    for (const typed of ['kenya', 'gorilla', 'zanzibar', 'kilimanjaro'])
      expect((await offered(typed)).filter(({ kind }) => kind !== 'answer').length, typed).toBeGreaterThan(0)
  })

  test('are a small answer for a phone', async () => {
    expect(gzipSync(await readSuggestions()).length).toBeLessThan(6.5 * 1024)
  })
})
