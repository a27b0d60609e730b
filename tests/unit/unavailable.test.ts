import { expect, test } from 'vitest'
import { UnavailableError } from '@/lib/server/errors'
import { safeError } from '@/lib/server/safe-error'
import { isUnavailable } from '@/lib/server/unavailable'
import { makePrismaError as prisma } from '../support/factories'

test.each([
  ['the server is not there', prisma('P1001', { kind: 'DatabaseNotReachable' })],
  ['it is not there for a raw query', prisma('P2010', { kind: 'DatabaseNotReachable' })],
  ['a lock took too long', prisma('P2039', { originalCode: '55P03' })],
  ['a statement took too long', prisma('P2010', { originalCode: '57014' })],
  ['the disk is full', prisma('P2039', { originalCode: '53100' })],
  ['no transaction could begin', prisma('P2028')],
  ['the pool is exhausted', new Error('timeout exceeded when trying to connect')],
  ['the server does not answer', new Error('Query read timeout')],
  ['the driver itself could not connect', Object.assign(new Error(), { code: 'ECONNREFUSED' })],
  ['a cached function hid everything else', Object.assign(new Error(), { digest: new UnavailableError(null).digest })],
])('trying again later helps when %s', (_, error) => {
  expect(isUnavailable(error)).toBe(true)
})

test.each([
  ['a rule of a table', prisma('P2039', { originalCode: '23514' })],
  ['a row that is there already', prisma('P2002', { originalCode: '23505' })],
  ['a mistake of ours', new TypeError('x is undefined')],
  ['nothing at all', undefined],
])('trying again does not help against %s', (_, error) => {
  expect(isUnavailable(error)).toBe(false)
})

test.each([
  ['in the words of the driver', new Error('Query read timeout'), { said: 'Query read timeout' }],
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
  const error = prisma('P2039', { originalCode: '23514', kind: 'postgres', message: detail, detail })
  error.message = `Invalid invocation: ${detail}`
  error.stack = `Error: ${detail}\n    at quixana@example.org\n${error.stack?.split('\n').slice(1).join('\n')}`
  const safe = safeError(new Error(detail, { cause: error }))
  expect(JSON.stringify(safe)).not.toMatch(/quixana/i)
  expect(safe).toMatchObject({ name: 'Error', cause: { code: 'P2039', sqlState: '23514' } })
  expect(JSON.stringify(safe)).toContain('tests/unit/unavailable.test.ts')
})
