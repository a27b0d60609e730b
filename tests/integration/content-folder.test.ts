import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchContent } from '@/lib/background/content-folder'
import { getItinerary } from '@/lib/data/itineraries'
import { findPhoto } from '@/lib/data/photos'
import { undoImport } from '@/lib/data/workbook/import'
import { answerDesk } from '@/lib/desk/answer'
import { sendMail } from '@/lib/mail/transport'
import { emptyLeads, storedMails } from '../support/leads'
import { temporaryFolder } from '../support/temporary-folder'
import { testDb } from '../support/test-db'
import { openWorkbook } from '../support/workbook'

const parent = temporaryFolder()
const summer = { Trip: '7 Mara Long Weekend', Season: 'July to December' }
let folder = ''
let stops: (() => Promise<void>)[] = []

beforeEach(async () => {
  await emptyLeads()
  await testDb.contentFile.deleteMany()
  folder = path.join(parent, String(Math.random()))
  stops = []
})

afterEach(async () => {
  for (const stop of stops) await stop()
  while (await undoImport());
  await emptyLeads()
})

/** Watches as an instance of the site does, and waits for the workbook that it offers. */
async function watch() {
  const stopping = new AbortController()
  const done = watchContent({ folder, stableFor: 300 }, stopping.signal)
  stops.push(async () => {
    stopping.abort()
    await done
  })
  await vi.waitFor(() => readFile(path.join(folder, 'content.xlsx')), 60_000)
}

type Book = Awaited<ReturnType<typeof openWorkbook>>

async function edit(change: (book: Book) => void, name = 'content.xlsx') {
  const book = await openWorkbook(await readFile(path.join(folder, name)))
  change(book)
  const bytes = await book.save()
  await put(bytes, name)
  return bytes
}

async function put(bytes: Buffer, name = 'content.xlsx') {
  await writeFile(path.join(folder, `.${name}.sync`), bytes)
  await rename(path.join(folder, `.${name}.sync`), path.join(folder, name))
}

async function nextMail(count = 1) {
  await vi.waitFor(async () => expect(await storedMails()).toHaveLength(count), { timeout: 60_000, interval: 50 })
  const mail = (await storedMails()).at(-1)
  if (!mail) throw new Error('There is no mail')
  return mail
}

const priceOf = async () => (await getItinerary(7))?.prices[1]?.parties[2]?.amount

test('what is right is taken over, and the mail says what, with the workbook of before, which is the undo', async () => {
  await watch()
  await edit((book) => book.set('Prices', summer, { 'Party of 6': 888 }))
  const mail = await nextMail()
  expect(mail).toMatchObject({ to: 'reservations@example.com', subject: 'content.xlsx is taken over: 1 change' })
  expect(mail.text).toContain('Prices 7 / July to December: Party of 6: 820 -> 888')
  expect(await priceOf()).toBe(888)
  expect(mail.attachmentName).toBe('before.xlsx')
  await put(Buffer.from(mail.attachment ?? []))
  expect((await nextMail(2)).text).toContain('Party of 6: 888 -> 820')
  expect(await priceOf()).toBe(820)
}, 180_000)

test('an import is undone from the link in its mail, once "undo" is typed', async () => {
  await watch()
  await edit((book) => book.set('Prices', summer, { 'Party of 6': 888 }))
  const token = /\/desk\/(\S+)/.exec((await nextMail()).text)?.[1] ?? ''
  const press = async (word: string) => {
    const body = new URLSearchParams({ action: 'undo', word })
    return (await answerDesk(new Request(`http://localhost/desk/${token}`, { method: 'POST', body }), token)).status
  }
  expect((await answerDesk(new Request(`http://localhost/desk/${token}`), token)).status).toBe(200)
  expect(await press('yes')).toBe(400)
  expect(await priceOf()).toBe(888)
  expect(await press('Undo')).toBe(200)
  expect(await priceOf()).toBe(820)
  expect((await answerDesk(new Request(`http://localhost/desk/${token}`), token)).status).toBe(410)
}, 180_000)

test('a refused workbook leads to the newest one', async () => {
  await watch()
  await edit((book) => book.set('Prices', summer, { 'Party of 6': 'much' }))
  const token = /\/desk\/(\S+)/.exec((await nextMail()).text)?.[1] ?? ''
  const ask = (query: string) => answerDesk(new Request(`http://localhost/desk/${token}${query}`), token)
  expect(await (await ask('')).text()).toContain('Take the newest workbook')
  const book = await openWorkbook(Buffer.from(await (await ask('?file=1')).arrayBuffer()))
  expect(book.get('Prices', summer, 'Party of 6')).toBe(820)
}, 180_000)

test('one can go on in the same workbook, because it is written anew', async () => {
  await watch()
  const mine = await edit((book) => book.set('Prices', summer, { 'Party of 6': 830 }))
  await nextMail()
  const isMine = async () => (await readFile(path.join(folder, 'content.xlsx'))).equals(mine)
  await vi.waitFor(async () => expect(await isMine()).toBe(false), 60_000)
  await edit((book) => book.set('Prices', summer, { 'Party of 6': 840 }))
  expect((await nextMail(2)).text).toContain('Party of 6: 830 -> 840')
}, 180_000)

test('what is saved while a workbook is taken over is not written over, but taken over next', async () => {
  await watch()
  const waiting = () => testDb.$queryRaw<unknown[]>`
    SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'UPDATE "team_members"%'`
  await testDb.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT FROM team_members WHERE id = 2 FOR UPDATE`
      await edit((book) => book.set('Team', { Id: 2 }, { Role: 'Chief' }))
      await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), 60_000)
      await edit((book) => book.set('Team', { Id: 3 }, { Role: 'Desk' }))
    },
    { timeout: 60_000 },
  )
  expect((await nextMail(2)).text).toContain('Role: Reservations -> Desk')
}, 180_000)

test('faults change nothing, and the mail lists them', async () => {
  await watch()
  await edit((book) => {
    book.set('Prices', summer, { 'Party of 6': 0 })
    book.set('Team', { Id: 2 }, { Role: 'Another' })
  })
  const mail = await nextMail()
  expect(mail.subject).toBe('content.xlsx has 1 fault')
  expect(mail.text).toMatch(/Prices!F\d+: 0 is not between 1 and/)
  expect(mail.text).toContain('Nothing on the site was changed.')
  expect(await testDb.teamMember.findUnique({ where: { id: 2 } })).toMatchObject({ role: 'Head guide' })
}, 180_000)

test('a change of many trips asks for a yes, and a workbook older than the site for a newer one', async () => {
  await watch()
  const old = await readFile(path.join(folder, 'content.xlsx'))
  await edit((book) => book.set('Trips', { Id: 18 }, { Id: 19 }))
  // Its days name the old number: those are other faults.
  expect((await nextMail()).text).toContain('if that is meant, write yes')
  await put(old)
  await testDb.teamMember.update({ where: { id: 2 }, data: { role: 'Chief' } })
  try {
    await edit((book) => book.set('Team', { Id: 2 }, { Role: 'Another' }))
    const mail = await nextMail(2)
    expect(mail.subject).toBe('content.xlsx is older than the site')
    expect(mail.text).toMatch(/Team!A3: 2 was changed on the site/)
  } finally {
    await testDb.teamMember.update({ where: { id: 2 }, data: { role: 'Head guide' } })
  }
}, 180_000)

test('a file that is no workbook is told once', async () => {
  await watch()
  await put(Buffer.from('no workbook'), 'letter.xlsx')
  expect(await nextMail()).toMatchObject({ subject: 'letter.xlsx cannot be read' })
}, 180_000)

test('a photograph in its folder is shown by its name; another one of that name takes its place', async () => {
  await mkdir(path.join(folder, 'photos'), { recursive: true })
  const photo = path.join(folder, 'photos', 'my lion.jpg')
  const picture = (background: string) =>
    sharp({ create: { width: 1920, height: 1080, channels: 3, background } }).jpeg()
  await picture('#a40').toFile(photo)
  await watch()
  await edit((book) => book.set('Trips', { Id: 7 }, { Picture: 'my lion.jpg' }))
  expect((await nextMail()).subject).toBe('content.xlsx is taken over: 1 change')
  const first = (await getItinerary(7))?.imageUrl ?? ''
  const [, hash = ''] = /^\/photos\/([0-9a-f]{16})\/my%20lion\.jpg$/.exec(first) ?? []
  expect(Buffer.from((await findPhoto(hash, 'my lion.jpg')) ?? [])).toEqual(await readFile(photo))
  await picture('#04a').toFile(path.join(folder, 'other.jpg'))
  await copyFile(path.join(folder, 'other.jpg'), photo)
  await nextMail(2)
  const second = (await getItinerary(7))?.imageUrl
  expect(second).toMatch(/^\/photos\/[0-9a-f]{16}\/my%20lion\.jpg$/)
  expect(second).not.toBe(first)
}, 180_000)

test('of several instances that watch one folder, one takes a workbook over', async () => {
  await watch()
  for (let instance = 0; instance < 3; instance += 1) await watch()
  await edit((book) => book.set('Prices', summer, { 'Party of 6': 850 }))
  await nextMail()
  // One instance has looked at the workbook again, which is written again after the import.
  await vi.waitFor(async () => {
    const now = createHash('sha256')
      .update(await readFile(path.join(folder, 'content.xlsx')))
      .digest('hex')
    expect(await testDb.contentFile.findMany()).toMatchObject([{ hash: now }])
  }, 60_000)
  expect(await storedMails()).toHaveLength(1)
  expect(await testDb.contentState.count()).toBe(1)
}, 180_000)

test('the attachment leaves with its mail', async () => {
  await watch()
  await edit((book) => book.set('Prices', summer, { 'Party of 6': 860 }))
  const mail = await nextMail()
  const dataFolder = path.join(parent, 'data')
  vi.stubEnv('DATA_DIR', dataFolder)
  await sendMail({ ...mail, reference: 'content' })
  vi.unstubAllEnvs()
  const parsed = await PostalMime.parse(
    await readFile(path.join(dataFolder, 'mail', `content-operator-${mail.id}.eml`)),
  )
  expect(parsed.attachments).toMatchObject([{ filename: 'before.xlsx' }])
  const book = await openWorkbook(Buffer.from(parsed.attachments[0]?.content as ArrayBuffer))
  expect(book.get('Prices', summer, 'Party of 6')).toBe(820)
}, 180_000)
