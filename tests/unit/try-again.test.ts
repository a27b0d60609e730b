import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { config } from '@/lib/config'
import { requestContext } from '@/lib/server/request-context'
import { tryAgain } from '@/lib/server/try-again'
import { makePrismaError } from '../support/factories'

const timeout = config.databaseTimeout
const refused = makePrismaError('P1001', { kind: 'DatabaseNotReachable' })
const cut = new Error('Connection terminated unexpectedly')
const deadlock = makePrismaError('P2010', { originalCode: '40P01' })
const full = makePrismaError('P2010', { originalCode: '53100' })

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Fails with these, the last for ever, or answers. Returns what came of it and when. */
async function ask(answers: unknown[], within = <Result>(work: () => Result) => work()) {
  const begin = performance.now()
  let tries = 0
  const read = async () => {
    const answer = answers[Math.min(tries, answers.length - 1)]
    tries += 1
    if (answer instanceof Error) throw answer
    return answer
  }
  const asked = within(() => tryAgain(read)).catch((error: unknown) => error)
  const answer = asked.then((result) => ({ result, tries, after: performance.now() - begin }))
  await vi.runAllTimersAsync()
  return answer
}

test.each([
  ['loses its connection', [cut, cut]],
  ['is in a deadlock', [deadlock]],
  ['finds a database that starts again', [cut, ...Array.from({ length: 6 }, () => refused)]],
])('a read that %s is tried again', async (_, failures) => {
  const { result, tries } = await ask([...failures, 'the trips'])
  expect([result, tries]).toEqual(['the trips', failures.length + 1])
})

test.each([
  ['is slow', cut, 7],
  ['refuses every try', refused, 2],
])('a database that %s gets so many times the timeout: %s %i', async (_, error, times) => {
  const { result, after } = await ask([error])
  expect(result).toBe(error)
  expect(after).toBeLessThanOrEqual(times * timeout)
  expect(after).toBeGreaterThan((times - 1) * timeout)
})

test('all reads of a request have its patience together', async () => {
  const begun = performance.now() - 7 * timeout
  const within = <Result>(work: () => Result) => requestContext().run({ id: 'late', begin: begun }, work)
  expect(await ask([cut, 'the trips'], within)).toMatchObject({ result: cut, tries: 1 })
})

test.each([
  ['a full disk', full],
  ['a mistake of ours', new TypeError('x is undefined')],
])('nothing is tried again after %s', async (_, error) => {
  expect(await ask([error, 'the trips'])).toMatchObject({ result: error, tries: 1 })
})
