// Leads and their mails against a real SMTP server: down, back up, slow, silent, refusing.

import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLead } from '@/lib/leads/create-lead'
import { startMailServer } from '../support/mail-server'

const mailPort = await vi.hoisted(async () => (await import('../support/mail-port')).reserveMailPort())

import { mailTimeouts } from '@/lib/mail/transport'
import {
  makeApplicationBody,
  makeBookingBody,
  makeContactBody,
  makeDonationBody,
  makeInquiryBody,
} from '../support/factories'
import { emptyLeads, eventually, makeJobsDue, storedMails, waitingJobs, withWorker } from '../support/leads'
import { testDb } from '../support/test-db'

const createBooking = createLead('booking')
const createInquiry = createLead('inquiry')
const createDonationInquiry = createLead('donation_inquiry')
const createVolunteerApplication = createLead('volunteer_application')
const createContactMessage = createLead('contact_message')

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

async function startServer(answer?: (recipient: string) => Error | null) {
  const server = await startMailServer(mailPort, answer)
  stopServer = server.stop
  return server
}

function sendEveryForm() {
  return Promise.all([
    createBooking(makeBookingBody({ itineraryId: 6 })),
    createInquiry(makeInquiryBody()),
    createDonationInquiry(makeDonationBody()),
    createVolunteerApplication(makeApplicationBody()),
    createContactMessage(makeContactBody()),
  ])
}

async function everyMailIs(status: string) {
  const statuses = (await storedMails()).map((mail) => mail.status)
  expect(statuses.filter((other) => other !== status)).toEqual([])
}

test('with the mail server down every form is stored and its mails wait; when it returns each arrives exactly once', async () => {
  const receipts = await sendEveryForm()
  await withWorker(async () => {
    await eventually(async () => {
      const jobs = await waitingJobs()
      expect(jobs).toHaveLength(10)
      for (const { attempts, locked_by } of jobs) expect([attempts > 0, locked_by]).toEqual([true, null])
    })
    expect((await storedMails()).every(({ status, lastError }) => status === 'queued' && lastError)).toBe(true)

    const { mails } = await startServer()
    await makeJobsDue()
    await eventually(() => everyMailIs('sent'))
    expect(await waitingJobs()).toEqual([])
    expect(mails).toHaveLength(10)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(10)
    for (const { reference } of receipts) {
      expect(mails.filter(({ subject }) => subject?.includes(reference))).toHaveLength(2)
    }
  })
})

test('each failed try waits longer, two days in all, and then the mail is marked failed', async () => {
  await createDonationInquiry(makeDonationBody())
  const [mail] = await storedMails()
  await testDb.mail.deleteMany({ where: { id: { not: mail?.id } } })
  await testDb.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE key <> ${`mail:${mail?.id}`}`
  let total = 0
  let longest = 0
  await withWorker(async () => {
    for (let attempt = 1; attempt < 17; attempt += 1) {
      const [job] = await eventually(async () => {
        const jobs = await waitingJobs()
        expect(jobs[0]).toMatchObject({ attempts: attempt, locked_by: null })
        return jobs
      })
      const waits = job?.waits ?? 0
      expect(waits).toBeGreaterThanOrEqual(longest * 0.99)
      longest = Math.max(longest, waits)
      total += waits
      await makeJobsDue()
    }
    await eventually(async () => expect(await waitingJobs()).toEqual([]))
  })
  expect(total / 3600).toBeGreaterThan(44)
  expect(total / 3600).toBeLessThan(52)
  expect(await storedMails()).toMatchObject([
    { status: 'failed', attempts: 17, lastError: expect.stringContaining('ECONN') },
  ])
})

test('a refused recipient costs only that mail', async () => {
  const { mails } = await startServer((recipient) =>
    recipient === 'ana@example.com' ? new Error('no such user') : null,
  )
  await createInquiry(makeInquiryBody())
  await withWorker(() =>
    eventually(async () => {
      expect(await storedMails()).toMatchObject([
        { role: 'operator', status: 'sent' },
        { role: 'visitor', status: 'queued', lastError: expect.stringContaining('no such user') },
      ])
    }),
  )
  expect(mails.map(({ recipients }) => recipients)).toEqual([['volunteers@example.com']])
})

test('a stop waits for the conversation in hand and cuts nothing', async () => {
  let proceed = () => undefined as unknown
  const asked = new Promise<void>((resolve) => {
    void startServer(() => {
      resolve()
      return null
    }).then(({ mails }) => {
      proceed = () => expect(mails).toHaveLength(1)
    })
  })
  await createDonationInquiry(makeDonationBody())
  await withWorker(() => asked)
  proceed()
  expect((await storedMails()).map(({ status }) => status).sort()).toEqual(['queued', 'sent'])
})

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

test('a mail server that takes calls and says nothing holds nobody up, and the mails are sent when it speaks again', async () => {
  const patience = { ...mailTimeouts }
  Object.assign(mailTimeouts, { greetingTimeout: 200 })
  const sockets = new Set<import('node:net').Socket>()
  const silent = createServer((socket) => sockets.add(socket.on('error', () => undefined))).listen(
    mailPort,
    '127.0.0.1',
  )
  await once(silent, 'listening')
  await createDonationInquiry(makeDonationBody())
  await withWorker(async () => {
    await eventually(async () => {
      const mails = await storedMails()
      expect(mails.map(({ status }) => status)).toEqual(['queued', 'queued'])
      expect(mails.every(({ lastError }) => lastError?.includes('Greeting'))).toBe(true)
    })
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => silent.close(resolve))
    const { mails } = await startServer()
    await makeJobsDue()
    await eventually(() => expect(mails).toHaveLength(2))
  })
  Object.assign(mailTimeouts, patience)
})
