import { rowsOf } from '../support/database'
import { deskPathOf } from '../support/desk'
import { openSession } from '../support/desk-session'
import { sidewaysBy } from '../support/engines/boxes'
import { expect, test } from '../support/engines/test'
import { label, role, text, type Visitor } from '../support/engines/visitor'
import { makeBookingBody, makeInquiryBody } from '../support/factories'
import { send } from '../support/post'

const statusOf = async (reference: string) =>
  (await rowsOf('SELECT status FROM leads WHERE reference = $1', [reference])).map(({ status }) => status)

async function signIn(visitor: Visitor) {
  await visitor.open('/about')
  await visitor.evaluate(
    (session) => void Reflect.set(document, 'cookie', `desk=${session}; path=/`),
    await openSession(rowsOf),
  )
}

test('a message is answered from its mail, on a phone', async ({ visitor }) => {
  await visitor.tab.resize(390, 844)
  const message = makeInquiryBody({ email: 'otto@example.org', message: 'It was blue.' })
  const reference = await send(String(process.env.BASE_URL), 'inquiries', message)
  await visitor.open(await deskPathOf(reference))
  await visitor.sees(text('It was blue.'))
  await visitor.sees(role('link', 'Sign in'))
  await signIn(visitor)
  const path = `/desk/leads/${reference}`
  await visitor.open(path)
  await visitor.click(role('link', 'Reply'))
  await visitor.click(role('link', 'An offer to help'))
  await visitor.sees(role('link', 'An offer to help'))
  await visitor.fill(label('Your answer'), 'Asante, Otto: a lilac-breasted roller.')
  await visitor.click(role('button', 'Send'))
  await visitor.sees(text('Answered by mail.'))
  expect(await statusOf(reference)).toEqual(['answered'])
  const sent = await rowsOf("SELECT text FROM mails WHERE reference = $1 AND role = 'answer'", [reference])
  expect(sent.map((mail) => String(mail.text).includes('a lilac-breasted roller'))).toEqual([true])
})

test('an offer is drafted and sent from the page of a request, accepted from its own mail, booked and paid', async ({
  visitor,
}) => {
  await visitor.tab.resize(390, 844)
  const reference = await send(String(process.env.BASE_URL), 'bookings', makeBookingBody({ itineraryId: 6 }))
  await signIn(visitor)
  await visitor.open(`/desk/leads/${reference}`)
  await visitor.click(role('button', 'Draft an offer'))
  await visitor.click(role('button', 'Check before sending'))
  await visitor.sees(text(/^Valid until the end of/))
  await visitor.click(role('button', /^Send by mail to/))
  await visitor.sees(text('Offer A1 is on its way by mail.'))
  const [mail] = await rowsOf("SELECT text FROM mails WHERE reference = $1 AND role = 'answer'", [reference])
  const offer = /\/quote\/\S+/.exec(String(mail?.text))?.[0] ?? ''
  await visitor.open(offer)
  await visitor.fill(label('Your name'), 'Marta')
  await visitor.click(role('button', 'Accept offer A1'))
  await visitor.sees(role('heading', /^Thank you, Marta/))
  const stored = await rowsOf('SELECT kind, who FROM quote_answers WHERE reference = $1', [reference])
  expect(stored).toEqual([{ kind: 'accepted', who: 'Marta' }])
  await visitor.open(`/desk/leads/${reference}`)
  await visitor.click(role('button', 'Confirm: it is booked'))
  await visitor.sees(text('Booked.'))
  await visitor.click(text('Money received'))
  await visitor.fill(label('Amount'), '500')
  await visitor.choose(label('How'), 'M-Pesa')
  await visitor.click(role('button', 'Note it'))
  await visitor.sees(text('Money received.'))
  await visitor.open(offer)
  await visitor.sees(role('heading', 'Your trip is booked'))
  await visitor.sees(text(/^Received on .*, M-Pesa$/))
  await visitor.open(`/desk/leads/${reference}`)
  await visitor.click(text('Issue the invoice'))
  await visitor.fill(label(/^To whom/), 'Marta Lindqvist AB')
  await visitor.click(role('button', 'Issue the invoice'))
  await visitor.sees(role('heading', /^Invoice INV-/))
  await visitor.sees(text(/^Marta Lindqvist AB/))
  await visitor.click(text('Send it by mail'))
  await visitor.click(role('button', 'Send it with the PDF'))
  await visitor.sees(text('It is on its way by mail, as a PDF.'))
  await visitor.open(offer)
  await visitor.sees(role('link', /^Invoice INV-.* \(PDF\)$/))
})

test('forms that choose among long names are no wider than a phone', async ({ visitor }) => {
  await visitor.tab.resize(390, 844)
  const reference = await send(String(process.env.BASE_URL), 'bookings', makeBookingBody({ itineraryId: 11 }))
  await signIn(visitor)
  for (const path of [`/desk/leads/${reference}`, '/desk/leads/new', '/desk/content/trips/11']) {
    await visitor.open(path)
    await expect.poll(() => visitor.evaluate(() => document.querySelectorAll('select').length), path).toBeGreaterThan(0)
    expect(await visitor.evaluate(sidewaysBy), path).toBe(0)
  }
})
