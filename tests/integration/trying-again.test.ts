import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/server/db'
import { UnavailableError } from '@/lib/server/errors'
import { captureConsole, log } from '@/lib/server/log'
import { takeConsoleErrors } from '../support/console-guard'
import { testDb } from '../support/test-db'

// A sequence counts on when its transaction fails.
beforeAll(async () => {
  await testDb.$executeRaw`CREATE SEQUENCE tries`
  await testDb.$executeRaw`
    CREATE FUNCTION fail_twice(state text) RETURNS bigint LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('tries') < 3 THEN RAISE EXCEPTION 'Quixana' USING ERRCODE = state; END IF;
      RETURN currval('tries');
    END $$`
})
beforeEach(async () => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs')
  await testDb.$executeRaw`ALTER SEQUENCE tries RESTART`
})
afterAll(() => {
  vi.unstubAllEnvs()
})

const tries = async () => {
  const [row] = await testDb.$queryRaw<[{ last: number }]>`SELECT last_value::int AS last FROM tries`
  return row.last
}

test.each(['40P01', '57014', '55P03', '57P01'])('a read that fails with %s is tried again', async (state) => {
  expect(await db().$queryRaw`SELECT fail_twice(${state})::int AS tries`).toEqual([{ tries: 3 }])
})

test.each([
  ['write', () => db().$executeRaw`UPDATE itineraries SET title = fail_twice('40P01')::text WHERE id = 1`],
  ['read in a transaction', () => db().$transaction((tx) => tx.$queryRaw`SELECT fail_twice('40P01')::int`)],
])('a %s is tried once, and the log has the reason', async (_, work) => {
  await expect(work()).rejects.toThrow(UnavailableError)
  expect(await tries()).toBe(1)
  expect(takeConsoleErrors()).toEqual([['The database cannot serve.', expect.any(UnavailableError)]])
})

test('the line in the log names the reason and has none of its words', async () => {
  const original = { ...console }
  const line = vi.spyOn(log(), 'error').mockReturnValue()
  try {
    captureConsole()
    await db().$executeRaw`UPDATE itineraries SET title = fail_twice('40P01')::text WHERE id = 1`.catch(() => undefined)
  } finally {
    Object.assign(console, original)
  }
  expect(line.mock.calls).toEqual([
    [
      { error: expect.objectContaining({ digest: expect.stringMatching(/^UNAVAILABLE-/), cause: expect.anything() }) },
      expect.any(String),
    ],
  ])
  expect(JSON.stringify(line.mock.calls)).toMatch(/40P01|TransactionWriteConflict/)
  expect(JSON.stringify(line.mock.calls)).not.toContain('Quixana')
})
