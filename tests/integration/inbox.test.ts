// A mail that came in: which request it belongs to, and what becomes of that.
import { beforeEach, describe, expect, test } from 'vitest'
import { GET as fileOf } from '@/app/desk/leads/[reference]/files/[id]/route'
import LeadPage from '@/app/desk/leads/[reference]/page'
import InboxPage from '@/app/desk/page'
import { undoLeadEvent } from '@/lib/desk/lead-actions'
import { joinRequest, keepRequest } from '@/lib/inbox/place'
import { receiveMail } from '@/lib/inbox/receive'
import { closeLead, markAnswered, sendAnswer } from '@/lib/leads/handling'
import { confirmReservation } from '@/lib/reservations/handling'
import { deskLink } from '@/lib/submissions/desk-link'
import { askDesk, openDesk, postForm, signInAtDesk, tokenIn } from '../support/desk-link'
import { fieldsOf } from '../support/fields-of'
import { emptyLeads } from '../support/leads'
import { byWanjiru, storeBooking } from '../support/quotes'
import { writeMail, writeParts } from '../support/received-mails'
import { agreed } from '../support/reservations'
import { testDb } from '../support/test-db'

beforeEach(async () => {
  await emptyLeads()
  await testDb.receivedMail.deleteMany()
})

const receive = (raw: Uint8Array) => testDb.$transaction((tx) => receiveMail(tx, raw))
const receiveOne = (parts: Parameters<typeof writeMail>[0]) => receive(writeMail(parts))
const stored = () => testDb.receivedMail.findMany({ include: { files: true }, orderBy: { id: 'asc' } })
const leadOf = (reference: string) => testDb.lead.findUniqueOrThrow({ where: { reference } })
const eventsOf = async (reference: string) =>
  (await testDb.leadEvent.findMany({ where: { reference }, orderBy: { id: 'asc' } })).map(({ action, note }) => [
    action,
    note,
  ])

/** A request that was answered, and waits for its traveller. */
async function answeredRequest() {
  const reference = await storeBooking({ name: 'Zoë Müller', email: 'zoe@example.com' })
  await sendAnswer(reference, { subject: 'Your request', text: 'Hello', back: new Date('2029-01-01') }, byWanjiru())
  const mail = await testDb.mail.findFirstOrThrow({ where: { reference, role: 'answer' } })
  return { reference, messageId: mail.messageId }
}

/** The same answer as five programs write it. */
const programs = {
  Gmail: {
    body: [
      'Yes, July suits us.',
      '',
      'On Mon, 30 Nov 2026 at 09:00, Tembo Trails <reservations@example.com> wrote:',
      '',
      '> Hello',
    ],
  },
  Outlook: {
    body: [
      ...[
        'Yes, July suits us.',
        '',
        '________________________________',
        'From: Tembo Trails <reservations@example.com>',
      ],
      ...['Sent: Monday, November 30, 2026 9:00 AM', 'To: Zoë <zoe@example.com>', 'Subject: Your request', '', 'Hello'],
    ],
  },
  'Apple Mail': {
    body: [
      'Yes, July suits us.',
      '',
      '> On 30 Nov 2026, at 09:00, Tembo Trails <a@example.com> wrote:',
      '> ',
      '> Hello',
    ],
  },
  GMX: {
    headers: ['Content-Type: text/html; charset=utf-8'],
    body: '<div>Yes, July suits us.</div><div name="quote"><blockquote>Am 30.11.26 um 09:00 schrieb Tembo Trails:<br>Hello</blockquote></div>',
  },
}

test.each(Object.entries(programs))(
  'an answer from %s stands at its request, which waits for us again',
  async (_, program) => {
    const { reference, messageId } = await answeredRequest()
    expect((await leadOf(reference)).status).not.toBe('new')
    await receiveOne({ ...program, answers: [messageId] })
    const [mail] = await stored()
    expect(mail).toMatchObject({ reference, state: 'at-request', isForged: false })
    expect(mail?.text).toContain('Yes, July suits us.')
    expect(await eventsOf(reference)).toContainEqual(['wrote', mail?.text])
    expect(await leadOf(reference)).toMatchObject({ status: 'new', remindOn: null })
  },
)

test('the same mail twice, also at once from two mailboxes, is stored once', async () => {
  const { reference, messageId } = await answeredRequest()
  const raw = writeMail({ answers: [messageId], body: 'Yes' })
  await Promise.all([receive(raw), receive(raw)])
  await receive(raw)
  expect(await stored()).toHaveLength(1)
  expect((await eventsOf(reference)).filter(([action]) => action === 'wrote')).toHaveLength(1)
})

describe('a mail that answers none of ours', () => {
  test('is at the request that its subject names, if it is from that traveller', async () => {
    const { reference } = await answeredRequest()
    await receiveOne({ subject: `Question (${reference.toLowerCase()})`, body: 'How cold is it?' })
    expect((await stored())[0]).toMatchObject({ reference })
  })

  test.each([
    ['a stranger who names it', { from: 'x@example.org', named: true }],
    ['its traveller by the address alone', { from: 'ZOE@example.com', named: false }],
  ])('from %s is a request of its own, which proposes it', async (_, { from, named }) => {
    const { reference } = await answeredRequest()
    await receiveOne({ from, subject: named ? `About ${reference}` : 'Hello', body: 'How cold is it?' })
    const [mail] = await stored()
    expect(mail).toMatchObject({ state: 'proposed', proposed: reference })
    expect(await leadOf(mail?.reference ?? '')).toMatchObject({
      kind: 'mail_message',
      status: 'new',
      email: from.toLowerCase(),
    })
    expect((await leadOf(reference)).status).not.toBe('new')
  })

  test('is put to the request that a colleague names, and its own is gone', async () => {
    await signInAtDesk()
    const { reference } = await answeredRequest()
    await receiveOne({ subject: 'Hello', body: 'How cold is it?' })
    const [before] = await stored()
    const own = String(before?.reference)
    const { html } = await openDesk(LeadPage, {}, { reference: own })
    expect(html).toContain('Is this about')
    await joinRequest(own, reference, byWanjiru())
    expect((await stored())[0]).toMatchObject({ reference, state: 'at-request', proposed: null })
    expect(await testDb.lead.count({ where: { reference: own } })).toBe(0)
    expect((await leadOf(reference)).status).toBe('new')
    await expect(joinRequest(own, reference, byWanjiru())).rejects.toThrow()
  })

  test('stays its own if a colleague says so', async () => {
    await answeredRequest()
    await receiveOne({ subject: 'Hello', body: 'How cold is it?' })
    const own = String((await stored())[0]?.reference)
    await keepRequest(own, byWanjiru())
    expect((await stored())[0]).toMatchObject({ reference: own, state: 'at-request', proposed: null })
  })

  test('goes on with an earlier mail of the same traveller', async () => {
    await receiveOne({
      id: '<first@mail.example>',
      from: 'new@example.org',
      subject: 'Safari',
      body: 'Hello, I am new here.',
    })
    await receiveOne({ from: 'new@example.org', answers: ['<first@mail.example>'], body: 'One thing more.' })
    const [first, second] = await stored()
    expect(second?.reference).toBe(first?.reference)
  })

  test('and that the mailbox takes for spam is held', async () => {
    await receiveOne({ from: 'x@example.org', headers: ['X-Spam-Flag: YES'], body: 'Buy now' })
    expect(await testDb.lead.findFirst()).toMatchObject({ status: 'held', heldFor: 'spam filter' })
  })
})

test('whoever is called forged by the mailbox is marked, and acts on nothing', async () => {
  await signInAtDesk()
  const { reference, messageId } = await answeredRequest()
  const headers = ['Authentication-Results: mx.example; spf=fail; dmarc=fail header.from=example.com']
  await receiveOne({ headers, answers: [messageId], body: 'Please send the money to another account.' })
  const [mail] = await stored()
  expect(mail).toMatchObject({ isForged: true, proposed: reference })
  expect((await leadOf(reference)).status).not.toBe('new')
  const { html } = await openDesk(LeadPage, {}, { reference: String(mail?.reference) })
  expect(html).toContain('does not come from zoe@example.com')
})

describe('robots', () => {
  const robots: [string, string[]][] = [
    ['a vacation note', ['Auto-Submitted: auto-replied']],
    ['a ticket robot', ['Precedence: bulk', 'X-Auto-Response-Suppress: All']],
    ['a list', ['List-Id: <news.example.org>']],
  ]
  test.each(robots)('%s reopens nothing, and is no request', async (_, headers) => {
    const { reference, messageId } = await answeredRequest()
    await receiveOne({ headers, answers: [messageId], body: 'I am away.' })
    await receiveOne({ headers, from: 'news@example.org', body: 'News' })
    expect((await leadOf(reference)).status).not.toBe('new')
    expect(await testDb.lead.count()).toBe(1)
    expect(await eventsOf(reference)).toContainEqual(['automatic', 'I am away.'])
  })

  test('our own mails to the office are left out', async () => {
    const { reference } = await answeredRequest()
    const { messageId } = await testDb.mail.findFirstOrThrow({ where: { reference, role: 'operator' } })
    await receiveOne({ id: messageId, from: 'site@example.org', body: 'A new request' })
    expect([(await stored())[0]?.state, await testDb.lead.count()]).toEqual(['left-out', 1])
  })
})

describe('an answer that a colleague writes by their own mail program', () => {
  const own = { from: 'Wanjiru Maina <reservations@example.com>', to: 'Zoë <zoe@example.com>', body: 'Yes, in July.' }
  const copy = { headers: ['Cc: reservations@example.com'] }

  /** A request whose traveller has written, and waits for us. */
  async function waitingRequest() {
    const { reference, messageId } = await answeredRequest()
    await receiveOne({ id: '<theirs@mail.example>', answers: [messageId], body: 'May we come in July?' })
    expect((await leadOf(reference)).status).toBe('new')
    return { reference, messageId }
  }

  test.each<[string, (given: { reference: string; messageId: string }) => Partial<Parameters<typeof writeMail>[0]>]>([
    ['a mail of ours', ({ messageId }) => ({ answers: [messageId] })],
    ['their mail', () => ({ answers: ['<theirs@mail.example>'] })],
    ['nothing, but names the reference', ({ reference }) => ({ subject: `Your request (${reference})` })],
  ])('and that answers %s is noted as the answer, with an undo', async (_, toMail) => {
    await signInAtDesk()
    const request = await waitingRequest()
    await receiveOne({ ...own, ...copy, ...toMail(request) })
    const { reference } = request
    expect(await eventsOf(reference)).toContainEqual(['answered', 'By their own mail program:\n\nYes, in July.'])
    expect(await leadOf(reference)).toMatchObject({ status: 'answered', remindOn: expect.any(Date) })
    expect(await testDb.lead.count()).toBe(1)
    const { html } = await openDesk(LeadPage, {}, { reference })
    expect(html).toContain('Wanjiru Maina')
    await postForm(undoLeadEvent, fieldsOf(html, 'Undo'))
    expect((await leadOf(reference)).status).toBe('new')
  })

  test('goes on when the traveller answers it', async () => {
    const { reference } = await waitingRequest()
    await receiveOne({ ...own, id: '<ours@mail.example>', answers: ['<theirs@mail.example>'] })
    await receiveOne({ answers: ['<ours@mail.example>'], body: 'Wonderful.' })
    expect(await leadOf(reference)).toMatchObject({ reference, status: 'new' })
    expect(await eventsOf(reference)).toContainEqual(['wrote', 'Wonderful.'])
  })

  test.each<[string, Partial<Parameters<typeof writeMail>[0]>]>([
    ['is called forged', { headers: ['Authentication-Results: mx.example; dmarc=fail header.from=example.com'] }],
    ['goes to a colleague only', { to: 'musa@example.com' }],
    ['is a notice that they are away', { headers: ['Auto-Submitted: auto-replied'] }],
  ])('is left out if it %s', async (_, mail) => {
    const { reference, messageId } = await waitingRequest()
    await receiveOne({ ...own, answers: [messageId], ...mail })
    expect((await leadOf(reference)).status).toBe('new')
    expect((await stored()).map(({ state }) => state)).toEqual(['at-request', 'left-out'])
    expect(await testDb.lead.count()).toBe(1)
  })

  test('opens no request that is done or held', async () => {
    const { reference, messageId } = await waitingRequest()
    await closeLead(reference, 'other', '', byWanjiru())
    await receiveOne({ ...own, answers: [messageId] })
    expect(await leadOf(reference)).toMatchObject({ status: 'closed', closedFor: 'other' })
    expect(await eventsOf(reference)).toContainEqual(['answered', expect.stringContaining('Yes, in July.')])
  })

  test('does not show what it quotes to the bearer of a mail’s link', async () => {
    const { reference, messageId } = await waitingRequest()
    const body = ['Yes.', '', 'On Mon, 30 Nov 2026 at 09:00, Zoë <zoe@example.com> wrote:', '', '> My passport is C01X']
    await receiveOne({ ...own, answers: [messageId], body })
    const { html } = await askDesk(tokenIn(await deskLink(testDb, 'lead', reference)))
    expect(html).not.toContain('C01X')
  })
})

test('a bounce is the failure of the mail that it is about, and brings the request back', async () => {
  const { reference, messageId } = await answeredRequest()
  await testDb.mail.updateMany({ where: { reference }, data: { status: 'sent', sentAt: new Date() } })
  await closeLead(reference, 'answered', '', byWanjiru())
  const { header, body } = writeParts(
    [
      { type: 'text/plain', body: 'It could not be delivered.' },
      {
        type: 'message/delivery-status',
        body: 'Reporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; zoe@example.com\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 unknown user',
      },
      { type: 'message/rfc822', body: `Message-ID: ${messageId}\nSubject: Your request\n\nHello` },
    ],
    'report; report-type=delivery-status',
  )
  await receiveOne({ from: 'MAILER-DAEMON@mx.example', headers: [header, 'Auto-Submitted: auto-replied'], body })
  expect(await testDb.mail.findFirst({ where: { messageId } })).toMatchObject({
    status: 'failed',
    failure: 'no-address',
    lastError: 'It came back: 550 5.1.1 unknown user',
  })
  expect((await leadOf(reference)).status).toBe('answered')
  expect(await testDb.lead.count()).toBe(1)
})

test('a mail about a booked trip stands under Now with its first words, and the trip stays booked', async () => {
  await signInAtDesk()
  const { reference, messageId } = await answeredRequest()
  await confirmReservation(reference, agreed(), byWanjiru())
  await receiveOne({ answers: [messageId], body: 'We land at noon.' })
  expect((await leadOf(reference)).status).toBe('booked')
  const { html } = await openDesk(InboxPage)
  expect(html).toContain('We land at noon.')
  await markAnswered(reference, '', byWanjiru())
  expect((await openDesk(InboxPage)).html).not.toContain('We land at noon.')
})

test('mails that follow each other are one turn: who waits since when stays', async () => {
  const { reference, messageId } = await answeredRequest()
  await receiveOne({ answers: [messageId], body: 'Yes' })
  const { waitingSince } = await leadOf(reference)
  await receiveOne({ answers: [messageId], body: 'And one thing more' })
  expect((await leadOf(reference)).waitingSince).toEqual(waitingSince)
  await markAnswered(reference, '', byWanjiru())
  await receiveOne({ answers: [messageId], body: 'Thanks' })
  expect((await leadOf(reference)).waitingSince.getTime()).toBeGreaterThan(waitingSince.getTime())
})

describe('whatever a mail carries', () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

  test('files are listed, given to who is signed in only, and never shown as a page', async () => {
    const { reference, messageId } = await answeredRequest()
    const { header, body } = writeParts([
      { type: 'text/plain; charset=utf-8', body: 'Here is my passport.' },
      {
        type: 'image/png',
        headers: ['Content-Transfer-Encoding: base64', 'Content-Disposition: attachment; filename="pass.png"'],
        body: png,
      },
      { type: 'application/ms-tnef', headers: ['Content-Disposition: attachment; filename="winmail.dat"'], body: 'x' },
      {
        type: 'text/calendar; charset=utf-8',
        headers: ['Content-Disposition: attachment; filename="trip.ics"'],
        body: 'BEGIN:VCALENDAR',
      },
    ])
    await receiveOne({ headers: [header], answers: [messageId], body })
    const files = (await stored())[0]?.files ?? []
    expect(files.map(({ name }) => name)).toEqual(['pass.png', 'winmail.dat', 'trip.ics'])
    const open = (of: string, id = files[0]?.id) =>
      fileOf(new Request('https://tembo.test/'), { params: Promise.resolve({ reference: of, id: String(id) }) })
    expect((await open(reference)).status).toBe(403)
    await signInAtDesk()
    const answer = await open(reference)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      ...[200, 'application/octet-stream', 'private, no-store'],
    ])
    expect(Buffer.from(await answer.arrayBuffer()).toString('base64')).toBe(png)
    expect((await open('TT-2222222')).status).toBe(404)
  })

  test('HTML becomes text, without scripts, and nothing of it is fetched', async () => {
    await signInAtDesk()
    const { reference, messageId } = await answeredRequest()
    const body =
      '<p>Hello &amp; <b>bye</b></p><script>alert(1)</script><img src="https://tracker.example/x.png" onerror="alert(2)">'
    await receiveOne({ headers: ['Content-Type: text/html; charset=utf-8'], answers: [messageId], body })
    expect((await stored())[0]?.text).toBe('Hello & bye')
    const { html } = await openDesk(LeadPage, {}, { reference })
    expect(html).not.toContain('tracker.example')
  })

  test.each([
    ['umlauts in Latin-1', 'Content-Type: text/plain; charset=iso-8859-1', Buffer.from('Grüße', 'latin1'), 'Grüße'],
    ['Arabic', 'Content-Type: text/plain; charset=utf-8', Buffer.from('شكرا جزيلا'), 'شكرا جزيلا'],
    ['an emoji', 'Content-Type: text/plain; charset=utf-8', Buffer.from('🦁 yes'), '🦁 yes'],
    ['a broken charset', 'Content-Type: text/plain; charset=x-nothing', Buffer.from('Hello'), 'Hello'],
    ['bytes that are no text', 'Content-Type: text/plain; charset=utf-8', Buffer.from([72, 105, 0, 255, 254]), 'Hi'],
    ['nothing', 'Content-Type: text/plain; charset=utf-8', Buffer.from(''), ''],
  ])('%s is stored', async (_, type, bytes, expected) => {
    const { reference, messageId } = await answeredRequest()
    await receive(Buffer.concat([writeMail({ headers: [type], answers: [messageId], body: '' }), bytes]))
    const [mail] = await stored()
    expect(mail?.reference).toBe(reference)
    expect(mail?.text).toContain(expected)
    expect((await leadOf(reference)).status).toBe('new')
  })

  test('what is no mail at all is a request of its own', async () => {
    await receive(new TextEncoder().encode('\u0000 nothing of a mail'))
    expect(await stored()).toHaveLength(1)
  })
})

test('the link of a mail does not show what travellers wrote later', async () => {
  const { reference, messageId } = await answeredRequest()
  await receiveOne({ answers: [messageId], body: 'My passport number is C01X' })
  const desk = tokenIn(await deskLink(testDb, 'lead', reference))
  const { html } = await askDesk(desk)
  expect(html).toContain('Sign in to read it.')
  expect(html).not.toContain('C01X')
})
