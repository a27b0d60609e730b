// Against a real IMAP server. What is done with a mail is tested in its own file: here it is stored.
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readReadyLines } from '@/lib/desk/ready'
import { inboxPauses, readMailboxes } from '@/lib/inbox/listen'
import { config } from '@/lib/platform/config'
import { parseConfig } from '@/lib/platform/config-schema'
import { findDovecot, missingDovecot, openImapServer } from '../support/imap-server'
import { testDb } from '../support/test-db'

const megabyte = 1024 * 1024
const program = findDovecot()

test.runIf(!program)('without Dovecot the summary says what is left out', ({ task }) => {
  Object.assign(task.meta, { notes: [missingDovecot] })
})

test('“Ready to open?” says whether mails that come in are read', async () => {
  const line = async () => (await readReadyLines()).find(({ what }) => what === 'Answers of travellers are read')
  expect(await line()).toMatchObject({ todo: expect.stringMatching(/^Set IMAP_URL/) })
  const { mailboxes } = parseConfig({ IMAP_URL: 'imaps://ann:secret@mail.example.com' })
  vi.spyOn(config, 'mailboxes', 'get').mockReturnValue(mailboxes)
  expect(await line()).toMatchObject({
    todo: 'A mailbox of IMAP_URL is not reached. The log of the worker says why.',
    more: ['ann@mail.example.com/INBOX: not read yet'],
  })
  const [mailbox, now] = ['ann@mail.example.com/INBOX', Date.now()]
  await testDb.inboxPosition.create({ data: { mailbox, uidValidity: 1, uid: 1, readAt: new Date(now) } })
  expect(await line()).toMatchObject({ todo: undefined, more: [expect.stringMatching(/INBOX: read .+ at \d\d:\d\d$/)] })
  await testDb.inboxPosition.updateMany({ data: { readAt: new Date(now - 3_600_000) } })
  expect((await line())?.todo).toMatch(/is not reached/)
})

describe.runIf(program)('a mailbox', async () => {
  if (!program) return
  const server = await openImapServer(program)
  Object.assign(inboxPauses, { turn: 50, look: 500, first: 50, longest: 200 })
  const eventually = <T>(check: () => Promise<T>) => vi.waitFor(check, { timeout: 30_000, interval: 25 })

  const mail = (id: string, text = 'We would like to come in June.') =>
    [
      `Message-ID: <${id}@example.com>`,
      'From: Ann Bell <ann@example.com>',
      'To: office@tembo.test',
      `Subject: ${id}`,
      'Date: Tue, 5 Jan 2027 10:00:00 +0300',
      '',
      text,
      '',
    ].join('\r\n')
  const numbered = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => `${prefix}-${index}`)

  const subjects = async () =>
    (await testDb.receivedMail.findMany({ orderBy: { id: 'asc' } })).map(({ subject }) => subject)
  const position = () => testDb.inboxPosition.findUnique({ where: { mailbox: server.name } })

  let warned: string[]
  beforeEach(async () => {
    warned = []
    vi.spyOn(console, 'warn').mockImplementation((text) => void warned.push(text))
    vi.spyOn(console, 'info').mockReturnValue()
    await server.empty()
    await testDb.receivedMail.deleteMany()
    await testDb.inboxPosition.deleteMany()
    setMailboxes({})
  })

  function setMailboxes(env: Record<string, string>) {
    const { mailboxes, mailsSince } = parseConfig({ IMAP_URL: server.url, ...env })
    vi.spyOn(config, 'mailboxes', 'get').mockReturnValue(mailboxes)
    vi.spyOn(config, 'mailsSince', 'get').mockReturnValue(mailsSince)
  }

  /** As a process does. Returns what stops it. */
  function startReading() {
    const stopping = new AbortController()
    const ended = readMailboxes(process.env.DATABASE_URL ?? '', stopping.signal)
    const stop = () => {
      stopping.abort()
      return ended
    }
    onTestFinished(stop)
    return stop
  }

  /** Once it has a position, it reads from there on. */
  async function readFromNowOn() {
    const stop = startReading()
    await eventually(async () => expect(await position()).not.toBeNull())
    return stop
  }

  test('hands on what comes, once, in its order, and leaves old mails alone', async () => {
    await server.append(numbered(3, 'old').map((id) => mail(id)))
    await readFromNowOn()
    const ids = numbered(20, 'new')
    await server.append(ids.map((id) => mail(id)))
    await eventually(async () => expect(await subjects()).toEqual(ids))
    expect(await server.flags()).not.toContain('\\Seen')
  })

  test('is read from a day on the first time, where one is chosen', async () => {
    await server.append([mail('older')], new Date('2025-11-01T12:00:00Z'))
    await server.append([mail('chosen')], new Date('2025-12-02T12:00:00Z'))
    await server.append([mail('moved')], new Date('2025-11-02T12:00:00Z'))
    setMailboxes({ IMAP_SINCE: '2025-12-01' })
    await readFromNowOn()
    await server.append([mail('new')])
    await eventually(async () => expect(await subjects()).toEqual(['chosen', 'new']))
  })

  test('is read on from where it was left', async () => {
    const stop = await readFromNowOn()
    await server.append([mail('one')])
    await eventually(async () => expect(await subjects()).toEqual(['one']))
    await stop()
    await server.append([mail('two'), mail('three')])
    startReading()
    await eventually(async () => expect(await subjects()).toEqual(['one', 'two', 'three']))
  })

  test('is read by one of two processes, and by the other when that one ends', async () => {
    const stop = await readFromNowOn()
    startReading()
    const ids = numbered(30, 'both')
    await server.append(ids.slice(0, 15).map((id) => mail(id)))
    await eventually(async () => expect(await subjects()).toEqual(ids.slice(0, 15)))
    await stop()
    await server.append(ids.slice(15).map((id) => mail(id)))
    await eventually(async () => expect(await subjects()).toEqual(ids))
    expect(warned).toEqual([])
  })

  test('is read on when the server has numbered its mails anew', async () => {
    await server.append([mail('long ago')], new Date('2025-01-05T12:00:00Z'))
    await readFromNowOn()
    await server.append([mail('before')])
    await eventually(async () => expect(await subjects()).toEqual(['before']))
    const { uidValidity } = (await position()) ?? {}
    await server.numberAnew()
    await server.append([mail('after')])
    await eventually(async () => expect(await subjects()).toEqual(['before', 'after']))
    await eventually(async () => expect((await position())?.uidValidity).not.toBe(uidValidity))
    await server.append([mail('later')])
    await eventually(async () => expect(await subjects()).toEqual(['before', 'after', 'later']))
  })

  test('is read on when the server was killed and comes back', async () => {
    await readFromNowOn()
    await server.kill()
    await eventually(async () => expect(warned.length).toBeGreaterThan(1))
    await server.start()
    await server.append([mail('back')])
    await eventually(async () => expect(await subjects()).toEqual(['back']))
    expect(warned.join()).toContain(`The mailbox ${server.name} cannot be read`)
    expect(warned.join()).not.toContain('secret')
  })

  test('is read on when the connection of the turn is lost', async () => {
    await readFromNowOn()
    await testDb.$queryRaw`
      SELECT pg_terminate_backend(pid)::text FROM pg_locks
      WHERE locktype = 'advisory' AND classid = hashtext('mailbox')::bigint & 4294967295 AND granted`
    await server.append([mail('again')])
    await eventually(async () => expect(await subjects()).toEqual(['again']))
  })

  test('gives the beginning of a mail of 26 MB, and says where the rest is', async () => {
    await readFromNowOn()
    await server.append([mailWithFile('large', 26 * megabyte)])
    await server.append([mail('long', 'We came in June and it was fine.\r\n'.repeat(megabyte)), mail('next')])
    await eventually(async () => expect(await subjects()).toEqual(['large', 'long', 'next']))
    const [large] = await testDb.receivedMail.findMany({ where: { subject: 'large' } })
    expect(large).toMatchObject({ messageId: '<large@example.com>', fromAddress: 'ann@example.com' })
    expect(large?.text).toContain('Passports of all of us, größer than usual.')
    expect(large?.text).toContain('in the mailbox, with its attachments: passports.pdf (19 MB).')
    const [long] = await testDb.receivedMail.findMany({ where: { subject: 'long' } })
    expect(long?.text).toMatch(
      /^(We came in June and it was fine\.\s+)+This mail is too large .+ The rest is in the mailbox\.\s*$/,
    )
  })

  function mailWithFile(id: string, size: number) {
    const text = Buffer.from('Passports of all of us, größer than usual.').toString('base64')
    const file = `${'A'.repeat(76)}\r\n`.repeat(Math.ceil(size / 78))
    const head = mail(id).split('\r\n\r\n')[0]
    return [
      head,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed;',
      ' boundary="parts"',
      '',
      '--parts',
      'Content-Type: text/plain; charset="utf-8"',
      'Content-Transfer-Encoding: base64',
      '',
      text,
      '--parts',
      'Content-Type: application/pdf; name="passports.pdf"',
      'Content-Disposition: attachment; filename="passports.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      `${file}--parts--`,
      '',
    ].join('\r\n')
  }

  test('goes on after a mail that cannot be stored, and names it', async () => {
    await readFromNowOn()
    await testDb.$executeRaw`ALTER TABLE received_mails ADD CONSTRAINT no_bad CHECK (subject <> 'bad')`
    onTestFinished(async () => {
      await testDb.$executeRaw`ALTER TABLE received_mails DROP CONSTRAINT no_bad`
    })
    await server.append([mail('bad'), mail('good')])
    await eventually(async () => expect(await subjects()).toEqual(['good']))
    expect(warned).toEqual([
      expect.stringMatching(/^A mail in .+ was left out because it cannot be stored: UID \d+\.$/),
    ])
  })

  test('waits with its mails while the database cannot store them', async () => {
    await readFromNowOn()
    await testDb.$executeRaw`ALTER TABLE received_mails RENAME TO received_mails_away`
    await server.append([mail('waits'), mail('after it')])
    await eventually(async () => expect(warned.length).toBeGreaterThan(3))
    await testDb.$executeRaw`ALTER TABLE received_mails_away RENAME TO received_mails`
    await eventually(async () => expect(await subjects()).toEqual(['waits', 'after it']))
    expect(warned.join()).not.toContain('left out')
  })
})
