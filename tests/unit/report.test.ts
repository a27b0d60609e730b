import { open } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { OperatorError, reportError } from '@/scripts/lib/report'

function printed(error: unknown) {
  const write = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  reportError(error)
  return String(write.mock.lastCall?.[0])
}

// As pg and Prisma throw them.
const refused = Object.assign(new Error('permission denied for table bookings'), { severity: 'ERROR', code: '42501' })
const refusedPrisma = new Error('\nInvalid `booking.create()` invocation in\n/x.ts:1\n\npermission denied')
refusedPrisma.name = 'PrismaClientUnknownRequestError'

test.each([
  ['what a command says', new OperatorError('Name the file.'), 'Name the file.'],
  [
    'a file that cannot be had',
    await open('/dev/null/leads.csv').catch((error) => error),
    "ENOTDIR: not a directory, open '/dev/null/leads.csv'",
  ],
  ['what PostgreSQL refuses', refused, 'The database refused: permission denied for table bookings'],
  [
    'what a schema refuses',
    z.tuple([z.literal(1, 'Name the day.'), z.literal(1, 'Name the trip.')]).safeParse([0, 0]).error,
    'Name the day. Name the trip.',
  ],
  ['what PostgreSQL refuses to Prisma', refusedPrisma, 'The database refused: permission denied'],
])('%s is one sentence', (_, error, sentence) => expect(printed(error)).toBe(`${sentence}\n`))

test('a fault of ours comes with its stack', () => {
  expect(printed(new TypeError('x is not a function'))).toMatch(/^TypeError: x is not a function\n {4}at /)
})
