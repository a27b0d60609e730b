import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { mkdir, readdir, readFile, rm, stat, symlink } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { deadLockFreer, newWorkerId } from '@/lib/jobs/dead-workers'
import { leadKinds } from '@/lib/leads/kinds'
import { mailFolder, mailTimeouts, sendMail } from '@/lib/mail/deliver'
import { mailStatus } from '@/lib/mail/diagnostics'
import { config } from '@/lib/platform/config'
import { takeConsoleErrors } from '../support/console-guard'
import { emptyLeads, eventually, makeJobsDue, store, storedMails, waitingJobs, withWorker } from '../support/leads'
import { reserveMailPort } from '../support/mail-port'
import { startMailServer } from '../support/mail-server'
import { temporaryFolder } from '../support/temporary-folder'
import { testDb } from '../support/test-db'

const mailPort = await reserveMailPort()
const folder = temporaryFolder()

let stopServer = async () => {}

beforeEach(async () => {
  await emptyLeads()
  for (const told of ['warn', 'info'] as const) vi.spyOn(console, told).mockReturnValue()
})

afterEach(async () => {
  await stopServer()
  stopServer = async () => {}
  // graphile-worker traces a query whose connection was ended, which a test may hit or miss.
  for (const [text] of takeConsoleErrors()) expect(text).toMatch(/terminating connection due to administrator command/)
})

async function startServer(
  ...answers: [answer?: (recipient: string) => Error | null, meanwhile?: () => Promise<void>]
) {
  const server = await startMailServer(mailPort, ...answers)
  stopServer = server.stop
  return server.mails
}

/** With two mails. */
const donate = (overrides = {}) => store('donation_inquiry', overrides)

const statuses = async () => (await storedMails()).map(({ status }) => status)

async function everyMailIs(status: string) {
  expect((await statuses()).filter((other) => other !== status)).toEqual([])
}

async function everyMailWasTried(count: number) {
  const jobs = await waitingJobs()
  const tried = jobs.map(({ attempts, waits, locked_by }) => [attempts > 0, waits > 0, locked_by])
  expect(tried).toEqual(Array(count).fill([true, true, null]))
}

async function endWorkers() {
  await testDb.$executeRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name LIKE 'tembo-worker-%' AND datname = current_database()`
}

async function withPool(work: (pool: pg.Pool) => Promise<void>) {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
  await work(pool)
  await pool.end()
}

test('with the mail server down every form is stored and its mails wait; when it returns each arrives exactly once', async () => {
  const receipts = await Promise.all(leadKinds.map((kind) => store(kind, { email: `${kind}@example.com` })))
  await withWorker(async () => {
    await eventually(() => everyMailWasTried(2 * leadKinds.length))
    expect((await storedMails()).every(({ status, lastError }) => status === 'queued' && lastError)).toBe(true)

    const mails = await startServer()
    await makeJobsDue()
    await eventually(() => everyMailIs('sent'))
    expect(await waitingJobs()).toEqual([])
    expect(mails).toHaveLength(2 * leadKinds.length)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(mails.length)
    for (const { reference } of receipts)
      expect(mails.filter(({ subject }) => subject?.includes(reference))).toHaveLength(2)
  })
})

test('each failed try waits longer, two days in all, and then the mail is marked failed', async () => {
  await donate()
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
  const lastError = expect.stringContaining('ECONN')
  expect(await storedMails()).toMatchObject([{ status: 'failed', attempts: 17, lastError }])
})

const answer = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

test.each([
  [550, '5.1.1 no such user', 'no-address', /^This address does not exist: 550 5\.1\.1 no such user$/],
  [550, 'User unknown', 'no-address', /does not exist/],
  [550, '5.1.1 User unknown in relay recipient table', 'no-address', /does not exist/],
  [552, '5.2.2 mailbox full', 'refused', /552 5\.2\.2 mailbox full/],
  [554, '5.4.14 hop count exceeded', 'refused', /hop count/],
])(
  'a recipient that is refused for good (%i %s) fails at once, and costs only that mail',
  async (code, text, failure, lastError) => {
    const mails = await startServer((recipient) => (recipient === 'ana@example.com' ? answer(code, text) : null))
    await store('inquiry')
    const expected = [
      { role: 'operator', status: 'sent', failure: null },
      { role: 'visitor', status: 'failed', attempts: 1, failure, lastError: expect.stringMatching(lastError) },
    ]
    await withWorker(() => eventually(async () => expect(await storedMails()).toMatchObject(expected)))
    expect(await waitingJobs()).toEqual([])
    expect(mails.map(({ recipients }) => recipients)).toEqual([['volunteers@example.com']])
  },
)

test.each([
  [451, '4.7.1 greylisted', 'deferred'],
  [450, 'busy', 'deferred'],
  [452, '4.3.1 out of storage', 'outage'],
  [530, '5.7.0 authentication required', 'outage'],
  [554, '5.7.1 Relay access denied', 'outage'],
  [553, '5.7.1 Sender address rejected: not owned by user', 'outage'],
])('a recipient that is refused for now (%i %s) is tried again', async (code, text, failure) => {
  await startServer(() => answer(code, text))
  await store('inquiry')
  await withWorker(() => eventually(() => everyMailWasTried(2)))
  expect(await storedMails()).toMatchObject(Array(2).fill({ status: 'queued', failure }))
})

test('a mail whose content is refused for good fails at once', async () => {
  await startServer(
    () => null,
    () => Promise.reject(answer(554, '5.7.1 looks like spam')),
  )
  await store('inquiry')
  await withWorker(() => eventually(() => everyMailIs('failed')))
  expect(await storedMails()).toMatchObject(Array(2).fill({ attempts: 1, failure: 'refused' }))
})

test('the first mail that is taken after an outage wakes all that wait for the server, and no other', async () => {
  await store('inquiry', { email: 'grey@example.com' })
  await withWorker(() => eventually(() => everyMailWasTried(2)))
  await testDb.mail.updateMany({ where: { role: 'visitor' }, data: { failure: 'deferred' } })
  await testDb.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() + interval '6 hours'`
  const mails = await startServer()
  await donate()
  await withWorker(() => eventually(() => expect(mails).toHaveLength(3)))
  expect((await storedMails()).filter(({ status }) => status !== 'sent')).toMatchObject([{ to: 'grey@example.com' }])
})

test('a stop waits for the conversation in hand and cuts nothing', async () => {
  const calls = new EventEmitter()
  const asked = once(calls, 'asked')
  const mails = await startServer(() => {
    calls.emit('asked')
    return null
  })
  await donate()
  await withWorker(() => asked)
  expect(mails).toHaveLength(1)
  expect((await statuses()).sort()).toEqual(['queued', 'sent'])
})

test('a mail server that takes calls and says nothing holds nobody up, and the mails are sent when it speaks again', async () => {
  const patience = { ...mailTimeouts }
  Object.assign(mailTimeouts, { greetingTimeout: 200 })
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => sockets.add(socket.on('error', () => undefined)))
  await once(silent.listen(mailPort, '127.0.0.1'), 'listening')
  await donate()
  await withWorker(async () => {
    await eventually(async () => {
      await everyMailIs('queued')
      expect((await storedMails()).every(({ lastError }) => lastError?.includes('Greeting'))).toBe(true)
    })
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => silent.close(resolve))
    const mails = await startServer()
    await makeJobsDue()
    await eventually(() => expect(mails).toHaveLength(2))
  })
  Object.assign(mailTimeouts, patience)
})

test('a worker that loses its database connections starts again by itself', async () => {
  const mails = await startServer()
  await withWorker(async () => {
    for (const count of [2, 4]) {
      await donate()
      await eventually(() => expect(mails).toHaveLength(count))
      await endWorkers()
    }
  })
})

test('database connections that are lost while a mail is on its way bring nothing down, and it is sent', async () => {
  const silent = createServer().listen(mailPort, '127.0.0.1')
  const called = once(silent, 'connection')
  await donate()
  await withWorker(async () => {
    const [socket] = await called
    await endWorkers()
    socket.destroy()
    await new Promise((resolve) => silent.close(resolve))
    const mails = await startServer()
    await eventually(() => expect(mails).toHaveLength(2))
  })
})

test('a mail that was taken while the database went away is written down when it is back, and not sent again', async () => {
  await donate()
  const mails = await startServer(() => null, endWorkers)
  await withWorker(() =>
    eventually(async () => {
      expect(await statuses()).toEqual(['sent', 'sent'])
      expect(await waitingJobs()).toEqual([])
    }),
  )
  expect(mails).toHaveLength(2)
})

test('two workers at once send each mail once', async () => {
  const mails = await startServer()
  await Promise.all(Array.from({ length: 10 }, (_, index) => donate({ email: `visitor${index}@example.com` })))
  await withWorker(() => withWorker(() => eventually(() => everyMailIs('sent'))))
  expect(mails).toHaveLength(20)
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(20)
})

test.each([
  ['the first try of a mail', 'its job is free at once for the next worker', 1, 'sent'],
  ['the last try of a mail', 'it is marked failed', 99, 'failed'],
])('when a kill cuts %s short, %s', async (_, _then, attempts, status) => {
  await startServer()
  await donate()
  await testDb.$executeRaw`UPDATE mails SET created_at = now() - interval '2 days'`
  await testDb.$executeRaw`
    UPDATE graphile_worker._private_jobs
    SET locked_by = 'tembo-worker-killed', locked_at = now(), attempts = least(max_attempts, ${attempts})`
  await withWorker(() => eventually(() => everyMailIs(status)))
})

const lockedBy = async () => (await waitingJobs()).map(({ locked_by }) => locked_by)

test('the job of a worker that is missing is freed at the second look, not at the first', async () => {
  await donate()
  const id = await newWorkerId(process.env.DATABASE_URL ?? '')
  expect(id).not.toContain('pooled')
  await testDb.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_by = ${id}, locked_at = now()`
  await withPool(async (pool) => {
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
  })
})

test('behind a pooler, where nobody can be seen, only the job of a worker that has had it for long is freed', async () => {
  await donate()
  const [young, old] = [`tembo-worker-pooled-${randomUUID()}`, `tembo-worker-pooled-${randomUUID()}`]
  await testDb.$executeRaw`
    UPDATE graphile_worker._private_jobs SET locked_by = CASE id % 2 WHEN 0 THEN ${young} ELSE ${old} END,
      locked_at = CASE id % 2 WHEN 0 THEN now() - interval '5 minutes' ELSE now() - interval '11 minutes' END`
  await withPool(async (pool) => {
    const look = deadLockFreer()
    for (let turn = 0; turn < 3; turn += 1) await look(pool)
  })
  expect((await lockedBy()).sort()).toEqual([null, young].sort())
})

test('without SMTP_URL, on a full disk, mails wait, and become files when they can be written', async () => {
  const { smtpUrl } = config
  config.smtpUrl = null
  vi.stubEnv('DATA_DIR', folder)
  onTestFinished(() => {
    config.smtpUrl = smtpUrl
    vi.unstubAllEnvs()
  })
  const written = async () => (await readdir(mailFolder())).filter((name) => name.endsWith('.eml')).sort()
  const { reference } = await store('inquiry')
  const names = (await storedMails()).map(({ role, id }) => `${reference}-${role}-${id}.eml`).sort()
  await mkdir(mailFolder(), { mode: 0o755 })
  const unfinished = names.map((name) => path.join(mailFolder(), `${name}.unfinished`))
  for (const file of unfinished) await symlink('/dev/full', file)
  await withWorker(async () => {
    await eventually(() => everyMailWasTried(2))
    const waiting = /Waiting: 2, sent: 0, failed: 0\n.*queued after \d+ tries, ENOSPC: no space left/
    expect(await mailStatus()).toMatch(waiting)
    expect(await written()).toEqual([])
    for (const file of unfinished) await rm(file)
    await makeJobsDue()
    await eventually(() => everyMailIs('sent'))
  })
  expect((await storedMails()).map(({ lastError }) => lastError)).toEqual([null, null])
  expect(await written()).toEqual(names)
  expect((await stat(mailFolder())).mode & 0o777).toBe(0o700)
  for (const { role, id, messageId } of await storedMails()) {
    const text = await readFile(path.join(mailFolder(), `${reference}-${role}-${id}.eml`), 'utf8')
    expect(text).toContain(messageId)
    // The end of the HTML part, and of the mail.
    expect(text).toMatch(/\r\n--\S+--\r\n$/)
  }
})

test('a mail server whose certificate nobody vouches for gets no mail', async () => {
  const taken: string[] = []
  // With the certificate of its own making that the package brings.
  const server = new SMTPServer({
    secure: true,
    authOptional: true,
    onRcptTo: ({ address }, _session, done) => {
      taken.push(address)
      done()
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  const { smtpUrl } = config
  config.smtpUrl = `smtps://localhost:${port}`
  onTestFinished(() => {
    config.smtpUrl = smtpUrl
  })
  await donate()
  const mail = await testDb.mail.findFirstOrThrow()
  await expect(sendMail(mail)).rejects.toThrow(/certificate/)
  expect(taken).toEqual([])
  // That the certificate is not for production.
  takeConsoleErrors()
})
