import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findPhoto, getItinerary } from '@/lib/itineraries/queries'
import { sendMail } from '@/lib/mail/deliver'
import { watchFolder } from '@/lib/workbook/content-folder'
import { askDesk, tokenIn } from '../support/desk-link'
import { emptyLeads, storedMails } from '../support/leads'
import { temporaryFolder } from '../support/temporary-folder'
import { testDb } from '../support/test-db'
import { type Book, openWorkbook } from '../support/workbook'
import { importWaits, undoAll } from '../support/workbook-import'

vi.setConfig({ testTimeout: 180_000 })

const parent = temporaryFolder()
const summer = { Trip: '7 Mara Long Weekend', Season: 'July to December' }
let folder = ''
const stops: (() => Promise<void>)[] = []

beforeEach(async () => {
  await emptyLeads()
  await testDb.contentFile.deleteMany()
  folder = path.join(parent, String(Math.random()))
  await watch()
})

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  await undoAll()
})

const inFolder = (name = 'content.xlsx') => path.join(folder, name)

/** Watches as an instance of the site does, and waits for the workbook that it offers. */
async function watch() {
  const stopping = new AbortController()
  const done = watchFolder({ folder, stableFor: 300 }, stopping.signal)
  stops.push(async () => {
    stopping.abort()
    await done
  })
  await vi.waitFor(() => readFile(inFolder()), 60_000)
}

async function edit(change: (book: Book) => void) {
  const book = await openWorkbook(await readFile(inFolder()))
  change(book)
  const bytes = await book.save()
  await put(bytes)
  return bytes
}

const setPrice = (price: number | string) => edit((book) => book.set('Prices', summer, { 'Party of 6': price }))

async function put(bytes: Buffer, name?: string) {
  await writeFile(inFolder('.sync'), bytes)
  await rename(inFolder('.sync'), inFolder(name))
}

async function nextMail(count = 1) {
  await vi.waitFor(async () => expect(await storedMails()).toHaveLength(count), { timeout: 60_000, interval: 50 })
  return (await storedMails()).at(-1) as Awaited<ReturnType<typeof storedMails>>[number]
}

/** Opens the link in a mail, or posts to it. */
function deskOf({ text }: { text: string }) {
  return (query?: string, init?: RequestInit) => askDesk(tokenIn(text), query, init)
}

const priceOf = async () => (await getItinerary(7))?.prices[1]?.parties[2]?.amount

test('what is right is taken over, and the mail says what, with the workbook of before, which is the undo', async () => {
  await setPrice(888)
  const mail = await nextMail()
  expect(mail).toMatchObject({ to: 'reservations@example.com', subject: 'content.xlsx was imported: 1 change' })
  expect(mail.text).toContain('Prices 7 / July to December: Party of 6: 820 -> 888')
  expect(await priceOf()).toBe(888)
  vi.stubEnv('DATA_DIR', path.join(parent, 'data'))
  await sendMail({ ...mail, reference: 'content' })
  vi.unstubAllEnvs()
  const sent = await readFile(path.join(parent, 'data/mail', `content-operator-${mail.id}.eml`))
  const { attachments } = await PostalMime.parse(sent)
  expect(attachments).toMatchObject([{ filename: 'before.xlsx' }])
  await put(Buffer.from(attachments[0]?.content as ArrayBuffer))
  expect((await nextMail(2)).text).toContain('Party of 6: 888 -> 820')
  expect(await priceOf()).toBe(820)
})

test('an import is undone from the link in its mail, once "undo" is typed', async () => {
  await setPrice(888)
  const ask = deskOf(await nextMail())
  const press = (word: string) => ask('', { method: 'POST', body: new URLSearchParams({ action: 'undo', word }) })
  expect((await ask()).status).toBe(200)
  expect((await press('yes')).status).toBe(400)
  expect(await priceOf()).toBe(888)
  expect((await press('Undo')).status).toBe(200)
  expect(await priceOf()).toBe(820)
  expect((await ask()).status).toBe(410)
})

test('faults change nothing, and the mail lists them and leads to the newest workbook', async () => {
  await edit((book) => {
    book.set('Prices', summer, { 'Party of 6': 0 })
    book.set('Team', { Id: 2 }, { Role: 'Another' })
  })
  const mail = await nextMail()
  expect(mail.subject).toBe('content.xlsx has 1 error')
  expect(mail.text).toMatch(/Prices!F\d+: 0 is not between 1 and/)
  expect(mail.text).toContain('Nothing on the site was changed.')
  expect(await testDb.teamMember.findUnique({ where: { id: 2 } })).toMatchObject({ role: 'Head guide' })
  const ask = deskOf(mail)
  expect(await (await ask()).text()).toContain('Download the newest workbook')
  const newest = await openWorkbook(Buffer.from(await (await ask('?file=1')).arrayBuffer()))
  expect(newest.get('Prices', summer, 'Party of 6')).toBe(820)
})

test('one can go on in the same workbook, because it is written anew', async () => {
  const mine = await setPrice(830)
  await nextMail()
  await vi.waitFor(async () => expect((await readFile(inFolder())).equals(mine)).toBe(false), 60_000)
  await setPrice(840)
  expect((await nextMail(2)).text).toContain('Party of 6: 830 -> 840')
})

test('what is saved while a workbook is taken over is not written over, but taken over next', async () => {
  await testDb.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT FROM team_members WHERE id = 2 FOR UPDATE`
      await edit((book) => book.set('Team', { Id: 2 }, { Role: 'Chief' }))
      await importWaits()
      await edit((book) => book.set('Team', { Id: 3 }, { Role: 'Desk' }))
    },
    { timeout: 60_000 },
  )
  expect((await nextMail(2)).text).toContain('Role: Reservations -> Desk')
})

test('a workbook older than the site has to give way to a newer one', async () => {
  await testDb.teamMember.update({ where: { id: 4 }, data: { role: 'Chief' } })
  await edit((book) => book.set('Team', { Id: 4 }, { Role: 'Another' }))
  const mail = await nextMail()
  expect(mail.subject).toBe('content.xlsx is older than the site')
  expect(mail.text).toMatch(/Team!A5: 4 was changed on the site/)
})

test('a file that is no workbook is told once', async () => {
  await put(Buffer.from('no workbook'), 'letter.xlsx')
  expect(await nextMail()).toMatchObject({ subject: 'letter.xlsx cannot be read' })
  await put(Buffer.from('PK'), 'prices.ods')
  const mail = await nextMail(2)
  expect(mail.subject).toBe('prices.ods cannot be read')
  expect(mail.text).toContain('Save it as an Excel workbook (.xlsx).')
})

test('a photograph in its folder is shown by its name; another one of that name takes its place', async () => {
  await mkdir(inFolder('photos'), { recursive: true })
  const photo = inFolder('photos/my lion.jpg')
  const picture = (background: string) =>
    sharp({ create: { width: 1920, height: 1080, channels: 3, background } }).jpeg()
  await picture('#a40').toFile(photo)
  await edit((book) => book.set('Trips', { Id: 7 }, { Picture: 'my lion.jpg' }))
  expect((await nextMail()).subject).toBe('content.xlsx was imported: 1 change')
  const first = (await getItinerary(7))?.imageUrl ?? ''
  const [, hash = ''] = /^\/photos\/([0-9a-f]{16})\/my%20lion\.jpg$/.exec(first) ?? []
  expect(await sharp((await findPhoto(hash, 'my lion.jpg')) ?? undefined).metadata()).toMatchObject({ width: 1920 })
  await picture('#04a').toFile(inFolder('other.jpg'))
  await copyFile(inFolder('other.jpg'), photo)
  await nextMail(2)
  const second = (await getItinerary(7))?.imageUrl
  expect(second).toMatch(/^\/photos\/[0-9a-f]{16}\/my%20lion\.jpg$/)
  expect(second).not.toBe(first)
})

/** A file of three gigabytes that takes no room on the disk. */
async function makeHuge(file: string) {
  await writeFile(file, '')
  await truncate(file, 3_000_000_000)
}

test('files too large to read and pipes keep nothing else from being imported', async () => {
  await makeHuge(inFolder('photos/huge.jpg'))
  await makeHuge(inFolder('a-huge.xlsx'))
  execFileSync('mkfifo', [inFolder('a-pipe.xlsx'), inFolder('photos/pipe.jpg')])
  await edit((book) => book.set('Trips', { Id: 7 }, { Picture: 'huge.jpg' }))
  await nextMail(2)
  const mails = new Map((await storedMails()).map(({ subject, text }) => [subject, text]))
  expect(mails.get('a-huge.xlsx cannot be read')).toContain('The file has more than 10 MB')
  expect(mails.get('content.xlsx has 1 error')).toContain('huge.jpg is 3000.0 MB; the limit is 20 MB')
})

/** Damages a file without changing its size and time, by which one sees whether it was read again. */
async function damageUnseen(file: string) {
  const { size, mtime } = await stat(file)
  await writeFile(file, Buffer.alloc(size))
  await utimes(file, mtime, mtime)
}

/** Returns its path once the workbook, which is written again after the import, was looked at. */
async function importPhoto() {
  const photo = inFolder('photos/lion.jpg')
  await sharp({ create: { width: 1920, height: 1080, channels: 3, background: '#a40' } })
    .jpeg()
    .toFile(photo)
  // Whole seconds, which utimes can set again.
  await utimes(photo, 1_800_000_000, 1_800_000_000)
  const mine = await edit((book) => book.set('Trips', { Id: 7 }, { Picture: 'lion.jpg' }))
  await nextMail()
  const { hash } = await testDb.contentFile.findFirstOrThrow()
  await vi.waitFor(async () => {
    expect((await readFile(inFolder())).equals(mine)).toBe(false)
    expect((await testDb.contentFile.findFirst())?.hash).not.toBe(hash)
  }, 60_000)
  return photo
}

test('a photograph that is as it was is not read again with the next change of the workbook', async () => {
  await damageUnseen(await importPhoto())
  await setPrice(870)
  expect((await nextMail(2)).subject).toBe('content.xlsx was imported: 1 change')
})

test('after a restart nothing is read again that is as it was', async () => {
  const photo = await importPhoto()
  await stops.pop()?.()
  await damageUnseen(photo)
  await watch()
  await put(Buffer.from('no workbook'), 'letter.xlsx')
  expect((await nextMail(2)).subject).toBe('letter.xlsx cannot be read')
})

test('of several instances that watch one folder, one takes a workbook over', async () => {
  for (let instance = 0; instance < 3; instance += 1) await watch()
  await setPrice(850)
  await nextMail()
  // One instance has looked at the workbook again, which is written again after the import.
  await vi.waitFor(async () => {
    const hash = createHash('sha256').update(await readFile(inFolder()))
    expect(await testDb.contentFile.findMany()).toMatchObject([{ hash: hash.digest('hex') }])
  }, 60_000)
  expect(await storedMails()).toHaveLength(1)
  expect(await testDb.contentState.count()).toBe(1)
})
