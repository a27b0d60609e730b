// From a request to the first payment, over HTTP: the office signed in at the desk, the traveller by the link of the offer.
import { setTimeout } from 'node:timers/promises'
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
  /** Returns where the form leads. */
  async function press(path: string, button: string, typed: Record<string, string> = {}) {
    const { text } = await ask(path)
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...fieldsOf(text, button), ...typed })) form.set(name, value)
    const { status, location } = await ask(path, form)
    expect([button, status]).toEqual([button, 303])
    const { pathname, search } = new URL(location, getUrl())
    return pathname + search
  }
  return { ask, press, cookie }
}

export async function askForTrip({ ask }: PlainBrowser, number = 0) {
  const body = makeBookingBody({ itineraryId: 6, message: `Trip ${number}`, email: `ana${number}@example.com` })
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  const { reference } = JSON.parse((await ask('/api/bookings', JSON.stringify(body), headers)).text)
  return { reference: String(reference), desk: `/desk/leads/${reference}` }
}

/** Returns the address of the offer, which is that of the booked trip. */
export async function sellTrip({ ask, press }: PlainBrowser, { desk }: { desk: string }) {
  const line = { 'line-0-text': 'The trip', 'line-0-count': '1', 'line-0-amount': '3000' }
  const draft = await press(desk, 'Draft an offer')
  await press(draft, 'Check before sending', { ...line, signedBy: 'Wanjiru', step: 'mail' })
  const [offer = ''] = /\/quote\/[\w-]{43}/.exec((await ask(desk)).text) ?? []
  const [accept = ''] = /Accept offer A\d/.exec((await ask(offer)).text) ?? []
  await press(offer, accept, { name: 'Ana' })
  await press(desk, 'Confirm: it is booked')
  await press(desk, 'Note it', { amount: '900', way: 'mpesa', code: 'QWE123' })
  return offer
}
