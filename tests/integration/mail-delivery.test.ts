import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startMailServer } from '../support/mail-server'

const mailPort = await vi.hoisted(async () => (await import('../support/mail-port')).reserveMailPort())

import { createLead } from '@/lib/leads/create-lead'
import { leadKinds } from '@/lib/leads/leads'
import { mailTimeouts } from '@/lib/mail/transport'
import { makeDonationBody, makeInquiryBody } from '../support/factories'
import { emptyLeads, eventually, leadBodies, makeJobsDue, storedMails, waitingJobs, withWorker } from '../support/leads'
import { testDb } from '../support/test-db'

const createInquiry = createLead('inquiry')
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

async function startServer(answer?: (recipient: string) => Error | null) {
  const server = await startMailServer(mailPort, answer)
  stopServer = server.stop
  return server
}

function sendEveryForm() {
  return Promise.all(leadKinds.map((kind) => createLead(kind)(leadBodies[kind]())))
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
      expect(jobs).toHaveLength(2 * leadKinds.length)
      for (const { attempts, locked_by } of jobs) expect([attempts > 0, locked_by]).toEqual([true, null])
    })
    expect((await storedMails()).every(({ status, lastError }) => status === 'queued' && lastError)).toBe(true)

    const { mails } = await startServer()
    await makeJobsDue()
    await eventually(() => everyMailIs('sent'))
    expect(await waitingJobs()).toEqual([])
    expect(mails).toHaveLength(2 * leadKinds.length)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(mails.length)
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
