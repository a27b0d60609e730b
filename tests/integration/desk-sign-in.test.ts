import { beforeEach, expect, test, vi } from 'vitest'
import {
  describeDevice,
  endAllSessions,
  endOtherSessions,
  endSession,
  mailCode,
  newSecret,
  queueCode,
  readSession,
  replaceLastCode,
  signIn,
  wasEndedByColleague,
} from '@/lib/desk/sign-in'
import { makeCodes } from '@/lib/jobs/make-codes'
import { taskList } from '@/lib/jobs/worker'
import { config } from '@/lib/platform/config'
import { emptyLeads, eventually, storedMails, withWorker } from '../support/leads'
import { testDb } from '../support/test-db'

const email = 'reservations@example.com'
const browser = () => ({ secret: newSecret(), device: 'an Android phone' })
const letPass = (time: string) =>
  testDb.$executeRawUnsafe(`UPDATE desk_codes SET created_at = created_at - interval '${time}'`)

const mailsAbout = async (subject: string) => (await storedMails()).filter((mail) => mail.subject === subject)
const codeMails = () => mailsAbout('Your code for the desk')

async function lastCode() {
  const mail = (await codeMails()).at(-1)
  return mail?.text.split('\n')[0] ?? ''
}

const makeWaitingCodes = () => makeCodes(String(process.env.DATABASE_URL))

async function request(...asked: Parameters<typeof queueCode>) {
  await queueCode(...asked)
  await makeWaitingCodes()
}

async function ask(from = browser(), address = email) {
  await request(address, from, null)
  return { from, code: await lastCode() }
}

const wrong = (code: string) => (code === '111 111' ? '222 222' : '111 111')

beforeEach(async () => {
  await emptyLeads()
  await testDb.deskCode.deleteMany()
  await testDb.deskSignIn.deleteMany()
  await endAllSessions(testDb)
})

test('a code that was mailed signs in once, in the browser that asked for it', async () => {
  const { from, code } = await ask()
  const [mail] = await storedMails()
  expect(mail).toMatchObject({ to: email, text: expect.stringContaining('in Nairobi on an Android phone') })
  expect(mail?.subject).not.toMatch(/\d/)
  await expect(signIn(code, 'Musa', browser())).rejects.toThrow('This is not the code')
  const token = await signIn(code, 'Musa', from)
  expect(await readSession(testDb, token)).toEqual({ email, name: 'Musa' })
  await expect(signIn(code, 'Musa', from)).rejects.toThrow('This is not the code')
  const stored = JSON.stringify([await testDb.deskSession.findMany(), await testDb.deskCode.findMany()])
  expect([stored.includes(token), stored.includes(code.replace(' ', ''))]).toEqual([false, false])
})

test('after five wrong tries, also at once, the right code is refused', async () => {
  const { from, code } = await ask()
  const tries = Array.from({ length: 5 }, () => signIn(wrong(code), '', from).catch(() => 'refused'))
  expect(await Promise.all(tries)).toEqual(Array(5).fill('refused'))
  await expect(signIn(code, '', from)).rejects.toThrow('After five tries')
})

test('after four, it is taken', async () => {
  const { from, code } = await ask()
  for (const _ of [1, 2, 3, 4]) await signIn(wrong(code), '', from).catch(() => null)
  expect(await signIn(code, '', from)).toHaveLength(43)
})

test('a code ends after ten minutes', async () => {
  const { from, code } = await ask()
  await letPass('11 minutes')
  await expect(signIn(code, '', from)).rejects.toThrow('older than ten minutes')
})

test('codes are spread over all numbers of six digits, and no two browsers have the same secret', async () => {
  await ask()
  const codes = new Set<string>()
  for (let count = 0; count < 40; count += 1) codes.add((await replaceLastCode())?.code ?? '')
  expect([...codes].filter((code) => !/^\d{6}$/.test(code))).toEqual([])
  expect(codes.size).toBeGreaterThan(35)
  for (const place of [0, 1, 2, 3, 4, 5]) expect(new Set([...codes].map((code) => code[place])).size).toBeGreaterThan(4)
  const secrets = Array.from({ length: 100 }, newSecret)
  expect(new Set(secrets).size).toBe(100)
  // 256 bits in base64.
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
})

test('another request replaces the code of the same browser, and leaves that of a colleague as it is', async () => {
  const colleague = await ask()
  const first = await ask()
  const second = await ask(first.from)
  if (first.code !== second.code) await expect(signIn(first.code, '', first.from)).rejects.toThrow()
  expect(await signIn(second.code, '', first.from)).toHaveLength(43)
  expect(await signIn(colleague.code, '', colleague.from)).toHaveLength(43)
})

test('digits of other keyboards are taken', async () => {
  const { from, code } = await ask()
  const arabic = code.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
  expect(await signIn(arabic, '', from)).toHaveLength(43)
})

test.each([
  ['an address', () => '203.0.113.5'],
  ['a /48', (count: number) => `2001:db8:7:${count.toString(16)}::/64`],
])('requests from %s leave a colleague elsewhere their codes', async (_, toAddress) => {
  for (let count = 0; count < 25; count += 1) await queueCode(email, browser(), toAddress(count)).catch(() => null)
  await makeWaitingCodes()
  expect((await codeMails()).length).toBeLessThanOrEqual(5)
  const before = (await codeMails()).length
  await request(email, browser(), '198.51.100.9')
  expect(await codeMails()).toHaveLength(before + 1)
})

const network = (count: number) => `203.0.${count}.5`

/** From more networks than one stranger has. */
async function fillMailbox() {
  for (let count = 0; count < 30; count += 1) await queueCode(email, browser(), network(count % 6)).catch(() => null)
  await makeWaitingCodes()
}

test('a browser that has signed in gets its codes, however many networks fill the mailbox', async () => {
  const { from, code } = await ask()
  await signIn(code, '', from)
  await fillMailbox()
  const before = (await codeMails()).length
  await request(email, browser(), network(99))
  expect(await codeMails()).toHaveLength(before)
  await request(' Reservations@Example.com', from, network(0))
  expect(await codeMails()).toHaveLength(before + 1)
  expect(await signIn(await lastCode(), '', from)).toHaveLength(43)
})

test('it has ten an hour, and is known to its own mailbox only', async () => {
  const { from, code } = await ask()
  await signIn(code, '', from)
  for (let count = 0; count < 10; count += 1) await ask(from)
  await expect(ask(from)).rejects.toThrow('Please try again')
  for (let count = 0; count < 4; count += 1) await request('sales@example.com', from, network(1))
  await expect(request('sales@example.com', from, network(1))).rejects.toThrow('Please try again')
})

test.each([
  ['signing out all others', async () => void (await endOtherSessions(await session()))],
  ['the new key', () => endAllSessions(testDb)],
])('%s ends what other browsers are known for', async (_, end) => {
  const { from, code } = await ask()
  await signIn(code, '', from)
  await end()
  await fillMailbox()
  const before = (await codeMails()).length
  await request(email, from, network(99))
  expect(await codeMails()).toHaveLength(before)
})

test('the browser that signs out all others stays known', async () => {
  const { from, code } = await ask()
  await endOtherSessions(await signIn(code, '', from))
  await fillMailbox()
  const before = (await codeMails()).length
  await request(email, from, network(99))
  expect(await codeMails()).toHaveLength(before + 1)
})

test('the office sets the name of a colleague; who shares a mailbox types theirs each time', async () => {
  const nameOf = async (typed: string) => (await readSession(testDb, await session(typed)))?.name
  expect([await nameOf('Wanjiru'), await nameOf('Musa'), await nameOf(' ')]).toEqual(['Wanjiru', 'Musa', email])
  vi.spyOn(config, 'deskUsers', 'get').mockReturnValue([{ name: 'Asha', email }])
  expect(await nameOf('The manager')).toBe('Asha')
})

const filled = 'Somebody keeps asking for codes for the desk'

test('a mailbox that somebody fills gets a mail about it, once a day', async () => {
  await fillMailbox()
  const [mail, ...others] = await mailsAbout(filled)
  expect([mail?.to, others]).toEqual([email, []])
  expect(mail?.text).toContain('npm run desk -- code')
  await letPass('2 hours')
  await testDb.$executeRaw`UPDATE desk_sign_ins SET created_at = created_at - interval '25 hours'`
  for (let count = 0; count < 25; count += 1) await ask()
  expect(await mailsAbout(filled)).toHaveLength(2)
})

test('requests at the same moment are counted one after the other', async () => {
  const waiting = { email, device: 'a Mac', at: new Date().toISOString() }
  await Promise.all(Array.from({ length: 25 }, () => mailCode({ ...waiting, browser: newSecret() })))
  expect([(await codeMails()).length, (await mailsAbout(filled)).length]).toEqual([20, 1])
})

async function guess(times: number, address = email) {
  for (let left = times; left > 0; left -= 5) {
    const { from, code } = await ask(browser(), address)
    for (let tries = Math.min(5, left); tries > 0; tries -= 1) await signIn(wrong(code), '', from).catch(() => null)
  }
}

const letDaysPass = (days: number) =>
  testDb.$executeRaw`UPDATE desk_sign_ins SET created_at = created_at - ${days} * interval '1 day'`

const [six, eight] = [/^\d{3} \d{3}$/, /^[2-9A-HJKMNP-TV-Z]{4} [2-9A-HJKMNP-TV-Z]{4}$/]
const longer = 'Codes for the desk are longer now'

test('after ten wrong codes in a day a mailbox gets longer ones, and its earlier codes end', async () => {
  const colleague = await ask()
  const other = await ask(browser(), 'sales@example.com')
  await guess(9)
  expect((await ask()).code).toMatch(six)
  await guess(1)
  await expect(signIn(colleague.code, '', colleague.from)).rejects.toThrow('This is not the code')
  expect(await signIn(other.code, '', other.from)).toHaveLength(43)
  expect((await mailsAbout(longer)).map(({ to }) => to)).toEqual([email])
  const { from, code } = await ask()
  expect(code).toMatch(eight)
  expect(await signIn(` ${code.toLowerCase().replace(' ', '-')}`, '', from)).toHaveLength(43)
})

test('the command prints a longer one too', async () => {
  await guess(10)
  const { from } = await ask()
  const printed = String((await replaceLastCode())?.code)
  expect(printed).toMatch(/^\w{8}$/)
  expect(await signIn(printed, '', from)).toHaveLength(43)
})

test('twenty wrong codes in 30 days do the same, until there are fewer', async () => {
  await guess(9)
  await letDaysPass(2)
  await guess(9)
  await letDaysPass(2)
  expect((await ask()).code).toMatch(six)
  await guess(2)
  expect((await ask()).code).toMatch(eight)
  await letDaysPass(27)
  expect((await ask()).code).toMatch(six)
})

test('wrong codes of several browsers at the same moment are counted one after the other', async () => {
  const asked = []
  for (let count = 0; count < 15; count += 1) asked.push(await ask())
  await Promise.all(asked.map(({ from, code }) => signIn(wrong(code), '', from).catch(() => null)))
  expect(await testDb.deskSignIn.count({ where: { kind: 'wrong code' } })).toBe(10)
  for (const { from, code } of asked) await expect(signIn(code, '', from)).rejects.toThrow('This is not the code')
})

test('wrong codes are kept 30 days, and not without end; they push out no sign-in', async () => {
  await session()
  const rows = Array.from({ length: 300 }, () => ({ email, kind: 'wrong code', device: 'a Mac' }))
  await testDb.deskSignIn.createMany({ data: rows })
  await guess(5)
  const count = (kind: string) => testDb.deskSignIn.count({ where: { kind } })
  expect([await count('wrong code'), await count('signed in')]).toEqual([100, 1])
  await letDaysPass(29)
  await taskList.purge?.({}, {} as never)
  expect(await testDb.deskSignIn.count()).toBe(101)
  await letDaysPass(2)
  await taskList.purge?.({}, {} as never)
  expect(await testDb.deskSignIn.count()).toBe(0)
})

test('refused requests do not keep a mailbox full', async () => {
  for (let count = 0; count < 20; count += 1) await ask()
  await letPass('40 minutes')
  for (let count = 0; count < 25; count += 1) await ask()
  expect(await codeMails()).toHaveLength(20)
  await letPass('21 minutes')
  await ask()
  expect(await codeMails()).toHaveLength(21)
})

test('an address that is not of the office gets no mail, and one in other letters does', async () => {
  await ask(browser(), 'stranger@example.com')
  expect(await storedMails()).toEqual([])
  await ask(browser(), ' RESERVATIONS@Example.com ')
  expect(await codeMails()).toHaveLength(1)
})

test('nobody can fill the mailbox with codes', async () => {
  for (let count = 0; count < 25; count += 1) await ask()
  expect(await codeMails()).toHaveLength(20)
})

test('a code that waited for the worker longer than it would be good for is not mailed', async () => {
  await queueCode(email, browser(), null)
  await testDb.$executeRaw`
    UPDATE graphile_worker._private_jobs SET payload = jsonb_set(payload::jsonb, '{at}', '"2026-01-01T00:00:00Z"')`
  await makeWaitingCodes()
  expect(await storedMails()).toEqual([])
})

test('a worker mails the code of its own accord', async () => {
  await queueCode(email, browser(), null)
  await withWorker(() => eventually(async () => expect(await codeMails()).toHaveLength(1)))
})

test('while mails do not arrive, the command gives the browser that asked last a code', async () => {
  expect(await replaceLastCode()).toBeNull()
  const { from, code } = await ask()
  const printed = await replaceLastCode()
  expect(printed).toMatchObject({ email, device: 'an Android phone' })
  await expect(signIn(code === printed?.code ? 'x' : code, '', from)).rejects.toThrow()
  expect(await signIn(String(printed?.code), '', from)).toHaveLength(43)
})

async function session(name = 'Musa') {
  const { from, code } = await ask()
  return signIn(code, name, from)
}

test('a session ends by signing out, after thirty days without use, and a year after it began', async () => {
  const token = await session()
  await endSession(token)
  expect(await readSession(testDb, token)).toBeNull()
  const [idle, used] = [await session('Idle'), await session('Used')]
  await testDb.$executeRaw`UPDATE desk_sessions SET seen_at = now() - interval '31 days' WHERE name = 'Idle'`
  expect([await readSession(testDb, idle), await readSession(testDb, used)]).toEqual([null, { email, name: 'Used' }])
  await testDb.$executeRaw`UPDATE desk_sessions SET created_at = now() - interval '366 days'`
  expect(await readSession(testDb, used)).toBeNull()
})

test('who is no longer of the office is signed out, and everybody else by one button', async () => {
  const [lost, own] = [await session('Musa'), await session('Wanjiru')]
  expect(await endOtherSessions(own)).toBe(1)
  expect(await readSession(testDb, lost)).toBeNull()
  expect(await readSession(testDb, own)).toMatchObject({ name: 'Wanjiru' })
  vi.spyOn(config, 'deskUsers', 'get').mockReturnValue([{ name: 'Asha', email: 'asha@example.com' }])
  expect(await readSession(testDb, own)).toBeNull()
})

test('a session that a colleague ended is known as such, one that ran out or was signed out is not', async () => {
  const [lost, left, idle, own] = [await session(), await session(), await session('Idle'), await session('Wanjiru')]
  await endSession(left)
  await testDb.$executeRaw`UPDATE desk_sessions SET seen_at = now() - interval '31 days' WHERE name = 'Idle'`
  expect(await readSession(testDb, idle)).toBeNull()
  expect(await wasEndedByColleague(idle)).toBe(false)
  await session()
  await endOtherSessions(own)
  await testDb.$executeRaw`UPDATE desk_sessions SET seen_at = now() - interval '31 days' WHERE ended_at IS NOT NULL`
  await taskList.purge?.({}, {} as never)
  const ended = await Promise.all([lost, left, idle, own].map(wasEndedByColleague))
  expect(ended).toEqual([true, false, false, false])
  expect(await testDb.deskSession.findFirst({ where: { endedAt: { not: null } } })).toMatchObject({ endedBy: email })
})

test.each(['', 'x', 'a'.repeat(43), "' OR true --"])('%j is no session', async (token) => {
  await session()
  expect(await readSession(testDb, token)).toBeNull()
})

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/131 Mobile Safari/537.36', 'an Android phone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15', 'an iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'a Mac'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'a Windows computer'],
  ['curl/8', 'a browser we do not know'],
])('%s is %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})
