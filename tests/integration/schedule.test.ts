import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bringForwardMisdatedJobs, planDigest } from '@/lib/background/schedule'
import { createLead } from '@/lib/leads/create-lead'
import { makeInquiryBody } from '../support/factories'
import { emptyLeads, eventually, leadOf, storedMails, waitingJobs, withWorker } from '../support/leads'
import { testDb } from '../support/test-db'

// On this connection now() is what the test says.
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  options: '-c search_path=test_clock,pg_catalog,public',
  max: 1,
})

beforeAll(async () => {
  await testDb.$executeRaw`CREATE SCHEMA test_clock`
  await testDb.$executeRaw`
    CREATE FUNCTION test_clock.now() RETURNS timestamptz LANGUAGE sql AS
      $$ SELECT current_setting('test_clock.now')::timestamptz $$`
})
beforeEach(emptyLeads)
afterAll(() => pool.end())

const setClock = (moment: string) => pool.query(`SELECT set_config('test_clock.now', $1, false)`, [moment])

async function plannedDigests() {
  const { rows } = await pool.query("SELECT run_at FROM graphile_worker.jobs WHERE key = 'digest'")
  return rows.map(({ run_at }) => run_at.toISOString())
}

test.each([
  ['2030-08-31T03:59:59Z', '2030-08-31T04:00:00.000Z'],
  ['2030-08-31T04:00:00Z', '2030-09-01T04:00:00.000Z'],
  ['2030-08-31T22:30:00Z', '2030-09-01T04:00:00.000Z'],
  ['2030-12-31T12:00:00Z', '2031-01-01T04:00:00.000Z'],
])('at %s the next 07:00 in Nairobi is %s', async (now, next) => {
  await setClock(now)
  await planDigest(pool)
  expect(await plannedDigests()).toEqual([next])
})

test('a planned digest stays as it is until it is sent, and one that has failed for good makes way', async () => {
  await setClock('2030-08-31T12:00:00Z')
  await Promise.all([planDigest(pool), planDigest(pool)])
  await setClock('2030-09-01T12:00:00Z')
  await planDigest(pool)
  expect(await plannedDigests()).toEqual(['2030-09-01T04:00:00.000Z'])
  await pool.query("UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = 'digest'")
  await planDigest(pool)
  expect(await plannedDigests()).toEqual(['2030-09-02T04:00:00.000Z'])
})

test('a digest that was due while no server ran is sent by the next one, and that of tomorrow is planned', async () => {
  await leadOf('inquiry', '2020-01-01')
  await setClock(new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString())
  await planDigest(pool)
  await withWorker(() =>
    eventually(async () => expect((await storedMails()).filter(({ reference }) => !reference)).toHaveLength(1)),
  )
  await withWorker(() =>
    eventually(async () => {
      const [next = ''] = await plannedDigests()
      expect(new Date(next).getTime()).toBeGreaterThan(Date.now())
    }),
  )
})

test('jobs that were planned by a clock a year ahead are done when it is set back', async () => {
  await setClock('2031-08-31T12:00:00Z')
  await planDigest(pool)
  await createLead('inquiry')(makeInquiryBody())
  await testDb.$executeRaw`
    UPDATE graphile_worker._private_jobs SET run_at = '2031-08-31T12:00:00Z', attempts = 3 WHERE key LIKE 'mail:%'`
  await setClock('2030-08-31T12:00:00Z')
  await bringForwardMisdatedJobs(pool)
  expect(await plannedDigests()).toEqual(['2030-08-31T12:00:00.000Z'])
  await testDb.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() + interval '1 year'`
  await withWorker(() => eventually(async () => expect(await waitingJobs()).toEqual([])))
  expect((await storedMails()).map(({ status }) => status)).toContain('sent')
})

test('what may well be due tomorrow is left alone', async () => {
  await setClock('2030-08-31T04:00:00Z')
  await planDigest(pool)
  await bringForwardMisdatedJobs(pool)
  expect(await plannedDigests()).toEqual(['2030-09-01T04:00:00.000Z'])
})
