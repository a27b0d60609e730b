import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import ContentPage from '@/app/desk/content/page'
import { POST } from '@/app/desk/content/upload/route'
import { GET as download } from '@/app/desk/content.xlsx/route'
import LeadPage from '@/app/desk/leads/[reference]/page'
import NewLeadPage from '@/app/desk/leads/new/page'
import InboxPage from '@/app/desk/page'
import ReadyPage from '@/app/desk/ready/page'
import SignInsPage from '@/app/desk/sign-ins/page'
import { takeLeadOver } from '@/lib/desk/lead-actions'
import { testMail } from '@/lib/desk/office-actions'
import { readDeskUsers } from '@/lib/desk/sign-in'
import { requestCode, signInWithCode, signOut, signOutOne, signOutOthers } from '@/lib/desk/sign-in-actions'
import { makeCodes } from '@/lib/jobs/make-codes'
import { config } from '@/lib/platform/config'
import { log } from '@/lib/platform/log'
import { takeConsoleErrors } from '../support/console-guard'
import { allRows } from '../support/database'
import { openDesk, postForm, signInAtDesk } from '../support/desk-link'
import { emptyLeads, storedMails, waitingJobs } from '../support/leads'
import { cookieAttributes, cookieJar } from '../support/next-stubs'
import { temporaryFolder } from '../support/temporary-folder'
import { testDb } from '../support/test-db'

const databaseUrl = String(process.env.DATABASE_URL)
const folder = path.join(temporaryFolder(), 'content')

beforeEach(async () => {
  await emptyLeads()
  await testDb.deskSession.deleteMany()
})

describe('a page that needs a session', () => {
  test.each([
    [InboxPage, '/desk'],
    [NewLeadPage, '/desk/leads/new'],
    [ContentPage, '/desk/content'],
    [ReadyPage, '/desk/ready'],
    [SignInsPage, '/desk/sign-ins'],
  ])('leads to the sign-in, and from there back to itself: %o', async (page, to) => {
    const { location } = await openDesk(page)
    expect(location).toBe(`/desk/sign-in?to=${encodeURIComponent(to)}`)
  })

  test('keeps which request it was', async () => {
    const { location } = await openDesk(LeadPage, {}, { reference: 'tt-7k4q2p9' })
    expect(new URLSearchParams(location.split('?')[1]).get('to')).toBe('/desk/leads/TT-7K4Q2P9')
  })

  test('is where a form leads back to, when the session has ended meanwhile', async () => {
    const form = { reference: 'TT-7K4Q2P9', key: crypto.randomUUID() }
    const { location } = await postForm(takeLeadOver, form)
    expect(new URLSearchParams(location.replace(/^.*\?|#.*$/g, '')).get('to')).toBe('/desk/leads/TT-7K4Q2P9')
  })
})

/** Signs in by the forms. Returns where that leads. */
async function signInTo(to: string) {
  const [user] = await readDeskUsers(testDb)
  const asked = await postForm(requestCode, { email: String(user?.email), to })
  await makeCodes(databaseUrl)
  const code = /\d{3} \d{3}/.exec((await storedMails()).at(-1)?.text ?? '')?.[0] ?? ''
  const { location } = await postForm(signInWithCode, { code, name: 'Musa', to })
  return { asked: new URLSearchParams(asked.location.replace(/^.*\?|#.*$/g, '')).get('to'), location }
}

describe('signing in leads', () => {
  test.each([
    '/desk',
    '/desk/numbers',
    '/desk/numbers/requests',
    '/desk/leads/TT-7K4Q2P9',
    '/desk?q=Mar%C3%ADa+O%27Neil',
    '/desk?q=a.b~c:d,e@example.com&page=2',
    '/desk?q=%2F%2Fevil.example',
  ])('to the page that was asked for: %s', async (to) => {
    expect(await signInTo(to)).toEqual({ asked: to, location: `${to}#top` })
    expect((await openDesk(InboxPage)).status).toBe(200)
    await postForm(signOut, {})
    expect((await openDesk(InboxPage)).status).toBe(303)
  })

  test.each([
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/desk/../about',
    '/deskevil',
    '/desk@evil.example',
    'https://evil.example/desk',
    '//evil.example/desk',
    '/desk//evil.example',
    '/desk/%2e%2e/about',
    '/desk/.%2e/about?q=/desk',
    '/desk%2f..%2fabout',
    '/desk/..%5cabout',
    '/desk\\..\\about',
    '/desk\t/..//evil.example',
    'desk',
    'https://[',
    '/desk\n//evil.example',
    'javascript:alert(1)',
  ])('nowhere but the desk: %j', async (to) => {
    expect(await signInTo(to)).toEqual({ asked: '/desk', location: '/desk#top' })
    cookieJar.clear()
  })
})

test('all other browsers are signed out at once', async () => {
  await signInAtDesk('Musa')
  const lost = String(cookieJar.get('__Host-desk'))
  await signInAtDesk('Wanjiru')
  expect((await postForm(signOutOthers, {})).location).toBe('/desk?status=others#top')
  expect((await openDesk(InboxPage)).status).toBe(200)
  cookieJar.set('__Host-desk', lost)
  expect((await openDesk(InboxPage)).status).toBe(303)
})

describe('the page of who is signed in', () => {
  const sessionIn = (html: string) => /name="session" value="([^"]+)"/.exec(html)?.[1] ?? ''

  test('lists all browsers, and each other one is signed out by its button', async () => {
    await signInAtDesk('Musa')
    const lost = String(cookieJar.get('__Host-desk'))
    await signInAtDesk('Wanjiru')
    const { html } = await openDesk(SignInsPage)
    expect(html).toMatch(/Wanjiru, this browser.*>Musa<.*reservations@example\.com.*Sign out/s)
    expect(html.match(/name="session"/g)).toHaveLength(1)
    const ended = await postForm(signOutOne, { session: sessionIn(html) })
    expect(ended.location).toBe('/desk/sign-ins?status=ended#top')
    expect((await openDesk(SignInsPage)).html).not.toContain('Musa')
    cookieJar.set('__Host-desk', lost)
    expect((await openDesk(InboxPage)).status).toBe(303)
  })

  test('lists what happened at the sign-in, newest first, at most 200 lines', async () => {
    await testDb.deskSignIn.deleteMany()
    await signInTo('/desk')
    const row = { email: 'sales@example.com', kind: 'wrong code', device: 'a Mac' }
    await testDb.deskSignIn.createMany({ data: Array.from({ length: 100 }, () => row) })
    const { html } = await openDesk(SignInsPage)
    expect(html).toMatch(/a wrong code was typed, sales@example\.com, a Mac.*signed in, [^<]+/s)
    await testDb.deskSignIn.createMany({ data: Array.from({ length: 100 }, () => row) })
    expect((await openDesk(SignInsPage)).html.match(/a wrong code was typed/g)).toHaveLength(200)
    await testDb.deskSignIn.deleteMany()
    cookieJar.clear()
  })

  test('signs nobody out for whoever is not signed in', async () => {
    await signInAtDesk('Musa')
    const [session] = await testDb.deskSession.findMany()
    cookieJar.clear()
    await postForm(signOutOne, { session: String(session?.token) })
    expect(await testDb.deskSession.count()).toBe(1)
  })
})

test('signing out ends the session on the server too', async () => {
  await signInTo('/desk')
  const before = String(cookieJar.get('__Host-desk'))
  await postForm(signOut, {})
  cookieJar.set('__Host-desk', before)
  expect((await openDesk(InboxPage)).status).toBe(303)
  cookieJar.clear()
})

test('signing in again ends the session before, with another token', async () => {
  await signInTo('/desk')
  const before = String(cookieJar.get('__Host-desk'))
  await signInTo('/desk')
  expect(cookieJar.get('__Host-desk')).not.toBe(before)
  expect((await openDesk(InboxPage)).status).toBe(200)
  cookieJar.set('__Host-desk', before)
  expect((await openDesk(InboxPage)).status).toBe(303)
  cookieJar.clear()
})

test('the cookies of the desk stay with this host, over https, and no script or other site can use them', async () => {
  await signInTo('/desk')
  await postForm(signOut, {})
  expect([...cookieAttributes.keys()].sort()).toEqual(['__Host-desk', '__Host-desk-browser'])
  expect(cookieAttributes.get('__Host-desk-browser')).toMatchObject({ maxAge: 365 * 24 * 60 * 60 })
  for (const attributes of cookieAttributes.values())
    expect(attributes).toMatchObject({ httpOnly: true, secure: true, sameSite: 'lax', path: '/' })
  // By which a browser that has signed in gets its codes, however many strangers ask.
  expect([...cookieJar.keys()]).toEqual(['__Host-desk-browser'])
  cookieJar.clear()
})

test('a request for a code leaves the same behind for any address', async () => {
  const [user] = await readDeskUsers(testDb)
  const ask = async (email: string) => {
    await emptyLeads()
    cookieJar.clear()
    cookieAttributes.clear()
    const { status, location } = await postForm(requestCode, { email })
    const tables = Object.entries(await allRows(databaseUrl)).map(([name, rows]) => [name, rows.length])
    const jobs = await testDb.$queryRaw<{ payload: object }[]>`
      SELECT identifier, priority, attempts, payload FROM graphile_worker._private_jobs AS job
      JOIN graphile_worker._private_tasks AS task ON task.id = task_id`
    const fields = jobs.map(({ payload, ...job }) => ({ ...job, payload: Object.keys(payload) }))
    return { status, location, tables, fields, cookies: [...cookieAttributes] }
  }
  const before = Object.entries(await allRows(databaseUrl)).filter(([name]) => name.startsWith('desk_'))
  const ofOffice = await ask(String(user?.email))
  expect(await ask('stranger@example.com')).toEqual(ofOffice)
  expect(ofOffice.fields).toHaveLength(1)
  expect(Object.entries(await allRows(databaseUrl)).filter(([name]) => name.startsWith('desk_'))).toEqual(before)
  expect(await storedMails()).toEqual([])
  cookieJar.clear()
})

test('each code, sign-in and refusal has a line in the log, without the code', async () => {
  const [informed, warned] = [vi.spyOn(log(), 'info').mockReturnValue(), vi.spyOn(log(), 'warn').mockReturnValue()]
  await postForm(requestCode, { email: 'somebody@example.org' })
  await makeCodes(databaseUrl)
  await postForm(signInWithCode, { code: '000 000', name: '' })
  await signInTo('/desk')
  cookieJar.clear()
  const lines = (spy: typeof warned) => spy.mock.calls.map(([, text]) => String(text))
  expect(lines(warned)).toEqual([expect.stringContaining('not of the office'), expect.stringContaining('was refused')])
  expect(lines(informed)).toEqual([expect.stringContaining('was mailed'), expect.stringContaining('signed in')])
  expect(JSON.stringify([warned.mock.calls, informed.mock.calls])).not.toMatch(/\d{3} ?\d{3}|somebody/)
})

test('sessions that have ended are deleted when somebody signs in', async () => {
  await signInAtDesk('Wanjiru')
  await testDb.$executeRaw`UPDATE desk_sessions SET seen_at = now() - interval '31 days'`
  await signInTo('/desk')
  expect((await testDb.deskSession.findMany()).map(({ name }) => name)).toEqual(['Musa'])
})

describe('the page about being ready', () => {
  const read = async () => (await openDesk(ReadyPage)).html

  test('names examples and samples, until there are none', async () => {
    vi.spyOn(config, 'siteUrl', 'get').mockReturnValue('https://www.tembotrails.co.ke')
    await signInAtDesk()
    const claim = await testDb.claim.findFirstOrThrow({ where: { status: 'sample' } })
    const before = await read()
    expect(before).toContain('on the sheet Claims: write what is true.')
    expect(before).toContain(`<li>${claim.id}: `)
    expect(before).toContain('Replace our examples on the sheet Words of the workbook:')
    expect(before).toMatch(/Left to do: \d+ of \d+\./)
    await testDb.claim.update({ where: { id: claim.id }, data: { status: 'checked' } })
    expect(await read()).not.toContain(`<li>${claim.id}: `)
    await testDb.claim.update({ where: { id: claim.id }, data: { status: 'sample' } })
  })

  test('names lodges with invented names, until the office has confirmed them', async () => {
    await signInAtDesk()
    const where = { id: 'whooping-hyena' }
    expect(await read()).toContain('<li>whooping-hyena: Whooping Hyena Camp</li>')
    await testDb.lodge.update({ where, data: { status: 'confirmed' } })
    expect(await read()).not.toContain('whooping-hyena')
    await testDb.lodge.update({ where, data: { status: 'sample' } })
  })

  test('names trips where one alone pays little for a car of their own, until the prices are confirmed', async () => {
    await signInAtDesk()
    const line = '<li>Bwindi Gorilla Trek, All year: US$110 more for one than for each of two, US$380 more'
    expect(await read()).toContain(line)
    // In a shared car one alone takes only a seat.
    expect(await read()).not.toContain('<li>Dubai Stopover with Desert Night')
    await testDb.claim.update({ where: { id: 'prices' }, data: { status: 'checked' } })
    onTestFinished(() =>
      testDb.claim.update({ where: { id: 'prices' }, data: { status: 'to confirm' } }).then(() => undefined),
    )
    expect(await read()).not.toContain(line)
  })

  test('names transfers with made-up prices, until the office has confirmed them', async () => {
    await signInAtDesk()
    const where = { itineraryId_extensionId: { itineraryId: 8, extensionId: 5 } }
    expect(await read()).toContain('<li>Northern Circuit under Canvas: Night in a hotel, then a morning flight')
    await testDb.itineraryExtension.update({ where, data: { status: 'confirmed' } })
    expect(await read()).not.toContain('<li>Northern Circuit under Canvas: Night')
    await testDb.itineraryExtension.update({ where, data: { status: 'sample' } })
  })

  test('names samples of what was given, until they are replaced', async () => {
    await signInAtDesk()
    const where = { status: 'sample' }
    expect(await read()).toContain('<li>2025: Grey Crane Wetland Watch')
    await testDb.contribution.updateMany({ where, data: { status: 'confirmed' } })
    expect(await read()).toContain('What you gave:</b> done')
    await testDb.contribution.updateMany({ data: where })
  })

  test('queues a test mail, and says when it was sent or why not', async () => {
    vi.spyOn(config, 'smtpUrl', 'get').mockReturnValue('smtp://127.0.0.1:9')
    await signInAtDesk()
    expect(await read()).toContain('Send yourself a test mail below.')
    expect((await postForm(testMail, { email: 'nobody' })).result?.problem).toBe('This is not an email address.')
    const email = 'wanjiru@example.com'
    expect((await postForm(testMail, { email })).location).toBe('/desk/ready?status=tested#top')
    expect(await storedMails()).toMatchObject([{ to: email, status: 'queued', role: 'operator' }])
    expect((await waitingJobs()).map(({ key }) => key)).toContain(`mail:${(await storedMails())[0]?.id}`)
    expect(await read()).toContain(`The test mail to ${email} waits to be sent.`)
    await testDb.mail.updateMany({ data: { lastError: 'connect ECONNREFUSED' } })
    expect(await read()).toContain(`The test mail to ${email} did not go out: connect ECONNREFUSED`)
    await testDb.mail.updateMany({ data: { status: 'sent', sentAt: new Date(), lastError: null } })
    const sent = await read()
    expect(sent).toContain(`The last one was sent to ${email}, `)
    expect(sent).toContain('Mails go out:</b> done')
  })
})

describe('a file for the content folder', () => {
  beforeEach(async () => {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder)
    vi.spyOn(config, 'contentFolder', 'get').mockReturnValue(folder)
  })

  function send(name: string, content = 'x', headers: Record<string, string> = {}) {
    const body = new FormData()
    body.set('file', new File([content], name))
    return POST(new Request('http://localhost/desk/content/upload', { method: 'POST', body, headers }))
  }

  const files = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))

  test.each([
    ['prices of Wanjiru (2).xlsx', 'content.xlsx'],
    ['CONTENT.XLSX', 'content.xlsx'],
    ['mara-lions.JPG', 'photos/mara-lions.JPG'],
    ['Lion by the river (2).webp', 'photos/Lion by the river (2).webp'],
    ['../../outside.png', 'photos/outside.png'],
    ['C:\\Users\\Musa\\camp.jpeg', 'photos/camp.jpeg'],
  ])('named %s becomes %s', async (name, stored) => {
    await signInAtDesk()
    const response = await send(name, 'new')
    expect([response.status, response.headers.get('location')]).toEqual([303, '/desk/content?status=taken#top'])
    expect(await files()).toEqual([stored])
    expect(await readFile(path.join(folder, stored), 'utf8')).toBe('new')
    expect(existsSync(path.join(folder, '..', 'outside.png'))).toBe(false)
  })

  test('that breaks off, as one does that is too large and names no length, is refused with both reasons', async () => {
    await signInAtDesk()
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const body = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\naaaa'
    const response = await POST(new Request('http://localhost/desk/content/upload', { method: 'POST', body, headers }))
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('not arrived whole, or is larger than 25 MB')
    expect(await files()).toEqual([])
  })

  test('is stored whole when it is sent twice at the same moment', async () => {
    await signInAtDesk()
    const contents = ['a', 'b'].map((letter) => letter.repeat(1_000_000))
    const sent = await Promise.all(contents.map((content) => send('camp.jpg', content)))
    expect(sent.map(({ status }) => status)).toEqual([303, 303])
    expect(await files()).toEqual(['photos/camp.jpg'])
    expect(contents).toContain(await readFile(path.join(folder, 'photos/camp.jpg'), 'utf8'))
  })

  test('replaces the one before', async () => {
    await signInAtDesk()
    await send('content.xlsx', 'one')
    await send('content.xlsx', 'two')
    expect(await readFile(path.join(folder, 'content.xlsx'), 'utf8')).toBe('two')
  })

  test.each([
    '.xlsx',
    '.hidden.jpg',
    '.hidden.xlsx',
    '~$content.xlsx',
    '~$lion.jpg',
    'a\u0000.jpg',
    `${'a'.repeat(200)}.jpg`,
    'Löwe.jpg',
    '-rf.jpg',
    'page.html',
    'a.svg',
    'a.xlsm',
    'photos',
    'a.jpg.sh',
  ])('named %j is refused', async (name) => {
    await signInAtDesk()
    expect((await send(name)).status).toBe(400)
    expect(await files()).toEqual([])
  })

  test('that is empty is refused', async () => {
    await signInAtDesk()
    expect((await send('content.xlsx', '')).status).toBe(400)
  })

  test('is taken from nobody who is not signed in, nor from a form of another site', async () => {
    expect((await send('content.xlsx')).status).toBe(403)
    await signInAtDesk()
    expect((await send('content.xlsx', 'x', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await send('content.xlsx', 'x', { origin: 'null' })).status).toBe(403)
    expect(await files()).toEqual([])
    expect((await send('content.xlsx', 'x', { origin: config.siteUrl })).status).toBe(303)
  })

  test('says so when the folder cannot be written', async () => {
    await writeFile(path.join(folder, 'file'), '')
    vi.spyOn(config, 'contentFolder', 'get').mockReturnValue(path.join(folder, 'file/content'))
    await signInAtDesk()
    const response = await send('content.xlsx')
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('cannot be written')])
    expect(takeConsoleErrors()).toHaveLength(1)
  })

  test('needs such a folder', async () => {
    vi.spyOn(config, 'contentFolder', 'get').mockReturnValue(null)
    await signInAtDesk()
    expect((await send('content.xlsx')).status).toBe(400)
    expect((await openDesk(ContentPage)).html).toContain('There is no content folder on this server')
  })
})

test('the workbook is downloaded by who is signed in', async () => {
  const ask = () => download(new Request('http://localhost/desk/content.xlsx'))
  expect((await ask()).status).toBe(403)
  await signInAtDesk()
  expect((await ask()).headers.get('content-disposition')).toBe('attachment; filename="content.xlsx"')
})
