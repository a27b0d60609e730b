import { caniemail } from 'caniemail'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { queueDigest } from '@/lib/desk/digest'
import { readLead } from '@/lib/desk/lead-view'
import { noContext } from '@/lib/http/sender'
import { releaseLead, sendAnswer } from '@/lib/leads/handling'
import { leadKinds } from '@/lib/leads/kinds'
import { eachLead, listLeads } from '@/lib/leads/list'
import { config } from '@/lib/platform/config'
import { BadRequestError } from '@/lib/platform/errors'
import { createReview } from '@/lib/reviews/create-review'
import { mailNewReviews } from '@/lib/reviews/review-mails'
import { deskLink } from '@/lib/submissions/desk-link'
import { makeReviewBody } from '../support/factories'
import { emptyVisitors, mailedToken, travelled } from '../support/invitations'
import { emptyLeads, eventually, store, storedMails, withWorker } from '../support/leads'
import { reserveMailPort } from '../support/mail-port'
import { startMailServer } from '../support/mail-server'
import { testDb } from '../support/test-db'

const server = await startMailServer(await reserveMailPort())

afterAll(() => server.stop())

beforeEach(async () => {
  await emptyLeads()
  await testDb.contentWord.deleteMany()
  server.mails.length = 0
})

const email = 'visitor@example.org'

/** Of a lead with this address and these fields. */
async function mailsOf(...[kind, fields, context]: Parameters<typeof store>) {
  const { reference } = await store(kind, { email, ...fields }, context)
  await withWorker(() => eventually(() => expect(server.mails).toHaveLength(2)))
  const operator = server.mails.find(({ recipients }) => recipients[0] !== email)
  const visitor = server.mails.find(({ recipients }) => recipients[0] === email)
  if (!operator || !visitor) throw new Error('two mails were expected')
  return { reference, operator, visitor }
}

test('a wish for a call and what to plan for are in the mail to us, on the desk and in the export, and gone with the lead', async () => {
  const fields = {
    phone: '700 000 000',
    callTime: '17:00',
    callZone: 'America/New_York',
    needs: 'No nuts, and a bad knee.',
    message: 'Hello.',
  }
  const { reference, operator, visitor } = await mailsOf('booking', fields)
  const hour = /Monday to Saturday, (?:09:00 to 10:00|10:00 to 11:00) Eastern Time \(17:00 to 18:00 in Nairobi\)/
  expect(operator.text).toMatch(new RegExp(`Call me: ${hour.source}\n`))
  expect(visitor.text).toMatch(new RegExp(`We call you: ${hour.source}\n`))
  expect(operator.text).toContain('> No nuts, and a bad knee.')
  // Nobody has proved that the address is theirs.
  expect(visitor.text).not.toContain('knee')
  expect(JSON.stringify((await readLead(reference))?.summary)).toContain('a bad knee')
  const { value: [line] = [] } = await eachLead(testDb, {}).next()
  expect(line).toMatchObject({
    needs: fields.needs,
    callTime: '17:00',
    callZone: 'America/New_York',
    message: 'Hello.',
  })
  await testDb.lead.delete({ where: { reference } })
  expect(await testDb.booking.count()).toBe(0)
})

test('an estimate is in the currency that the visitor chose too, and says that dollars are paid', async () => {
  const { operator, visitor } = await mailsOf('booking', { itineraryId: 6, currency: 'GBP' })
  expect(visitor.text).toMatch(/In your currency: about £[\d,]+, at our rate\.\s+You pay in US dollars\./)
  expect(operator.text).toMatch(/Reads prices also in: British pounds, about £[\d,]+\n/)
  expect(operator.text).toContain('US$6,864 in all')
})

test('a message of somebody who wants a call has the number', async () => {
  const { operator } = await mailsOf('contact_message', { callTime: '16:00', phone: '+44 7700 900123' })
  expect(operator.text).toMatch(
    /Call me: .* United Kingdom Time \(16:00 to 17:00 in Nairobi\), by the country of the number\n/,
  )
  expect(operator.text).toContain('Call: tel:+447700900123')
})

test('a number in Arabic-Indic digits can be called and written to', async () => {
  const { operator } = await mailsOf('booking', { phone: '٠٧٠٠ ١٢٣ ٤٥٦', countryCode: '+254' })
  expect(operator.text).toContain('Call: tel:+254700123456')
  expect(operator.text).toContain('https://wa.me/254700123456')
})

test('a booking: everything the operator needs to answer, and an acknowledgement of it', async () => {
  const body = { itineraryId: 6, safariCategory: 3, message: 'Our daughter\r\ncounts birds.' }
  const context = { ...noContext, page: '/book?itinerary=6' }
  const { reference, operator, visitor } = await mailsOf('booking', body, context)
  expect(operator).toMatchObject({
    recipients: ['reservations@example.com'],
    subject: `Booking request ${reference}: Marta Lindqvist, Mara, Nakuru, Naivasha, Amboseli`,
  })
  for (const words of [
    'Name: Marta Lindqvist',
    `Email: ${email}`,
    'Estimate: US$6,864 in all, about US$2,288 each',
    'Call: tel:+46700000000',
    'WhatsApp: https://wa.me/46700000000',
    '/itineraries/6',
    '/book?itinerary=6',
    '> Our daughter\n> counts birds.',
  ])
    expect(operator.text).toContain(words)
  expect(operator.text).toMatch(/^Made up of: The trip, 2 adults: .*\n {2}\S/m)
  expect(operator.html).toMatch(/The trip, 2 adults: .*<br>\S/)
  for (const href of ['https://wa.me/46700000000', 'tel:+46700000000'])
    expect(operator.html).toContain(`href="${href}"`)

  expect(visitor).toMatchObject({
    recipients: [email],
    replyTo: [{ address: 'reservations@example.com' }],
    subject: `We have received your request (${reference})`,
  })
  const dates = 'Dates: Dec 4, 2027 - Dec 11, 2027'
  for (const words of ['Dear Marta Lindqvist,', reference, dates, 'Travellers: 2 adults, 1 kid'])
    expect(visitor.text).toContain(words)
  expect(visitor.text).not.toContain('counts birds')
  for (const text of [visitor.text, visitor.html]) expect(text).toContain('within one working day')
  expect(visitor.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }))
})

test('the office reads the labels of a form, not its stored values', async () => {
  await store('inquiry', { type: 'other' })
  await store('donation_inquiry', { donationType: 'one-time', title: 'One-Time Donation' })
  const [inquiry, , donation] = await storedMails()
  expect(inquiry?.subject).toMatch(/^Community inquiry TT-\w+: .+, Something else$/)
  expect(donation?.text).toContain('Kind: One-time\n')
  const [line] = await listLeads(testDb, { kind: 'inquiry' }, 1)
  expect(line?.about).toBe('Something else')
})

test('a reply to a mail of the office takes no link that opens the desk to a visitor', async () => {
  const mails = await mailsOfEveryKind()
  const withDesk = mails.filter(({ text }) => text.includes('/desk/'))
  expect(new Set(withDesk.map(({ role }) => role))).toEqual(new Set(['operator']))
  const toSender = withDesk.filter(({ replyTo }) => replyTo)
  expect(toSender.map(({ replyTo }) => replyTo)).toContain('booking@example.com')
  // Who quotes it gives away no link that opens without signing in.
  expect(toSender.filter(({ text, html }) => /\/desk\/link|~/.test(text + html))).toEqual([])
  expect(withDesk.some(({ html }) => html.includes('href="mailto:booking@example.com?'))).toBe(true)
})

test('an address with signs gets its mails and a link that writes to it, and is told from one like it', async () => {
  const odd = 'a&b#c/d?e%_f@example.org'
  await store('booking', { email: 'a&b#c/d?eXXXf@example.org' })
  const { reference } = await store('booking', { email: odd })
  await store('inquiry', { email: odd.toUpperCase() })
  await withWorker(() => eventually(() => expect(server.mails).toHaveLength(6)))
  expect(server.mails.filter(({ recipients }) => recipients[0] === odd)).toHaveLength(1)
  const toOffice = (await storedMails()).find((mail) => mail.reference === reference && mail.role === 'operator')
  expect(toOffice?.html).toContain('href="mailto:a%26b%23c%2Fd%3Fe%25_f@example.org?subject=')
  expect((await readLead(reference))?.others).toMatchObject([{ kind: 'inquiry' }])
})

test('a link to the desk is refused in a mail to a visitor', async () => {
  const { reference } = await store('booking')
  const link = await deskLink(testDb, 'lead', reference)
  const answer = { subject: 'Your trip', text: `Dear Marta,\n\nplease see ${link}` }
  await expect(sendAnswer(reference, answer, { who: '', key: crypto.randomUUID() })).rejects.toThrow(BadRequestError)
  expect((await storedMails()).filter(({ role }) => role === 'answer')).toEqual([])
})

test('every mail goes to and names the contacts of the workbook', async () => {
  const mailboxes = Object.keys(config.emails)
  const rows = mailboxes.map((name) => ({ key: `contact.emails.${name}`, text: `${name}@office.example` }))
  await testDb.contentWord.createMany({ data: [{ key: 'contact.phone', text: '+254 711 111 111' }, ...rows] })
  for (const { role, to, replyTo, text } of await mailsOfEveryKind()) {
    expect(role === 'operator' ? to : replyTo).toMatch(/@office\.example$/)
    if (role !== 'operator') expect(text).toContain('+254 711 111 111')
  }
})

test('a volunteer is promised 3-5 business days, and the emergency contact stays out of the mail', async () => {
  await store('volunteer_application')
  const [operator, visitor] = await storedMails()
  expect(operator).toMatchObject({ to: 'volunteers@example.com', text: expect.stringContaining('June 12, 2099') })
  expect(visitor?.text).toContain('within 3-5 business days')
  expect(JSON.stringify([operator, visitor])).not.toContain('Bo Brooks')
})

test.each([
  ['donation', 'donations@example.com'],
  ['partnership', 'partnerships@example.com'],
  ['volunteer', 'volunteers@example.com'],
  ['my lost hat', 'sales@example.com'],
])('an inquiry about %s goes to %s', async (type, to) => {
  await store('inquiry', { type })
  expect(await storedMails()).toMatchObject([{ role: 'operator', to }, { role: 'visitor' }])
})

describe('a receipt, which may go to the address of somebody else,', () => {
  const bait = 'https://evil.example/pay'

  test.each(leadKinds)('of a(n) %s repeats nothing that was typed', async (kind) => {
    const typed = {
      name: `Ana ${bait} Kamau.evil.example ${'Kamau '.repeat(11)}`,
      firstName: `Ana ${bait}`,
      ...{ lastName: 'evil.example', nationality: bait, skills: `I know ${bait}`, motivation: `I know all of ${bait}` },
      ...{ message: `Pay at ${bait}`, subject: bait, title: bait, donationType: bait, type: bait },
      ...{ preferredDates: 'Jun 12, 2027 - see evil.example', childAges: 'evil.example', phone: `+254 ${bait}` },
    }
    const { reference } = await store(kind, typed)
    await releaseLead(reference)
    const [receipt] = (await storedMails()).filter(({ role }) => role === 'visitor')
    expect(receipt?.text).toContain(reference)
    const { subject, text, html } = receipt ?? {}
    expect(`${subject} ${text} ${html}`).not.toMatch(/evil|a@/)
    const [, greeted = ''] = /^Dear (.*),$/m.exec(text ?? '') ?? []
    expect(greeted).toMatch(kind === 'donation_inquiry' ? /^$/ : /^Ana\b/)
    expect(greeted.length).toBeLessThanOrEqual(60)
  })

  test('goes to one address three times a day, and every request to the operator', async () => {
    const spellings = ['ana@example.org', 'Ana@example.org', 'ana+1@example.org', 'ana+2@example.org']
    await Promise.all(spellings.map((email) => store('inquiry', { email })))
    await store('inquiry', { email: 'bo@example.org' })
    const mails = await storedMails()
    expect(mails.filter(({ role }) => role === 'operator')).toHaveLength(5)
    expect(mails.filter(({ role, to }) => role === 'visitor' && /^ana/i.test(to))).toHaveLength(3)
    expect(mails.filter(({ role, to }) => role === 'visitor' && to === 'bo@example.org')).toHaveLength(1)
  })
})

describe('what a visitor types stays text', () => {
  test('a line break in a name or title adds no header and no recipient', async () => {
    const injected = 'Ann\r\nBcc: victim@example.net\r\n\r\n<b>body</b>'
    const { operator, visitor } = await mailsOf('inquiry', { name: injected })
    for (const mail of [operator, visitor]) {
      expect(mail.recipients).toHaveLength(1)
      expect(mail.bcc ?? []).toEqual([])
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
      expect(mail.source.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
    }
    server.mails.length = 0
    const gift = await mailsOf('donation_inquiry', { title: 'Gift\nX-Evil: 1' })
    expect(gift.operator.headers.map(({ key }) => key)).not.toContain('x-evil')
    expect(gift.operator.subject).toContain('Gift X-Evil: 1')
  })

  test('markup is shown, not obeyed', async () => {
    await store('donation_inquiry', { message: `a <i>b</i> & "c" 'd'`, title: 'T <u>x</u>' })
    const mails = await storedMails()
    expect(mails).toHaveLength(2)
    for (const { html } of mails) expect(html).not.toMatch(/<(i|u|b|img)\b/)
    expect(mails[0]?.html).toContain('a &lt;i&gt;b&lt;/i&gt; &amp; &quot;c&quot; &#39;d&#39;')
    expect(mails[0]?.text).toContain(`a <i>b</i> & "c" 'd'`)
    await emptyLeads()
    await store('booking', { phone: `700 000 000 "><b>'bold'</b> & 1` })
    const [operator] = await storedMails()
    expect(operator?.html).not.toMatch(/<b\b/)
    expect(operator?.html).toContain('href="tel:+46700000000"')
  })
})

async function mailsOfEveryKind() {
  await emptyVisitors()
  const long = `${'elephants and '.repeat(40)}${'x'.repeat(300)}`
  for (const kind of leadKinds) await store(kind, { message: long, email: `${kind}@example.com` })
  const { reference } = await testDb.booking.findFirstOrThrow()
  const answer = { subject: 'An answer', text: 'Dear Anna,\n\nyes.' }
  await sendAnswer(reference, answer, { who: '', key: crypto.randomUUID() })
  await createReview(makeReviewBody({ comment: long }))
  await mailNewReviews()
  await testDb.$executeRaw`UPDATE leads SET created_at = now() - interval '3 days', waiting_since = now() - interval '3 days'`
  await queueDigest(new Date())
  await mailedToken((await travelled()).id)
  const mails = await storedMails()
  expect(mails.length).toBeGreaterThan(12)
  return mails
}

// What some do without: round corners, the dark style sheet, a role for screen readers. It takes line-height for height.
const doneWithout = /^(height property|border-radius|@media|<style> element|role attribute|<body> element)$/
const clients = ['gmail.*', 'apple-mail.*', 'outlook.*', 'yahoo.*', 'samsung-email.*', 'thunderbird.*'] as const

const htmlValidate = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] })

test('mail programs show every mail as it is meant, and its text has every address of its HTML whole', async () => {
  for (const { subject, text, html } of await mailsOfEveryKind()) {
    const { issues } = caniemail({ clients: [...clients], html })
    const missing = [...issues.errors.values()].flat().map(({ title }) => title)
    expect(new Set(missing.filter((title) => !doneWithout.test(title))), subject).toEqual(new Set())
    const { results } = await htmlValidate.validateString(html)
    const faults = results.flatMap(({ messages }) => messages).map(({ ruleId, message }) => `${ruleId}: ${message}`)
    expect(faults, subject).toEqual([])
    const hrefs = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    expect(text.match(/https?:\S+/g), subject).toEqual(expect.arrayContaining(hrefs))
  }
})
