import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startMailServer } from '../support/mail-server'

const mailPort = await vi.hoisted(async () => (await import('../support/mail-port')).reserveMailPort())

import { createLead } from '@/lib/leads/create-lead'
import { makeDonationBody } from '../support/factories'
import { emptyLeads, eventually, storedMails, withWorker } from '../support/leads'
import { testDb } from '../support/test-db'

const createDonationInquiry = createLead('donation_inquiry')

vi.setConfig({ testTimeout: 60_000 })

let stopServer: (() => Promise<void>) | undefined

beforeEach(emptyLeads)
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(async () => {
  await stopServer?.()
  stopServer = undefined
})

async function startServer() {
  const server = await startMailServer(mailPort)
  stopServer = server.stop
  return server
}

async function everyMailIs(status: string) {
  const statuses = (await storedMails()).map((mail) => mail.status)
  expect(statuses.filter((other) => other !== status)).toEqual([])
}

test('a worker that loses its database connections starts again by itself', async () => {
  const { mails } = await startServer()
  await withWorker(async () => {
    await createDonationInquiry(makeDonationBody())
    await eventually(() => expect(mails).toHaveLength(2))
    await testDb.$executeRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'tembo-worker-%'`
    await createDonationInquiry(makeDonationBody())
    await eventually(() => expect(mails).toHaveLength(4))
  })
})

test('database connections that are lost while a mail is on its way bring nothing down, and it is sent', async () => {
  const silent = createServer().listen(mailPort, '127.0.0.1')
  const called = once(silent, 'connection')
  await createDonationInquiry(makeDonationBody())
  await withWorker(async () => {
    const [socket] = await called
    await testDb.$executeRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'tembo-worker-%'`
    socket.destroy()
    await new Promise((resolve) => silent.close(resolve))
    const { mails } = await startServer()
    await eventually(() => expect(mails).toHaveLength(2))
  })
})

test('two workers at once send each mail once', async () => {
  const { mails } = await startServer()
  await Promise.all(
    Array.from({ length: 10 }, (_, index) => createDonationInquiry(makeDonationBody({ message: `${index}` }))),
  )
  await withWorker(() => withWorker(() => eventually(() => everyMailIs('sent'))))
  expect(mails).toHaveLength(20)
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(20)
})

test('the job of a worker that was killed is free at once for the next', async () => {
  const { mails } = await startServer()
  await createDonationInquiry(makeDonationBody())
  await testDb.$executeRaw`
    UPDATE graphile_worker._private_jobs SET locked_by = 'tembo-worker-killed', locked_at = now(), attempts = 1`
  await withWorker(() => eventually(() => expect(mails).toHaveLength(2)))
})

test('a mail whose last try was cut short by a kill is marked failed', async () => {
  await createDonationInquiry(makeDonationBody())
  await testDb.$executeRaw`UPDATE mails SET created_at = now() - interval '2 days'`
  await testDb.$executeRaw`
    UPDATE graphile_worker._private_jobs SET locked_by = 'tembo-worker-killed', locked_at = now(), attempts = max_attempts`
  await withWorker(() => eventually(() => everyMailIs('failed')))
})
