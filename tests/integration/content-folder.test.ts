import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { GET } from '@/app/desk/content.xlsx/route'
import { findPhoto, getItinerary } from '@/lib/itineraries/queries'
import { sendMail } from '@/lib/mail/deliver'
import { findFile } from '@/lib/publishing/files'
import { noteOpening } from '@/lib/publishing/open-once'
import { undoPublication } from '@/lib/publishing/publish'
import { watchFolder } from '@/lib/workbook/content-folder'
import { readContentReports } from '@/lib/workbook/upload'
import { askDesk, postToDesk, signInAtDesk, tokenIn } from '../support/desk-link'
import { emptyLeads, storedMails } from '../support/leads'
import { temporaryFolder } from '../support/temporary-folder'
import { testDb } from '../support/test-db'
import { type Book, openWorkbook } from '../support/workbook'
import { importChanged, importWaits, undoAll } from '../support/workbook-import'

vi.setConfig({ testTimeout: 180_000 })

const parent = temporaryFolder()
const summer = { Trip: '7 Mara Long Weekend', Season: 'July to December' }
let folder = ''
const stops: (() => Promise<void>)[] = []

beforeEach(async () => {
  await emptyLeads()
  await testDb.contentFile.deleteMany()
  await testDb.siteNote.deleteMany({ where: { name: { startsWith: 'opening ' } } })
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
  startWatching()
  await vi.waitFor(() => readFile(inFolder()), 60_000)
}

function startWatching() {
  const stopping = new AbortController()
  const done = watchFolder({ folder, stableFor: 100 }, stopping.signal)
  stops.push(async () => {
    stopping.abort()
    await done
  })
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

const deskToken = ({ text }: { text: string }) => tokenIn(text)

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

test('the mail names a new trip that has no prices yet', async () => {
  await edit((book) => {
    book.add('Trips', { Id: 20, Title: 'Mara Again' }, { Id: 7 })
    for (const day of [1, 2, 3]) book.add('Days', { Trip: '20 Mara Again', Day: day })
  })
  const mail = await nextMail()
  expect(mail.subject).toBe('content.xlsx was imported: 4 changes')
  expect(mail.text).toContain('Not complete yet: 20 Mara Again has no rows on Prices, Stops and Suits.')
})

test('an import is undone from the page of its mail by who is signed in, once "undo" is typed', async () => {
  await setPrice(888)
  await signInAtDesk()
  const token = deskToken(await nextMail())
  const ask = () => askDesk(token)
  const press = (word: string) => postToDesk(token, { action: 'undo import', word })
  expect((await ask()).status).toBe(200)
  expect((await press('yes')).status).toBe(400)
  expect(await priceOf()).toBe(888)
  expect(await storedMails()).toHaveLength(1)
  expect((await press('Undo')).status).toBe(200)
  expect(await priceOf()).toBe(820)
  expect((await ask()).html).toContain('It was undone.')
  expect((await press('Undo')).status).toBe(400)
  const mail = await nextMail(2)
  expect(mail).toMatchObject({
    to: 'reservations@example.com',
    subject: 'Undone: 1 change (content.xlsx)',
  })
  expect(mail.text).toMatch(/Wanjiru undid it at the desk on .+ in Nairobi/)
  expect(mail.text).toContain('Prices 7 / July to December: Party of 6: 888 -> 820')
  expect(await readContentReports(1)).toMatchObject([{ subject: mail.subject }])
})

const inWorkbook = async (sheet: string, where: Record<string, string | number>, column: string) =>
  (await openWorkbook(await readFile(inFolder()))).get(sheet, where, column)

const becomes = (price: number) =>
  vi.waitFor(async () => expect(await inWorkbook('Prices', summer, 'Party of 6')).toBe(price), 60_000)

test('after an undo the workbook is written anew, and is not imported again', async () => {
  const mine = await setPrice(888)
  await nextMail()
  await vi.waitFor(async () => expect((await readFile(inFolder())).equals(mine)).toBe(false), 60_000)
  await undoPublication()
  await becomes(820)
  await setPrice(889)
  expect((await nextMail(2)).text).toContain('Party of 6: 820 -> 889')
})

test('an undone photograph does not come back with the workbook that is written anew', async () => {
  await importPhoto()
  await undoPublication()
  await vi.waitFor(async () => expect(await inWorkbook('Trips', { Id: 7 }, 'Picture')).not.toBe('lion.jpg'), 60_000)
  await importPhoto('#04a', 2)
  await importPhoto('#a04', 3)
  await undoPublication()
  const stamp = () => stat(inFolder()).then(({ mtimeMs }) => mtimeMs)
  const written = await stamp()
  await vi.waitFor(async () => expect(await stamp()).toBeGreaterThan(written), 60_000)
  await put(Buffer.from('no workbook'), 'letter.xlsx')
  expect((await nextMail(4)).subject).toBe('letter.xlsx cannot be read')
})

test('a workbook with changes that were not imported is left as it is after an undo, and a mail says what to do', async () => {
  const mine = await setPrice(888)
  await nextMail()
  await vi.waitFor(async () => expect((await readFile(inFolder())).equals(mine)).toBe(false), 60_000)
  const faulty = await edit((book) => book.set('Team', { Id: 2 }, { Role: '<script>' }))
  await nextMail(2)
  await undoPublication()
  const mail = await nextMail(3)
  expect(mail.subject).toBe('content.xlsx was left as it is')
  expect(mail.text).toContain('changes that are not on the site yet')
  expect((await readFile(inFolder())).equals(faulty)).toBe(true)
  await edit((book) => book.set('Team', { Id: 2 }, { Role: 'Chief' }))
  expect((await nextMail(4)).text).toContain('Role: Head guide -> Chief')
  await becomes(820)
  expect(await storedMails()).toHaveLength(4)
})

test('a workbook of an earlier version is written anew after an upgrade', async () => {
  await stops.pop()?.()
  await edit((book) => {
    const column = book.rowsOf('Trips')[0]?.indexOf('Planned by') ?? 0
    for (const row of book.rowsOf('Trips')) row.splice(column, 1)
    for (const sheet of ['Pictures', 'Page pictures']) book.removeSheet(sheet)
    const state = book.rowsOf('State')
    state.splice(0, state.length, ...state.filter(([, key]) => key !== 'layout'))
  })
  const member = await testDb.teamMember.findUniqueOrThrow({ where: { id: 5 }, select: { specialty: true } })
  onTestFinished(async () => void (await testDb.teamMember.update({ where: { id: 5 }, data: member })))
  await testDb.teamMember.update({ where: { id: 5 }, data: { specialty: 'Otters' } })
  await watch()
  await vi.waitFor(async () => expect(await inWorkbook('Team', { Id: 5 }, 'Specialty')).toBe('Otters'), 60_000)
  expect((await openWorkbook(await readFile(inFolder()))).rowsOf('Trips')[0]).toContain('Planned by')
  expect(await storedMails()).toEqual([])
})

test('a folder that cannot be written at the first start is tried again, and its fault is told once', async () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  folder = path.join(parent, 'mount/content')
  await writeFile(path.join(parent, 'mount'), 'no folder')
  startWatching()
  await vi.waitFor(() => expect(told).toHaveBeenCalled(), 60_000)
  // Long enough for another attempt, which is a minute later outside the tests.
  await new Promise((done) => setTimeout(done, 1000))
  await rm(path.join(parent, 'mount'))
  await vi.waitFor(() => readFile(inFolder()), 60_000)
  expect(told.mock.calls).toEqual([[expect.stringMatching(/^The content folder .+ cannot be written: ENOTDIR/)]])
  told.mockRestore()
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
  const token = deskToken(mail)
  expect((await askDesk(token)).html).toContain('Download the newest workbook')
  const file = await GET(new Request(`http://localhost/desk/content.xlsx?token=${token}`))
  const newest = await openWorkbook(Buffer.from(await file.arrayBuffer()))
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

test('of a workbook older than the site, rows that nobody else changed are taken, and the mail has the others and the file', async () => {
  await testDb.teamMember.update({ where: { id: 4 }, data: { role: 'Chief' } })
  const sent = await edit((book) => {
    book.set('Team', { Id: 4 }, { Role: 'Another' })
    book.set('Prices', summer, { 'Party of 6': 888 })
  })
  const mail = await nextMail()
  expect(mail.subject).toBe('content.xlsx was imported in part: 1 change')
  expect(mail.text).toMatch(/Team 4 \(.+\): Role: the workbook says Another, the site Chief/)
  expect(mail.text).toContain('Prices 7 / July to December: Party of 6: 820 -> 888')
  expect(mail.attachmentName).toBe('as-sent.xlsx')
  expect(sent.equals(mail.attachment ?? Buffer.from(''))).toBe(true)
  expect(await readContentReports(1)).toMatchObject([{ subject: mail.subject }])
  await becomes(888)
  expect(await inWorkbook('Team', { Id: 4 }, 'Role')).toBe('Chief')
  await signInAtDesk()
  expect((await postToDesk(deskToken(mail), { action: 'undo import', word: 'undo' })).status).toBe(200)
  expect(await priceOf()).toBe(820)
})

test('a workbook with nothing but overtaken changes is told as older than the site, and written anew', async () => {
  await testDb.teamMember.update({ where: { id: 4 }, data: { role: 'Boss' } })
  await edit((book) => book.set('Team', { Id: 4 }, { Role: 'Another' }))
  const mail = await nextMail()
  expect(mail).toMatchObject({ subject: 'content.xlsx is older than the site', attachmentName: 'as-sent.xlsx' })
  expect(mail.text).toMatch(/Role: the workbook says Another, the site Boss/)
  await vi.waitFor(async () => expect(await inWorkbook('Team', { Id: 4 }, 'Role')).toBe('Boss'), 60_000)
  await setPrice(888)
  expect((await nextMail(2)).subject).toBe('content.xlsx was imported: 1 change')
})

test('a workbook with errors is left as it is when others publish, and that is told once', async () => {
  await edit((book) => book.set('Team', { Id: 2 }, { Role: '<script>' }))
  await nextMail()
  const publish = (price: number) => importChanged((book) => book.set('Prices', summer, { 'Party of 6': price }))
  await publish(870)
  expect((await nextMail(2)).subject).toBe('content.xlsx was left as it is')
  await publish(871)
  await put(Buffer.from('no workbook'), 'letter.xlsx')
  expect((await nextMail(3)).subject).toBe('letter.xlsx cannot be read')
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
  expect((await nextMail(2)).text).toContain('Picture: another file is called my lion.jpg now')
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
async function importPhoto(background = '#a40', mails = 1) {
  const photo = inFolder('photos/lion.jpg')
  await sharp({ create: { width: 1920, height: 1080, channels: 3, background } })
    .jpeg()
    .toFile(photo)
  // Whole seconds, which utimes can set again.
  await utimes(photo, 1_800_000_000 + mails, 1_800_000_000 + mails)
  const mine = await edit((book) => book.set('Trips', { Id: 7 }, { Picture: 'lion.jpg' }))
  await nextMail(mails)
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

/** As a process leaves it that has ended while a file was open. */
async function leaveNote(file: string) {
  const found = await findFile(inFolder(file))
  await noteOpening(file, found?.stamp ?? '')
  await testDb.$executeRaw`UPDATE site_notes SET text = 'ended ' || substr(text, 38) WHERE name LIKE 'opening %'`
}

const notes = () => testDb.siteNote.count({ where: { name: { startsWith: 'opening ' } } })

test('a workbook is noted while it is open, and one at which the process ended is not opened again', async () => {
  await testDb.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT FROM team_members WHERE id = 2 FOR UPDATE`
      await edit((book) => book.set('Team', { Id: 2 }, { Role: 'Chief' }))
      await importWaits()
      expect(await notes()).toBe(1)
    },
    { timeout: 60_000 },
  )
  await nextMail()
  await stops.pop()?.()
  expect(await notes()).toBe(0)
  await edit((book) => book.set('Team', { Id: 3 }, { Role: 'Desk' }))
  await leaveNote('content.xlsx')
  await watch()
  const mail = await nextMail(2)
  expect(mail.subject).toBe('content.xlsx cannot be read')
  expect(mail.text).toContain('it took too long or too much memory')
  expect(mail.text).toContain('Nothing on the site was changed.')
  expect(await testDb.teamMember.findUnique({ where: { id: 3 } })).not.toMatchObject({ role: 'Desk' })
  await edit((book) => book.set('Team', { Id: 3 }, { Role: 'Office' }))
  expect((await nextMail(3)).subject).toBe('content.xlsx was imported: 1 change')
  await stops.pop()?.()
  expect(await notes()).toBe(0)
})

test('a photograph at which the process ended is named, and not opened again until it is another', async () => {
  await stops.pop()?.()
  const photo = inFolder('photos/lion.jpg')
  const picture = (background: string) =>
    sharp({ create: { width: 1920, height: 1080, channels: 3, background } }).jpeg()
  await picture('#a40').toFile(photo)
  await leaveNote('photos/lion.jpg')
  await edit((book) => book.set('Trips', { Id: 7 }, { Picture: 'lion.jpg' }))
  await watch()
  expect((await nextMail()).text).toMatch(/Trips!\w+: lion\.jpg could not be opened: it took too long/)
  await picture('#04a').toFile(photo)
  expect((await nextMail(2)).subject).toBe('content.xlsx was imported: 1 change')
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
  expect(await testDb.publication.count()).toBe(1)
})
