// The reply box of a request: what goes out, what is kept of it, and taking it back.
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import LeadPage from '@/app/desk/leads/[reference]/page'
import { POST } from '@/app/desk/reply-draft/route'
import { answerLead, dropReplyDraft, markLeadAnswered, undoLeadEvent } from '@/lib/desk/lead-actions'
import { readWriters } from '@/lib/desk/reply-drafts'
import { holdLead, releaseLead, sendAnswer, undo } from '@/lib/leads/handling'
import { readPerson } from '@/lib/leads/person'
import { quoteMail } from '@/lib/mail/quotation'
import { issueRequest } from '@/lib/papers/issue'
import { slugOfPaper } from '@/lib/papers/read'
import { config } from '@/lib/platform/config'
import { acceptQuote } from '@/lib/quotes/answers'
import { confirmAccepted } from '@/lib/reservations/handling'
import { deskLink } from '@/lib/submissions/desk-link'
import { asRequest, openDesk, postForm, signInAtDesk } from '../support/desk-link'
import { fieldsOf } from '../support/fields-of'
import { emptyVisitors } from '../support/invitations'
import { eventually, makeJobsDue, store, storedMails, withWorker } from '../support/leads'
import { reserveMailPort } from '../support/mail-port'
import { startMailServer } from '../support/mail-server'
import { cookieJar } from '../support/next-stubs'
import { newKey, sendNew, storeBooking } from '../support/quotes'
import { testDb } from '../support/test-db'

const mailPort = await reserveMailPort()

beforeEach(async () => {
  await emptyVisitors()
  await testDb.receivedMail.deleteMany()
  await testDb.deskSession.deleteMany()
  for (const told of ['warn', 'info'] as const) vi.spyOn(console, told).mockReturnValue()
})

const traveller = 'zoe@example.org'
const newRequest = () => storeBooking({ email: traveller, name: 'Zoë Müller' })
const by = (who = 'Wanjiru') => ({ who, email: 'reservations@example.com', key: newKey() })
const text = 'Dear Zoë,\n\nthe camps are free.'
const answer = { subject: 'Your trip', text, isQuoting: true }

async function receive(
  reference: string,
  mail: Partial<Parameters<typeof testDb.receivedMail.create>[0]['data']> = {},
) {
  await testDb.receivedMail.create({
    data: {
      ...{ reference, state: 'at-request', fromAddress: traveller, fromName: 'Zoë Müller', subject: 'AW: Samburu?' },
      ...{ text: 'When do the elephants come?', sentAt: new Date('2026-11-30T06:00:00Z') },
      messageId: `<${newKey()}@mail.example.org>`,
      ...mail,
    } as Parameters<typeof testDb.receivedMail.create>[0]['data'],
  })
}

async function startServer(meanwhile?: () => Promise<void>) {
  const server = await startMailServer(mailPort, () => null, meanwhile)
  onTestFinished(server.stop)
  return server.mails.filter.bind(server.mails)
}

const answersTo = async (reference: string) =>
  (await storedMails()).filter((mail) => mail.reference === reference && mail.role === 'answer')

/** The page of the request, for who is signed in. */
const openLead = async (reference: string, query = {}) => (await openDesk(LeadPage, query, { reference })).html

describe('an answer', () => {
  test('stands below what it answers in every mail program, from the office in the name of who writes', async () => {
    const reference = await newRequest()
    const [, receipt] = await storedMails()
    await receive(reference, { messageId: '<first@mail.example.org>', references: [String(receipt?.messageId)] })
    await receive(reference, {
      messageId: '<second@mail.example.org>',
      references: [String(receipt?.messageId), '<first@mail.example.org>', 'not one\r\nBcc: x@example.org'],
      sentAt: new Date('2026-11-30T07:00:00Z'),
    })
    await sendAnswer(reference, answer, by())
    const mails = await startServer()
    const [sent] = await withWorker(async () => {
      await makeJobsDue()
      return eventually(() => {
        const found = mails(({ subject }) => subject === 'Your trip')
        expect(found).toHaveLength(1)
        return found
      })
    })
    expect(sent?.inReplyTo).toBe('<second@mail.example.org>')
    expect(sent?.references?.split(/\s+/)).toEqual([
      String(receipt?.messageId),
      '<first@mail.example.org>',
      '<second@mail.example.org>',
    ])
    expect(sent?.from).toEqual({ name: `Wanjiru at ${config.brand}`, address: config.emails.reservations })
    expect(sent?.recipients).toEqual([traveller])
    expect(sent?.text).toContain('On November 30, 2026, Zoë Müller wrote:\n> When do the elephants come?')
    expect(sent?.html).toMatch(/<blockquote[^>]*>When do the elephants come\?<\/blockquote>/)
  })

  test('answers our own last mail where they have written none', async () => {
    const reference = await newRequest()
    await sendAnswer(reference, answer, by())
    await sendAnswer(reference, { ...answer, subject: 'One more thing' }, by())
    const [receipt, first, second] = (await storedMails()).filter(({ role }) => role !== 'operator')
    expect(first?.references).toEqual([receipt?.messageId])
    expect(second?.references).toEqual([receipt?.messageId, first?.messageId])
  })

  test.each([
    ['another address', { fromAddress: 'rates@lodge.example' }],
    ['a sender who is not who it seems', { isForged: true }],
    ['a mail that is only proposed for the request', { state: 'proposed' }],
  ])('quotes and names nothing of %s', async (_, mail) => {
    const reference = await newRequest()
    await receive(reference, {
      ...mail,
      text: 'Net rate 210',
      subject: 'Net rates',
      messageId: '<other@lodge.example>',
    })
    await signInAtDesk('Wanjiru')
    expect(await openLead(reference)).not.toContain('Net rate')
    await sendAnswer(reference, answer, by())
    const [sent] = await answersTo(reference)
    expect(`${sent?.text} ${sent?.references}`).not.toMatch(/Net rate|lodge\.example/)
  })

  test('has the subject of their mail, and quotes it unless a colleague takes the tick away', async () => {
    const reference = await newRequest()
    await receive(reference)
    await signInAtDesk('Wanjiru')
    const fields = fieldsOf(await openLead(reference), 'Send')
    expect(fields).toMatchObject({ subject: 'Re: Samburu?', quote: 'yes' })
    const { quote: _, ...unticked } = fields
    await postForm(answerLead, { ...unticked, step: 'send', text })
    await postForm(answerLead, { ...fieldsOf(await openLead(reference), 'Send'), step: 'send', text })
    const [without, withQuote] = await answersTo(reference)
    expect(without?.text).not.toContain('elephants')
    expect(withQuote?.text).toContain('> When do the elephants come?')
    expect(withQuote?.subject).toBe('Re: Samburu?')
  })
})

describe('what is quoted', () => {
  const quoted = (written: string) =>
    quoteMail({ text: written, sentAt: new Date(), fromName: '', fromAddress: traveller }).lines

  test('has no link to the desk, however a mail program has spelt or broken it', async () => {
    const link = String(await deskLink(testDb, 'lead', 'TT-7K4Q2P9'))
    const cut = link.indexOf('desk/') + 2
    const inToken = link.indexOf('~') + 12
    for (const spelt of [
      link,
      `see <${link}>, please`,
      link.toUpperCase(),
      `https://safe.example/?url=${encodeURIComponent(link)}`,
      `https://safe.example/?url=${encodeURIComponent(encodeURIComponent(link)).replaceAll('~', '%7E')}`,
      `${link.slice(0, cut)}\n${link.slice(cut)}`,
      `${link.slice(0, inToken)}\n${link.slice(inToken)}`,
    ]) {
      const lines = quoted(`Dear Wanjiru,\n${spelt}\nand thank you.`)
      expect([lines.at(0), lines.at(-1)]).toEqual(['Dear Wanjiru,', 'and thank you.'])
      expect(lines.join()).not.toMatch(/desk|~|[\w-]{20}/i)
    }
  })

  test('ends after a hundred lines', () => {
    const lines = quoted(Array.from({ length: 300 }, (_, line) => `Line ${line}`).join('\r\n'))
    expect(lines.slice(98)).toEqual(['Line 98', 'Line 99', '…'])
    expect(quoted('Only this.\n\n')).toEqual(['Only this.'])
  })

  test('goes out without the link of a mail that was forwarded to them', async () => {
    const reference = await newRequest()
    await receive(reference, { text: `What is this?\n${await deskLink(testDb, 'lead', reference)}` })
    await sendAnswer(reference, answer, by())
    const [sent] = await answersTo(reference)
    expect(sent?.text).toContain('> What is this?')
    expect(`${sent?.text} ${sent?.html}`).not.toContain('/desk')
  })
})

describe('Undo', () => {
  beforeEach(() => signInAtDesk('Wanjiru'))

  async function send(reference: string) {
    const fields = fieldsOf(await openLead(reference), 'Send')
    return (await postForm(answerLead, { ...fields, step: 'send', subject: 'Your trip', text, back: '3' })).location
  }

  test('within ten seconds nothing goes out, the request stands as before, and the text is a draft again', async () => {
    const reference = await newRequest()
    const before = await testDb.lead.findUniqueOrThrow({ where: { reference } })
    const location = await send(reference)
    const [{ waits } = { waits: 0 }] = await testDb.$queryRaw<{ waits: number }[]>`
      SELECT extract(epoch FROM run_at - now())::float AS waits FROM graphile_worker.jobs ORDER BY id DESC LIMIT 1`
    expect(waits).toBeGreaterThan(5)
    expect(waits).toBeLessThanOrEqual(10)
    const done = /done=(\d+)/.exec(location)?.[1]
    const html = await openLead(reference, { done })
    expect(html).toContain(`It goes to ${traveller} in ten seconds.`)
    const undone = await postForm(undoLeadEvent, fieldsOf(html, 'Undo'))
    expect(undone.location).toBe(`/desk/leads/${reference}?status=taken-back#top`)
    expect(await answersTo(reference)).toEqual([])
    expect(await testDb.lead.findUniqueOrThrow({ where: { reference } })).toEqual(before)
    expect(fieldsOf(await openLead(reference), 'Send')).toMatchObject({ subject: 'Your trip', text })
    // Nothing brings it back.
    await holdLead(reference)
    await releaseLead(reference)
    expect(await answersTo(reference)).toEqual([])
  })

  test('the same form sent again after it says so, and sends nothing', async () => {
    const reference = await newRequest()
    const fields = { ...fieldsOf(await openLead(reference), 'Send'), step: 'send', subject: 'Your trip', text }
    await postForm(answerLead, fields)
    await postForm(undoLeadEvent, fieldsOf(await openLead(reference), 'Undo'))
    const { result } = await postForm(answerLead, fields)
    expect(result?.problem).toContain('undone since')
    expect(await answersTo(reference)).toEqual([])
  })

  test('is refused with a sentence once it has gone out, and offered no more', async () => {
    const reference = await newRequest()
    await send(reference)
    const form = fieldsOf(await openLead(reference), 'Undo')
    await startServer()
    await withWorker(async () => {
      await makeJobsDue()
      await eventually(async () => expect((await answersTo(reference))[0]?.status).toBe('sent'))
    })
    const { status, result } = await postForm(undoLeadEvent, form)
    expect([status, result?.problem]).toEqual([400, expect.stringContaining('cannot be taken back')])
    expect(fieldsOf(await openLead(reference), 'Undo')).toEqual({})
    expect(await testDb.replyDraft.count()).toBe(0)
  })

  test('while the mail server takes it, it is refused at once', async () => {
    const reference = await newRequest()
    const event = await sendAnswer(reference, answer, by())
    const outcomes: unknown[] = []
    await startServer(async () => {
      if (outcomes.length === 0) outcomes.push(await undo(reference, event, by()).catch((error) => error.message))
    })
    await testDb.mail.deleteMany({ where: { role: { not: 'answer' } } })
    await withWorker(async () => {
      await makeJobsDue()
      await eventually(async () => expect((await answersTo(reference))[0]?.status).toBe('sent'))
    })
    expect(outcomes).toEqual([expect.stringContaining('cannot be taken back')])
  })

  test('and the delivery never both win', async () => {
    const requests = await Promise.all(
      Array.from({ length: 12 }, async (_, one) => {
        const { reference } = await store('booking', { email: `traveller${one}@example.org` })
        return { reference, event: await sendAnswer(reference, { ...answer, subject: reference }, by()) }
      }),
    )
    const mails = await startServer()
    await withWorker(async () => {
      await makeJobsDue()
      const undone = await Promise.all(
        requests.map(({ reference, event }) =>
          undo(reference, event, by()).then(
            () => true,
            () => false,
          ),
        ),
      )
      await eventually(async () => {
        await makeJobsDue()
        expect((await storedMails()).filter(({ status }) => status === 'queued')).toEqual([])
      })
      const arrived = requests.map(({ reference }) => mails(({ subject }) => subject === reference).length)
      expect(arrived).toEqual(undone.map((isUndone) => (isUndone ? 0 : 1)))
    })
  })
})

describe('a paper goes with an answer', () => {
  async function bookedTrip() {
    const reference = await newRequest()
    const { name, token } = await sendNew(reference)
    await acceptQuote({ token }, { name: 'Zoë', extras: [], version: name, key: newKey() })
    await confirmAccepted(reference, by(), { isMailed: false })
    await testDb.claim.updateMany({ where: { id: { startsWith: 'company-' } }, data: { status: 'checked' } })
    const asked = { buyer: 'Zoë Müller', asked: ['Deposit'], other: null, shownCurrency: 'USD' }
    const id = await issueRequest(reference, asked, by())
    return { reference, slug: await slugOfPaper(id) }
  }

  test('that is for travellers, as a PDF, and not another', async () => {
    const { reference, slug } = await bookedTrip()
    await signInAtDesk('Wanjiru')
    const form = { ...fieldsOf(await openLead(reference), 'Send'), step: 'send', subject: 'Your trip', text }
    for (const paper of ['guide-sheet', 'voucher-1', 'INV-1999-0001'])
      expect((await postForm(answerLead, { ...form, paper })).result?.problem).toContain('not here any more')
    const { location } = await postForm(answerLead, { ...form, paper: slug })
    const sent = (await answersTo(reference)).at(-1)
    expect(sent?.attachmentName).toBe(`${slug}.pdf`)
    expect(
      Buffer.from(sent?.attachment ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const html = await openLead(reference, { done: /done=(\d+)/.exec(location)?.[1] })
    expect(html).toContain(`[Attached: ${slug}.pdf]`)
    await postForm(undoLeadEvent, fieldsOf(html, 'Undo'))
    expect(fieldsOf(await openLead(reference), 'Send').text).toBe(text)
  })
})

/** A browser of its own. */
async function browserOf(who: string) {
  await signInAtDesk(who)
  const cookies = [...cookieJar]
  const enter = () => {
    cookieJar.clear()
    for (const [key, value] of cookies) cookieJar.set(key, value)
  }
  return {
    open: async (reference: string) => {
      enter()
      return openLead(reference)
    },
    post: (...form: Parameters<typeof postForm>) => {
      enter()
      return postForm(...form)
    },
    type: async (reference: string, typed: Record<string, unknown>, origin = config.siteUrl) => {
      enter()
      let response = new Response()
      await asRequest(async () => {
        const body = JSON.stringify({ reference, subject: 'Your trip', stamp: '', seen: '0', ...typed })
        const headers = { origin, host: new URL(config.siteUrl).host }
        response = await POST(new Request(`${config.siteUrl}/desk/reply-draft`, { method: 'POST', body, headers }))
        return {}
      })
      return { status: response.status, ...(await response.json()) }
    },
  }
}

describe('a draft', () => {
  test('is of one colleague, is there on another device, and goes when it is dropped or sent', async () => {
    const reference = await newRequest()
    const [phone, kiprop] = [await browserOf('Wanjiru'), await browserOf('Kiprop')]
    const laptop = await browserOf('Wanjiru')
    await phone.type(reference, { text: 'Dear Zoë,\n  on the train ' })
    await kiprop.type(reference, { text: 'From Kiprop' })
    expect(fieldsOf(await laptop.open(reference), 'Send').text).toBe('Dear Zoë,\n  on the train ')
    const form = fieldsOf(await kiprop.open(reference), 'Send')
    expect(form.text).toBe('From Kiprop')
    await kiprop.post(dropReplyDraft, form)
    expect(fieldsOf(await kiprop.open(reference), 'Send').text).toBe('')
    await laptop.post(answerLead, { ...fieldsOf(await laptop.open(reference), 'Send'), step: 'send' })
    expect(await testDb.replyDraft.count()).toBe(0)
    expect(fieldsOf(await phone.open(reference), 'Send').text).toBe('')
  })

  test('of two tabs is that which was stored last; the other is told, and nothing is lost', async () => {
    const reference = await newRequest()
    const [one, other] = [await browserOf('Wanjiru'), await browserOf('Wanjiru')]
    const { stamp } = await one.type(reference, { text: 'One' })
    const newer = await other.type(reference, { text: 'Two', stamp })
    const refused = await one.type(reference, { text: 'One more', stamp })
    expect(refused).toMatchObject({ state: 'newer', draft: { text: 'Two', stamp: newer.stamp } })
    expect((await one.type(reference, { text: 'One more', stamp: refused.draft.stamp })).state).toBe('saved')
    const both = await Promise.all(['a', 'b'].map((typed) => one.type(reference, { text: typed, stamp: 'old' })))
    expect(both.map(({ state }) => state)).toEqual(['newer', 'newer'])
  })

  test('that comes after its answer was sent, or after it was dropped, is not stored', async () => {
    const reference = await newRequest()
    const wanjiru = await browserOf('Wanjiru')
    const { stamp } = await wanjiru.type(reference, { text })
    await wanjiru.post(answerLead, { ...fieldsOf(await wanjiru.open(reference), 'Send'), step: 'send' })
    expect((await wanjiru.type(reference, { text: `${text}!`, stamp })).state).toBe('gone')
    expect((await wanjiru.type(reference, { text })).state).toBe('gone')
    expect(await testDb.replyDraft.count()).toBe(0)
  })

  test('stays when they note an answer by phone meanwhile', async () => {
    const reference = await newRequest()
    const wanjiru = await browserOf('Wanjiru')
    const { stamp } = await wanjiru.type(reference, { text })
    await wanjiru.post(markLeadAnswered, { reference, key: newKey(), back: '3', note: 'Called them.' })
    expect((await wanjiru.type(reference, { text: `${text}!`, stamp })).state).toBe('saved')
  })

  test('is taken from nobody else, and is not in the copy for the traveller', async () => {
    const reference = await newRequest()
    const wanjiru = await browserOf('Wanjiru')
    expect((await wanjiru.type(reference, { text }, 'https://other.example')).status).toBe(403)
    expect((await wanjiru.type('TT-NONE', { text })).status).toBe(404)
    expect((await wanjiru.type(reference, { text: 'x'.repeat(9000) })).status).toBe(400)
    expect((await wanjiru.type(reference, { text: 'What a strange wish' })).status).toBe(200)
    expect((await readPerson(traveller)).json).not.toContain('strange wish')
    await testDb.deskSession.deleteMany()
    expect((await wanjiru.type(reference, { text })).status).toBe(401)
  })
})

describe('two colleagues who answer', () => {
  const email = 'reservations@example.com'

  test('see each other for two minutes, and since when', async () => {
    const reference = await newRequest()
    await (await browserOf('Kiprop')).type(reference, { text })
    const seenBy = (who: string) => readWriters(reference, { who, email })
    expect(await seenBy('Wanjiru')).toEqual([{ name: 'Kiprop', since: expect.stringMatching(/^\d\d:\d\d$/) }])
    expect(await seenBy('Kiprop')).toEqual([])
    await testDb.$executeRaw`UPDATE reply_drafts SET updated_at = updated_at - interval '121 seconds'`
    expect(await seenBy('Wanjiru')).toEqual([])
  })

  test('who sends second is asked, though the draft was opened again since', async () => {
    const reference = await newRequest()
    const [wanjiru, kiprop] = [await browserOf('Wanjiru'), await browserOf('Kiprop')]
    await kiprop.type(reference, { text: 'They are full.' })
    await wanjiru.post(answerLead, { ...fieldsOf(await wanjiru.open(reference), 'Send'), step: 'send', text })
    const form = { ...fieldsOf(await kiprop.open(reference), 'Send'), step: 'send' }
    const { result } = await kiprop.post(answerLead, form)
    expect(result?.check?.since).toMatchObject([{ text: expect.stringMatching(/^Answered by mail .* by Wanjiru\.$/) }])
    expect(await answersTo(reference)).toHaveLength(1)
    await kiprop.post(answerLead, { ...form, seen: String(result?.check?.seen) })
    expect((await answersTo(reference)).map(({ fromName }) => fromName)).toEqual(
      ['Wanjiru', 'Kiprop'].map((name) => `${name} at ${config.brand}`),
    )
  })
})
