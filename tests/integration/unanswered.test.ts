import { subDays, subMonths } from 'date-fns'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import NumbersPage from '@/app/desk/numbers/page'
import { deleteOldQuestions, mostOfDay, recordUnanswered } from '@/lib/answers/unanswered'
import { dayInNairobi } from '@/lib/domain/nairobi'
import { db } from '@/lib/platform/db'
import { requestContext } from '@/lib/platform/request-context'
import { openDesk, signInAtDesk } from '../support/desk-link'
import { testDb } from '../support/test-db'

beforeEach(async () => {
  await testDb.unansweredQuestion.deleteMany()
})

async function stored() {
  const rows = await testDb.unansweredQuestion.findMany({ orderBy: { question: 'asc' } })
  return rows.map(({ question, times }) => [question, times])
}

const store = (question: string, day: string, times = 1) =>
  testDb.unansweredQuestion.create({ data: { question, day: new Date(day), times } })

describe('a question that no page answers', () => {
  test('is counted once for each time, however it is written', async () => {
    for (const question of ['Can I bring a drone?', ' can i  bring\na DRONE? ', 'Is there a piano?'])
      await recordUnanswered(question)
    expect(await stored()).toEqual([
      ['can i bring a drone?', 2],
      ['is there a piano?', 1],
    ])
  })

  test('has 100 characters at most, whatever they are', async () => {
    for (const question of ['x'.repeat(300), '🦒'.repeat(60), '\0 nul \u0007', `${'a'.repeat(99)}🦒`, 'İ'.repeat(100)])
      await recordUnanswered(question)
    expect(await testDb.unansweredQuestion.count()).toBe(5)
    expect(await stored()).toContainEqual(['nul', 1])
  })

  test.each([
    'my mail is ana@example.com, what now?',
    'see https://example.com/trip',
    'is example.com yours?',
    'call me on 254722',
    'call me on +44 7700 900 123',
    '٠٧٢٢١',
    ' \t ',
  ])('is not kept where it may name somebody, or says nothing: %s', async (question) => {
    await recordUnanswered(question)
    expect(await stored()).toEqual([])
  })

  test.each(['what does it cost in 2027?', 'under 4000 for 2 adults in 07/2027?', 'is 5.30 a.m. too early?'])(
    'may have numbers: %s',
    async (question) => {
      await recordUnanswered(question)
      expect(await stored()).toEqual([[question, 1]])
    },
  )

  test('is left out where a day has too many, unless it is one of them', async () => {
    await testDb.$executeRaw`
      INSERT INTO unanswered_questions (day, question)
      SELECT ${dayInNairobi(new Date())}::date, 'question ' || n FROM generate_series(1, ${mostOfDay}) AS n`
    await recordUnanswered('one more')
    await recordUnanswered('question 7')
    expect(await testDb.unansweredQuestion.count()).toBe(mostOfDay)
    expect(await testDb.unansweredQuestion.findMany({ where: { times: { gt: 1 } } })).toMatchObject([
      { question: 'question 7', times: 2 },
    ])
  })

  test('that cannot be stored is nothing that the visitor learns of', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(db(), '$executeRaw').mockImplementationOnce(() => {
      throw new Error('No connection.')
    })
    await recordUnanswered('is anybody there?')
    expect(warn).toHaveBeenCalledOnce()
  })

  test('in the preview is one of the office', async () => {
    const preview = { who: 'Wanjiru', madeAt: new Date() }
    await requestContext().run({ id: 'test', begin: 0, preview }, () => recordUnanswered('how does it look?'))
    expect(await stored()).toEqual([])
  })
})

test('the desk has those of a month, the most frequent first, and says where to answer them', async () => {
  await store('can i bring a drone?', '2027-03-01', 2)
  await store('can i bring a drone?', '2027-03-31', 3)
  await store('is there <b>wifi</b>?', '2027-03-15', 4)
  await store('who feeds the lions?', '2027-02-28', 9)
  await store('who feeds the zebras?', '2027-04-01', 9)
  for (let number = 0; number < 20; number++) await store(`rare ${number}`, '2027-03-02')
  await signInAtDesk()
  const { html } = await openDesk(NumbersPage, { from: '2027-03' })
  const [, section = ''] = html.split('Asked, and not answered by our pages')
  const rows = [...section.matchAll(/<th scope="row">([^<]*)<\/th><td>(\d+)</g)].map(([, ...row]) => row)
  expect(rows).toHaveLength(20)
  expect(rows.slice(0, 2)).toEqual([
    ['can i bring a drone?', '5'],
    ['is there &lt;b&gt;wifi&lt;/b&gt;?', '4'],
  ])
  expect(section).not.toContain('who feeds')
  expect(section).toContain('href="/desk/content/words/before-you-go"')
})

test('a month without any says so', async () => {
  await signInAtDesk()
  const { html } = await openDesk(NumbersPage, { from: '2027-03' })
  expect(html).toMatch(/Asked, and not answered by our pages, in March 2027<\/h2><p>Nothing this month\./)
})

test('questions are deleted after three months', async () => {
  const now = new Date()
  const due = subMonths(now, 3)
  await store('old', dayInNairobi(subDays(due, 1)))
  await store('kept', dayInNairobi(due))
  expect(await deleteOldQuestions(now)).toBe(1)
  expect(await stored()).toEqual([['kept', 1]])
})
