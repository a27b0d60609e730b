import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/db'
import { UnavailableError } from '@/lib/platform/errors'
import { captureConsole, log } from '@/lib/platform/log'
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
afterAll(() => void vi.unstubAllEnvs())

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
])('a %s is tried once, and the line in the log names the reason and has none of its words', async (_, work) => {
  const original = { ...console }
  const line = vi.spyOn(log(), 'error').mockReturnValue()
  captureConsole()
  const failure: unknown = await work().catch((error) => error)
  Object.assign(console, original)
  expect(failure).toBeInstanceOf(UnavailableError)
  expect(await tries()).toBe(1)
  const error = { digest: expect.stringMatching(/^UNAVAILABLE-/), cause: expect.anything() }
  expect(line.mock.calls).toMatchObject([[{ error }, 'The database cannot serve.']])
  expect(JSON.stringify(line.mock.calls)).toMatch(/40P01|TransactionWriteConflict/)
  expect(JSON.stringify(line.mock.calls)).not.toContain('Quixana')
})
