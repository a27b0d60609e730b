import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { config } from '@/lib/platform/config'
import { tryAgain } from '@/lib/platform/db'
import { UnavailableError } from '@/lib/platform/errors'
import { safeError } from '@/lib/platform/log'
import { requestContext } from '@/lib/platform/request-context'
import { isUnavailable } from '@/lib/platform/unavailable'
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

test.each([
  ['the server is not there', makePrismaError('P1001', { kind: 'DatabaseNotReachable' })],
  ['it is not there for a raw query', makePrismaError('P2010', { kind: 'DatabaseNotReachable' })],
  ['a lock took too long', makePrismaError('P2039', { originalCode: '55P03' })],
  ['a statement took too long', makePrismaError('P2010', { originalCode: '57014' })],
  ['the disk is full', makePrismaError('P2039', { originalCode: '53100' })],
  ['no transaction could begin', makePrismaError('P2028')],
  ['the pool is exhausted', new Error('timeout exceeded when trying to connect')],
  ['the server does not answer', new Error('Query read timeout')],
  ['the driver itself could not connect', Object.assign(new Error(), { code: 'ECONNREFUSED' })],
  ['a cached function hid everything else', Object.assign(new Error(), { digest: new UnavailableError(null).digest })],
])('trying again later helps when %s', (_, error) => expect(isUnavailable(error)).toBe(true))

test.each([
  ['a rule of a table', makePrismaError('P2039', { originalCode: '23514' })],
  ['a row that is there already', makePrismaError('P2002', { originalCode: '23505' })],
  ['a mistake of ours', new TypeError('x is undefined')],
  ['nothing at all', undefined],
])('trying again does not help against %s', (_, error) => expect(isUnavailable(error)).toBe(false))

test.each([
  ['in the words of the driver', new Error('Query read timeout'), { reason: 'Query read timeout' }],
  [
    'by an error of the adapter',
    new Error('Quixana', { cause: { originalCode: '57014', kind: 'postgres', originalMessage: 'Quixana' } }),
    { cause: { sqlState: '57014', kind: 'postgres' } },
  ],
])('the log has the reason when it is told %s', (_, cause, reason) => {
  const unavailable = new UnavailableError(cause)
  expect(isUnavailable(cause)).toBe(true)
  expect(safeError(unavailable)).toMatchObject({ digest: unavailable.digest, cause: reason })
  expect(JSON.stringify(safeError(unavailable))).not.toContain('Quixana')
})

test('what the log may say of an error has none of its words', () => {
  const detail = 'Failing row contains (1, Quixana, quixana@example.org).'
  const error = makePrismaError('P2039', { originalCode: '23514', kind: 'postgres', message: detail, detail })
  error.message = `Invalid invocation: ${detail}`
  error.stack = `Error: ${detail}\n    at quixana@example.org\n${error.stack?.split('\n').slice(1).join('\n')}`
  const safe = safeError(new Error(detail, { cause: error }))
  expect(JSON.stringify(safe)).not.toMatch(/quixana/i)
  expect(safe).toMatchObject({ name: 'Error', cause: { code: 'P2039', sqlState: '23514' } })
  expect(JSON.stringify(safe)).toContain('tests/unit/database-away.test.ts')
})
