import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { beforeEach, expect, test, vi } from 'vitest'
import { startMailServer } from '../support/mail-server'

const mailPort = await vi.hoisted(async () => (await import('../support/mail-port')).reserveMailPort())

import { deadLockFreer, newWorkerId } from '@/lib/background/dead-workers'
import { createLead } from '@/lib/leads/create-lead'
import { makeDonationBody } from '../support/factories'
import { emptyLeads, eventually, storedMails, waitingJobs, withWorker } from '../support/leads'
import { testDb } from '../support/test-db'

const createDonationInquiry = createLead('donation_inquiry')

vi.setConfig({ testTimeout: 60_000 })

beforeEach(emptyLeads)
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const endWorkers = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE application_name LIKE 'tembo-worker-%' AND datname = current_database()`

test('a mail that was taken while the database went away is written down when it is back, and not sent again', async () => {
  await createDonationInquiry(makeDonationBody())
  const { mails, stop } = await startMailServer(
    mailPort,
    () => null,
    async () => {
      await testDb.$executeRawUnsafe(endWorkers)
    },
  )
  await withWorker(async () => {
    await eventually(async () => {
      expect((await storedMails()).map(({ status }) => status)).toEqual(['sent', 'sent'])
      expect(await waitingJobs()).toEqual([])
    })
  })
  await stop()
  expect(mails).toHaveLength(2)
})

test('the job of a worker that is missing is freed at the second look, not at the first', async () => {
  await createDonationInquiry(makeDonationBody())
  const id = await newWorkerId(process.env.DATABASE_URL ?? '')
  expect(id).not.toContain('pooled')
  const lockedBy = async () => (await waitingJobs()).map(({ locked_by }) => locked_by)
  await testDb.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_by = ${id}, locked_at = now()`
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
  const look = deadLockFreer()
  await look(pool)
  expect(await lockedBy()).toEqual([id, id])

  const alive = new pg.Client({ connectionString: process.env.DATABASE_URL, application_name: id })
  await alive.connect()
  await look(pool)
  expect(await lockedBy()).toEqual([id, id])
  await alive.end()
  await eventually(async () => {
    await look(pool)
    expect(await lockedBy()).toEqual([null, null])
  })
  await pool.end()
})

test('behind a pooler, where nobody can be seen, only the job of a worker that has had it for long is freed', async () => {
  await createDonationInquiry(makeDonationBody())
  const [young, old] = [`tembo-worker-pooled-${randomUUID()}`, `tembo-worker-pooled-${randomUUID()}`]
  await testDb.$executeRaw`
    UPDATE graphile_worker._private_jobs SET locked_by = CASE id % 2 WHEN 0 THEN ${young} ELSE ${old} END,
      locked_at = CASE id % 2 WHEN 0 THEN now() - interval '5 minutes' ELSE now() - interval '11 minutes' END`
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
  const look = deadLockFreer()
  for (let turn = 0; turn < 3; turn += 1) await look(pool)
  expect((await waitingJobs()).map(({ locked_by }) => locked_by).sort()).toEqual([null, young].sort())
  await pool.end()
})
