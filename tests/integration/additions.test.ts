// A request that was sent is changed or added to.
import { JSDOM } from 'jsdom'
import '../support/image-settings'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import RequestPage from '@/app/requests/[token]/page'
import { addToSentRequest } from '@/lib/leads/addition-actions'
import { closeLead, holdLead, markAnswered, remindOn, waitForTraveller } from '@/lib/leads/handling'
import { eachLead, readWaiting } from '@/lib/leads/list'
import { escalateUnanswered } from '@/lib/leads/mails'
import { purge } from '@/lib/leads/purge'
import { config } from '@/lib/platform/config'
import { databaseTime } from '@/lib/platform/db'
import { requestContext } from '@/lib/platform/request-context'
import { deskLink, readDeskToken } from '@/lib/submissions/desk-link'
import { readRequestToken, requestPath } from '@/lib/submissions/request-link'
import { changeKey } from '@/lib/submissions/signed-link'
import { takeConsoleErrors } from '../support/console-guard'
import { askDesk, openDesk, postForm, tokenIn } from '../support/desk-link'
import { emptyVisitors } from '../support/invitations'
import {
  formKinds,
  formOf,
  leadBodies,
  leadForms,
  leadOf,
  leadRoutes,
  store,
  storedMails,
  waitingJobs,
} from '../support/leads'
import { answerOf, post as postJson } from '../support/rest'
import { testDb } from '../support/test-db'

beforeEach(emptyVisitors)

const text = 'We are three now, and we would like to add two nights in Zanzibar.'
const by = () => ({ who: 'Wanjiru', key: crypto.randomUUID() })

const tokenOf = (path: string) => path.split('/').at(-1) ?? ''
const open = (path: string, query: Record<string, string> = {}) =>
  openDesk(RequestPage, query, { token: tokenOf(path) })

/** The page after the form was sent, or the form with what was refused. */
async function post(path: string, form: Record<string, string> = {}) {
  const fields = { token: tokenOf(path), key: crypto.randomUUID(), text, ...form }
  const sent = await postForm(addToSentRequest as never, fields)
  if (sent.status !== 303) return sent
  expect(sent.location).toMatch(/^\/requests\/[^?]+\?done=[\w-]+#added$/)
  return open(path, { done: 'yes' })
}

/** A request that was sent, whose first mails are gone. */
async function sent(...[kind, fields]: Partial<Parameters<typeof store>>) {
  const { reference, changePath = '' } = await store(kind ?? 'booking', fields)
  await testDb.mail.deleteMany()
  return { reference, path: changePath, row: () => testDb.lead.findUniqueOrThrow({ where: { reference } }) }
}

const events = () => testDb.leadEvent.findMany({ orderBy: { id: 'asc' } })

describe.each(formKinds)('a(n) %s', (kind) => {
  test('leads from the receipt and from its mail to one page, where something is added to it', async () => {
    const result = await leadForms[kind](null, formOf(leadBodies[kind]()))
    const { reference = '', changePath = '' } = result.ok ? result.receipt : {}
    const [, mail] = await storedMails()
    expect(mail?.text).toContain(`Change or add something: ${config.siteUrl}${changePath}\n`)
    expect((await open(changePath)).html).toContain(reference)
    const { status, html } = await post(changePath)
    expect([status, html]).toEqual([200, expect.stringMatching(`We have added this to .*${reference}`)])
    expect(await events()).toMatchObject([{ reference, action: 'added', note: text, who: '', before: null }])
  })
})

describe('the page of a request', () => {
  test('shows the whole request, and nothing that is personal', async () => {
    const fields = { itineraryId: 6, name: 'Marta', email: 'marta@example.com', phone: '711 222 333', childAges: '7' }
    const texts = { message: 'It is our honeymoon.', needs: 'No nuts.' }
    const { reference, path } = await sent('booking', { ...fields, ...texts, numberOfKids: 1 })
    const { status, html } = await open(path)
    const { document } = new JSDOM(html).window
    expect(status).toBe(200)
    const shown = Object.fromEntries(
      [...document.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    )
    expect(shown).toMatchObject({
      Reference: reference,
      Trip: 'Mara, Nakuru, Naivasha, Amboseli',
      Dates: 'Dec 4, 2027 - Dec 11, 2027',
      Travellers: '2 adults, 1 kid',
      Estimate: expect.stringContaining('US$'),
      'Diet and health note': 'Received',
    })
    expect(html).toContain('It is our honeymoon.')
    for (const one of ['Marta', 'marta@', '711 222', 'nuts']) expect(html).not.toContain(one)
    const contact = await sent('contact_message', { subject: 'A surprise for Jo' })
    expect((await open(contact.path)).html).toContain('surprise')
  })

  test('says who answers and by when, and what was added', async () => {
    const { reference, path } = await sent()
    const { html: before } = await open(path)
    for (const one of ['One of us in Nanyuki answers you', 'within one working day']) expect(before).toContain(one)
    await post(path)
    await markAnswered(reference, '', by())
    await testDb.lead.update({ where: { reference }, data: { takenBy: 'Wanjiru' } })
    const { html } = await open(path)
    for (const one of ['Wanjiru answers you', 'We answered on', text]) expect(html).toContain(one)
    expect(html).not.toContain('We have added this to')
  })

  test('changes nothing when it is only opened', async () => {
    const { path, row } = await sent()
    const before = await row()
    const queries: Record<string, string>[] = [{}, { text: 'Hello' }, { done: 'yes' }]
    for (const query of queries) await open(path, query)
    expect(await row()).toEqual(before)
    expect([await events(), await storedMails()]).toEqual([[], []])
  })

  test('of a request that was deleted, and of a link that was altered, says how to reach us', async () => {
    const { reference, path } = await sent()
    const altered = [`${path}A`, path.slice(0, -1), path.replace(reference, 'TT-2222222'), '/requests/a']
    await testDb.lead.delete({ where: { reference } })
    for (const one of [path, ...altered]) {
      const { status, html } = await open(one)
      expect([status, html.includes(`href="mailto:${config.emails.reservations}"`)], one).toEqual([404, true])
      expect(html).toContain('href="tel:')
      expect((await post(one)).status).toBe(404)
    }
    expect([await events(), await storedMails()]).toEqual([[], []])
  })
})

describe('the link', () => {
  test('opens no desk, and a link of the desk opens no request', async () => {
    const { reference, path } = await sent()
    const token = path.split('/').at(-1) ?? ''
    const desk = tokenIn(await deskLink(testDb, 'lead', reference))
    for (const one of [token, token.replace('request~', 'lead~')])
      expect((await readDeskToken(testDb, one)).state).toBe('unknown')
    for (const one of [desk, desk.replace('lead~', 'request~')]) expect(await readRequestToken(testDb, one)).toBeNull()
    expect((await askDesk(token)).status).toBe(404)
    // Renewed after a restore; visitors' links stay.
    await changeKey(testDb, 'desk')
    expect((await open(path)).status).toBe(200)
  })

  test('lasts until the request is purged', async () => {
    const { reference, path } = await sent()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 729 * 24 * 60 * 60_000 })
    const atTheEnd = await readRequestToken(testDb, path.split('/').at(-1)).finally(vi.useRealTimers)
    expect(atTheEnd).toBe(reference)
  })

  test('is not in the answer of the REST interface', async () => {
    const [status, answer] = await answerOf(postJson(leadRoutes.booking, leadBodies.booking()))
    expect([status, JSON.stringify(answer).includes('/requests/')]).toEqual([201, false])
  })
})

describe('what was added', () => {
  test('is told to the office and, without its words, to the visitor', async () => {
    const { reference, path } = await sent('booking', { name: 'Marta', email: 'marta@example.com', itineraryId: 6 })
    await post(path, { text: `${text}\r\n<b>And</b> a cot.` })
    const [office, visitor, ...more] = await storedMails()
    expect(more).toEqual([])
    expect(office).toMatchObject({
      reference,
      role: 'operator',
      to: config.emails.reservations,
      replyTo: 'marta@example.com',
    })
    expect(office?.subject).toBe(`Added to request ${reference}: Marta, Mara, Nakuru, Naivasha, Amboseli`)
    expect(office?.text).toContain(`Added by the visitor:\n> ${text}\n> <b>And</b> a cot.`)
    expect(office?.html).toContain('&lt;b&gt;And&lt;/b&gt; a cot.')
    expect(office?.text).toMatch(/Reply: \S+\/desk\/\S+\?reply=#answer\n/)
    expect(office?.text).toContain('My own mail: mailto:marta@example.com')
    expect(visitor).toMatchObject({ reference, role: 'visitor', to: 'marta@example.com' })
    expect(visitor?.replyTo).toBe(config.emails.reservations)
    expect(visitor?.subject).toBe(`We have added to your request (${reference})`)
    expect(visitor?.text).toContain(`Change or add something: ${config.siteUrl}${path}\n`)
    expect(visitor?.text).not.toContain('Zanzibar')
    expect(visitor?.text).not.toContain('/desk/')
    expect((await waitingJobs()).length).toBeGreaterThanOrEqual(2)
    expect(office?.replyTo).toBe('marta@example.com')
    const desk = await askDesk(tokenIn(await deskLink(testDb, 'lead', reference)))
    const page = desk.html
    expect(page).toMatch(
      /added by the visitor.*?>\w+ \d{1,2}, \d{4} at \d\d:\d\d<\/time><\/p><blockquote>We are three now/,
    )
    expect(page).toContain('&lt;b&gt;And&lt;/b&gt; a cot.')
  })

  test('is stored once, however often and from wherever it is sent', async () => {
    const { path } = await sent()
    const key = crypto.randomUUID()
    const answers = await Promise.all([post(path, { key }), post(path, { key }), post(path), post(path)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await events()).toHaveLength(1)
    expect((await storedMails()).filter(({ role }) => role === 'operator')).toHaveLength(1)
    // The form was sent again with another text, by Back.
    await post(path, { key, text: 'And a cot.' })
    expect((await events()).map(({ note }) => note)).toEqual([text, 'And a cot.'])
  })

  test('is stored again on another day, and from the same form never', async () => {
    const { path } = await sent()
    const key = crypto.randomUUID()
    await post(path, { key })
    await testDb.$executeRaw`UPDATE lead_events SET created_at = now() - interval '2 days'`
    await post(path, { key })
    expect(await events()).toHaveLength(1)
    await post(path)
    expect(await events()).toHaveLength(2)
  })

  test('is acknowledged only when its mails are stored too', async () => {
    const { path } = await sent()
    await testDb.$executeRaw`ALTER TABLE mails ADD CONSTRAINT none CHECK (subject = '') NOT VALID`
    const { status, html } = await post(path).finally(() => testDb.$executeRaw`ALTER TABLE mails DROP CONSTRAINT none`)
    expect(takeConsoleErrors()).toMatchObject([['Addition not stored.', expect.anything()]])
    expect([status, html.includes(text), html.includes('Nothing was sent')]).toEqual([503, true, true])
    expect(await events()).toEqual([])
    expect((await post(path)).status).toBe(200)
  })

  test.each([
    ['nothing', ''],
    ['what nobody can see', ' \u200b\n\u2800 '],
    ['too much', 'x'.repeat(2001)],
  ])('cannot be %s', async (_, wrong) => {
    const { path } = await sent()
    const { status, html } = await post(path, { text: wrong })
    expect([status, html.includes('"problem":"Please')]).toEqual([400, true])
    expect(await events()).toEqual([])
  })

  test('has 2000 characters at most as the browser counts them, and gives back what is refused', async () => {
    const { path } = await sent()
    expect((await post(path, { text: 'line\r\n'.repeat(400).trim() })).status).toBe(200)
    const refused = await post(path, { text: `</textarea><b>${'x'.repeat(2000)}` })
    expect(refused.status).toBe(400)
    expect(refused.result).toMatchObject({ values: { text: expect.stringContaining('</textarea><b>xxx') } })
    expect((await post(path, { text: 'x'.repeat(40_000) })).status).toBe(400)
    expect(await events()).toHaveLength(1)
  })

  test('is limited for each sender, and for each request', async () => {
    const { path } = await sent()
    vi.spyOn(config, 'rateLimitPerHour', 'get').mockReturnValue(2)
    const ana = (note: string) =>
      requestContext().run({ id: 'test', begin: 0, socketAddress: '203.0.113.7' }, () => post(path, { text: note }))
    for (const note of ['one', 'two']) expect((await ana(note)).status).toBe(200)
    expect(await ana('three')).toMatchObject({ status: 429, result: { values: { text: 'three' } } })
    // It is stored already.
    expect((await ana('two')).status).toBe(200)
    for (let count = 3; count <= 20; count += 1) expect((await post(path, { text: `No. ${count}` })).status).toBe(200)
    const { status, html } = await post(path, { text: 'One more' })
    expect([status, html]).toEqual([400, expect.stringContaining('call us')])
    expect(await events()).toHaveLength(20)
    // Three a day with that of the request itself.
    expect((await storedMails()).filter(({ role }) => role === 'visitor')).toHaveLength(2)
  })

  test('is exported with the request, and deleted with it', async () => {
    const { reference, path } = await sent()
    await post(path)
    await post(path, { text: 'And a cot.' })
    const { value: [line] = [] } = await eachLead(testDb, {}).next()
    expect(line).toMatchObject({ reference, additions: `${text}\n\nAnd a cot.` })
    await testDb.lead.update({ where: { reference }, data: { createdAt: new Date('2001-01-01') } })
    await purge(new Date())
    expect([await events(), await storedMails()]).toEqual([[], []])
    expect((await open(path)).status).toBe(404)
  })
})

describe('a request', () => {
  const now = () => databaseTime()
  const waiting = async (section: 'fresh' | 'unanswered') =>
    (await readWaiting(testDb, await now(), section, { take: 9 })).lines.map(({ reference }) => reference)

  const handled = {
    answered: (reference: string) => markAnswered(reference, '', by()),
    waiting: (reference: string) => waitForTraveller(reference, by(), new Date('2099-01-01')),
    closed: (reference: string) => closeLead(reference, 'other', 'Asked twice.', by()),
    reminded: (reference: string) => remindOn(reference, new Date('2099-01-01'), by()),
  }

  test.each(Object.entries(handled))('that was %s waits for us again from then on', async (_, handle) => {
    const reference = await leadOf('booking', new Date(Date.now() - 5 * 24 * 60 * 60_000))
    await testDb.lead.update({ where: { reference }, data: { escalatedAt: new Date() } })
    await handle(reference)
    const { createdAt, answeredAt } = await testDb.lead.findUniqueOrThrow({ where: { reference } })
    expect([await waiting('fresh'), await waiting('unanswered')]).toEqual([[], []])
    await post(await requestPath(testDb, { reference, createdAt }))
    expect([await waiting('fresh'), await waiting('unanswered')]).toEqual([[reference], []])
    const row = await testDb.lead.findUniqueOrThrow({ where: { reference } })
    // The time of the first answer stays, for the statistics.
    expect(row).toMatchObject({ status: 'new', remindOn: null, answeredAt, createdAt })
    vi.spyOn(config, 'escalationEmail', 'get').mockReturnValue('boss@example.com')
    expect(await escalateUnanswered(await now())).toBe(0)
    expect(await escalateUnanswered(new Date((await now()).getTime() + 4 * 24 * 60 * 60_000))).toBe(1)
    expect((await askDesk(tokenIn(await deskLink(testDb, 'lead', reference)))).html).toContain(
      'New. The visitor has added something',
    )
  })

  test('that waits for us keeps its place', async () => {
    const reference = await leadOf('booking', new Date(Date.now() - 5 * 24 * 60 * 60_000))
    const row = await testDb.lead.findUniqueOrThrow({ where: { reference } })
    await post(await requestPath(testDb, row))
    expect(await waiting('unanswered')).toEqual([reference])
  })

  test('that is held as spam stays so, and no mail goes out', async () => {
    const { reference, path, row } = await sent()
    await holdLead(reference)
    expect((await post(path)).status).toBe(200)
    expect(await row()).toMatchObject({ status: 'held', heldFor: 'operator' })
    expect(await storedMails()).toEqual([])
    expect(await events()).toHaveLength(2)
  })
})
