// From a request to the first payment, over HTTP: the office signed in at the desk, the traveller by the link of the offer.
import { setTimeout } from 'node:timers/promises'
import { JSDOM } from 'jsdom'
import { expect } from 'vitest'
import { openSession } from './desk-session'
import { makeBookingBody } from './factories'
import { fieldsOf } from './fields-of'
import { rowsIn, until } from './scripts'

type PlainBrowser = Awaited<ReturnType<typeof plainBrowser>>

/** Posts as a browser without scripts does that is signed in at the desk, again and again while the site is down. */
export async function plainBrowser(dataFolder: string, getUrl: () => string, isUp = () => true) {
  const cookie = `desk=${await openSession((sql, values) => rowsIn(dataFolder, sql, values))}`
  async function ask(path: string, body?: FormData | string, headers = {}) {
    for (;;) {
      await until(isUp)
      const method = body === undefined ? 'GET' : 'POST'
      const answer = await fetch(getUrl() + path, {
        method,
        body,
        headers: { ...headers, cookie },
        redirect: 'manual',
      })
        .then(async (response) => ({
          status: response.status,
          location: response.headers.get('location') ?? '',
          text: await response.text(),
        }))
        .catch(() => null)
      // Cut off, or the database was gone: the same is sent again.
      if (answer && answer.status < 500) return answer
      await setTimeout(200)
    }
  }
  /** The form with this button, on a page that was read. */
  function send(path: string, page: string, button: string, typed: Record<string, string> = {}) {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...fieldsOf(page, button), ...typed })) form.set(name, value)
    return ask(path, form)
  }
  /** Returns where the form leads, or why it is refused. */
  async function attempt(path: string, button: string, typed: Record<string, string> = {}) {
    const { status, location, text } = await send(path, (await ask(path)).text, button, typed)
    if (status !== 303) return { refusal: new JSDOM(text).window.document.querySelector('[role=alert]')?.textContent }
    const { pathname, search } = new URL(location, getUrl())
    return { next: pathname + search }
  }
  /** Returns where the form leads. */
  async function press(path: string, button: string, typed: Record<string, string> = {}) {
    const { next = '', refusal } = await attempt(path, button, typed)
    expect([button, next, refusal]).toEqual([button, expect.stringMatching(/^\//), undefined])
    return next
  }
  /** Checks a draft, and sends it by the form that the check shows. */
  async function sendDraft(path: string, email: string, typed: Record<string, string> = {}) {
    const checked = await send(path, (await ask(path)).text, 'Check before sending', { ...typed, step: 'check' })
    const sent = await send(path, checked.text, `Send by mail to ${email}`, { step: 'mail' })
    expect([checked.status, sent.status]).toEqual([200, 303])
  }
  return { ask, attempt, press, sendDraft, cookie }
}

export async function askForTrip({ ask }: PlainBrowser, number = 0) {
  const body = makeBookingBody({ itineraryId: 6, message: `Trip ${number}`, email: `ana${number}@example.com` })
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  const { reference } = JSON.parse((await ask('/api/bookings', JSON.stringify(body), headers)).text)
  return { reference: String(reference), email: body.email, desk: `/desk/leads/${reference}` }
}

type Request = Awaited<ReturnType<typeof askForTrip>>

/** Returns the address of the offer, which is that of the booked trip. */
export async function sellTrip(browser: PlainBrowser, request: Request) {
  const offer = await acceptOffer(browser, request)
  await browser.press(request.desk, 'Confirm: it is booked')
  await noteDeposit(browser, request)
  return offer
}

/** Returns its address. */
async function acceptOffer({ ask, press, sendDraft }: PlainBrowser, { desk, email }: Request) {
  const line = { 'line-0-text': 'The trip', 'line-0-count': '1', 'line-0-amount': '3000' }
  const draft = await press(desk, 'Draft an offer')
  await sendDraft(draft, email, { ...line, signedBy: 'Wanjiru' })
  const [offer = ''] = /\/quote\/[\w-]{43}/.exec((await ask(desk)).text) ?? []
  const [accept = ''] = /Accept offer A\d/.exec((await ask(offer)).text) ?? []
  await press(offer, accept, { name: 'Ana' })
  return offer
}

const noteDeposit = ({ press }: PlainBrowser, { desk, reference }: Request) =>
  press(desk, 'Note it', { amount: '900', way: 'mpesa', code: reference })

/** How a request tries to get places on a departure. */
export type Wish = { holds: boolean; books: boolean }

/** Where places are refused, the trip is booked on days of its own. Returns what became of places, and all refusals. */
export async function sellPlaces(browser: PlainBrowser, request: Request, departure: number, { holds, books }: Wish) {
  const { desk, reference } = request
  const refusals: (string | null | undefined)[] = []
  /** Whether it is done. */
  async function take(button: string) {
    const { next, refusal } = await browser.attempt(desk, button, { departure: String(departure) })
    if (!next) refusals.push(refusal)
    return next !== undefined
  }
  await acceptOffer(browser, request)
  const isHeld = holds && (await take('Hold them'))
  const isBooked = books && (await take('Confirm: it is booked'))
  if (!isBooked) await browser.press(desk, 'Confirm: it is booked', { departure: '' })
  await noteDeposit(browser, request)
  return { reference, isHeld, isBooked, refusals }
}
