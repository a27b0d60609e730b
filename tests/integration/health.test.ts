// What npm run leads -- problems names, the log and ALERT_URL too, though the site works.
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { healthReporter } from '@/lib/jobs/watch-health'
import { config } from '@/lib/platform/config'
import { parseConfig } from '@/lib/platform/config-schema'
import { readiness } from '@/lib/platform/health'
import { log } from '@/lib/platform/log'
import { backUpNightly } from '@/scripts/lib/backup/back-up'
import { emptyLeads, store } from '../support/leads'
import { listenWith } from '../support/listening'
import { temporaryFolder } from '../support/temporary-folder'
import { testDb } from '../support/test-db'

const disk = vi.hoisted(() => ({ bavail: 50, blocks: 100 }))

vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof import('node:fs/promises')>()),
  statfs: async () => disk,
}))

const folder = temporaryFolder()

beforeEach(async () => {
  await emptyLeads()
  await testDb.siteNote.deleteMany({ where: { name: 'backup' } })
})

const problems = async () => (await readiness()).problems

/** As if they had been queued that many minutes ago. */
async function ageMails(minutes: number, lastError: string | null) {
  const createdAt = new Date(Date.now() - minutes * 60_000)
  await testDb.mail.updateMany({ data: { createdAt, lastError } })
  await testDb.$executeRaw`
    UPDATE graphile_worker._private_jobs SET run_at = now() - make_interval(mins => ${minutes}), created_at = ${createdAt}, updated_at = ${createdAt}`
}

test('a site on which nothing waits has no problems', async () => {
  expect(await problems()).toEqual([])
})

test('mails that have failed for more than 15 minutes are named, with how many wait', async () => {
  await store('booking')
  await ageMails(14, 'ECONNREFUSED')
  expect(await problems()).toEqual([])
  await ageMails(16, 'ECONNREFUSED')
  await testDb.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = 6, updated_at = now()`
  expect(await problems()).toEqual([expect.stringMatching(/^Mails have failed .+: 2; waiting in all: 2\./)])
})

test('a visitor whose address does not exist is no outage, but an office that gets no mail is named', async () => {
  await store('booking')
  await ageMails(20, 'This address does not exist: 550 5.1.1')
  await testDb.mail.updateMany({ where: { role: 'visitor' }, data: { status: 'failed', failure: 'no-address' } })
  await testDb.mail.updateMany({ where: { role: 'operator' }, data: { status: 'sent', sentAt: new Date() } })
  await testDb.$executeRaw`DELETE FROM graphile_worker._private_jobs`
  expect(await problems()).toEqual([])
  await testDb.mail.updateMany({ where: { role: 'operator' }, data: { status: 'failed', sentAt: null } })
  expect(await problems()).toEqual([expect.stringMatching(/^Mails of the last day to the office were refused: 1\./)])
})

test('a worker that leaves due mails for 15 minutes is named; one that sends or tries is not', async () => {
  await store('booking')
  await ageMails(14, null)
  expect(await problems()).toEqual([])
  await ageMails(16, null)
  expect(await problems()).toEqual([expect.stringMatching(/^The mail worker .+ Mails waiting: 2\.$/)])
  const [first] = await testDb.mail.findMany()
  await testDb.mail.update({ where: { id: first?.id ?? 0 }, data: { status: 'sent', sentAt: new Date() } })
  expect(await problems()).toEqual([])
})

test('a mailbox that has not been read for 30 minutes is named, if it is still one of ours', async () => {
  const ours = vi.spyOn(config, 'mailboxes', 'get')
  ours.mockReturnValue(parseConfig({ IMAP_URL: 'imaps://ann:secret@mail.example.com' }).mailboxes)
  const position = { mailbox: 'ann@mail.example.com/INBOX', uidValidity: 1, uid: 1 }
  const minutesAgo = (minutes: number) => ({ readAt: new Date(Date.now() - minutes * 60_000) })
  await testDb.inboxPosition.create({ data: { ...position, ...minutesAgo(29) } })
  onTestFinished(async () => void (await testDb.inboxPosition.deleteMany()))
  expect(await problems()).toEqual([])
  await testDb.inboxPosition.updateMany({ data: minutesAgo(31) })
  expect(await problems()).toEqual([expect.stringMatching(/^Mails that come in .+ 30 minutes: ann@mail\.example\.com/)])
  ours.mockReturnValue([])
  expect(await problems()).toEqual([])
})

test('a log that was never streamed to the second place is named', async () => {
  vi.stubEnv('WAL_DIR', '/var/backups/nowhere')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await problems()).toEqual([expect.stringMatching(/^The log of the database does not reach its second place/)])
})

test('a log that is to be streamed to a second place, and is not, is named', async () => {
  // As tembo-wal.service makes it, and as it stays when the service has stopped.
  await testDb.$executeRaw`SELECT pg_create_physical_replication_slot('tembo_wal')`
  onTestFinished(async () => void (await testDb.$executeRaw`SELECT pg_drop_replication_slot('tembo_wal')`))
  expect(await problems()).toEqual([expect.stringMatching(/^The log of the database does not reach its second place/)])
})

test('a nightly backup notes its time, and one older than 26 hours is named', async () => {
  const backups = path.join(folder, 'backups')
  await backUpNightly(process.env.DATABASE_URL ?? '', backups)
  expect(await readdir(backups)).toHaveLength(1)
  expect(await problems()).toEqual([])
  await testDb.$executeRaw`UPDATE site_notes SET text = (now() - interval '27 hours')::text WHERE name = 'backup'`
  expect(await problems()).toEqual([expect.stringMatching(/^The last nightly backup is older than 26 hours: 20/)])
})

test('a disk of which less than a tenth is free, and a content folder that is gone, are named', async () => {
  onTestFinished(() => void Object.assign(disk, { bavail: 50 }))
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.spyOn(config, 'contentFolder', 'get').mockReturnValue(path.join(folder, 'content'))
  // One that nobody has named is none.
  vi.stubEnv('CONTENT_DIR', '')
  expect(await problems()).toEqual([])
  vi.stubEnv('CONTENT_DIR', path.join(folder, 'content'))
  Object.assign(disk, { bavail: 9 })
  expect(await problems()).toEqual([
    'Less than 10% of the disk with DATA_DIR is free.',
    'The content folder (CONTENT_DIR) is missing.',
  ])
  vi.spyOn(config, 'contentFolder', 'get').mockReturnValue(folder)
  Object.assign(disk, { bavail: 10 })
  expect(await problems()).toEqual([])
})

const minute = 60_000

/** A server for alarms. It answers with `status`, if it answers at all. */
async function alarmServer() {
  const server = { status: 200, taken: [] as { text: string; problems: string[] }[] }
  const { url, server: listening } = await listenWith(async (request, response) => {
    const body = await new Response(request as unknown as ReadableStream).json()
    if (server.status === 200) server.taken.push(body)
    response.writeHead(server.status).end()
  })
  onTestFinished(() => void listening.close())
  return Object.assign(server, { url })
}

test('alarms go out when the problems change, once an hour at most, and when all is well again', async () => {
  const server = await alarmServer()
  vi.spyOn(config, 'alertUrl', 'get').mockReturnValue(server.url)
  const warned = vi.spyOn(log(), 'warn').mockReturnValue()
  const tell = healthReporter(new AbortController().signal)
  await tell.started()
  const rounds: [minutes: number, problems: string[]][] = [
    [1, []],
    [2, ['Disk']],
    [3, ['Disk']],
    [4, ['Disk', 'Mails']],
    [61, ['Disk', 'Mails']],
    [62, ['Disk', 'Mails']],
    [63, []],
    [64, []],
    [65, ['Disk']],
    [122, ['Disk']],
  ]
  for (const [minutes, found] of rounds) await tell.problems(found, minutes * minute)
  expect(server.taken.map((body) => body.problems)).toEqual([[], ['Disk'], ['Disk', 'Mails'], [], ['Disk']])
  expect(server.taken[1]?.text).toMatch(/^Tembo Trails, https:\/\/tembo\.test: something needs attention\.\nDisk$/)
  expect(warned.mock.calls.map(([line]) => line)).toEqual([
    ...[{ problems: ['Disk'] }, { problems: ['Disk', 'Mails'] }, { problems: ['Disk'] }],
  ])
})

test('an alarm that is refused goes out at the next look, and one line in the log says so, without the address', async () => {
  const server = await alarmServer()
  vi.spyOn(config, 'alertUrl', 'get').mockReturnValue(`${server.url}/secret`)
  vi.spyOn(log(), 'warn').mockReturnValue()
  const complained = vi.spyOn(log(), 'error').mockReturnValue()
  const tell = healthReporter(new AbortController().signal)
  server.status = 500
  for (const minutes of [1, 2]) await tell.problems(['Disk'], minutes * minute)
  server.status = 200
  await tell.problems(['Disk'], 3 * minute)
  expect(server.taken.map((body) => body.problems)).toEqual([['Disk']])
  expect(complained.mock.calls).toEqual([[{ reason: '500' }, expect.stringContaining('ALERT_URL')]])
})

test('an alarm follows no redirect', async () => {
  const server = await alarmServer()
  const { url, server: other } = await listenWith((_, response) =>
    response.writeHead(307, { location: server.url }).end(),
  )
  onTestFinished(() => void other.close())
  vi.spyOn(config, 'alertUrl', 'get').mockReturnValue(url)
  const complained = vi.spyOn(log(), 'error').mockReturnValue()
  await healthReporter(new AbortController().signal).started()
  expect(server.taken).toEqual([])
  expect(complained.mock.calls).toEqual([[{ reason: '307' }, expect.stringContaining('ALERT_URL')]])
})

test('what answers an alarm is not read: one that never ends is taken by its status', async () => {
  const { url, server } = await listenWith((request, response) =>
    request.resume().once('end', () => response.writeHead(200).write('Taken, and more follows. ')),
  )
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())
  vi.spyOn(config, 'alertUrl', 'get').mockReturnValue(url)
  const complained = vi.spyOn(log(), 'error').mockReturnValue()
  await healthReporter(new AbortController().signal).started()
  expect(complained).not.toHaveBeenCalled()
})

test('a start says when nobody listens at ALERT_URL, and goes on', async () => {
  const { url, server } = await listenWith()
  await new Promise((resolve) => server.close(resolve))
  vi.spyOn(config, 'alertUrl', 'get').mockReturnValue(url)
  const complained = vi.spyOn(log(), 'error').mockReturnValue()
  await healthReporter(new AbortController().signal).started()
  expect(complained.mock.calls).toEqual([[{ reason: 'ECONNREFUSED' }, expect.stringContaining('ALERT_URL')]])
})
