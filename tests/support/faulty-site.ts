// What the site must answer with and without its database.
import { expect } from 'vitest'
import { makeBookingBody } from './factories'
import { until } from './scripts'

// Words that nobody else uses: if one is in the log, it was logged.
const secrets = {
  name: 'Quixana Vermillionda',
  email: 'quixana.vermillionda@example.org',
  phone: '0799 313 131',
  message: 'Xylophagous zebras gallivant nightly.',
}

// Asked for only while the database is away, so there are no copies.
const asking = [
  '/api/itineraries?limit=7',
  '/api/itineraries?query=mara',
  '/itineraries?query=vermillionda',
  '/itineraries/9999',
  '/maps/9999.svg',
  '/og/itineraries/9999.jpg',
]
// Asked for before.
export const kept = [
  '/api/itineraries',
  '/api/itineraries?country=Kenya&limit=3',
  '/api/itineraries?query=elephant',
  '/api/itineraries/6',
  '/api/itineraries/6/reviews',
  '/api/team-members',
  '/api/fleet-vehicles',
  '/api/volunteers',
]
const prerendered = [
  '/',
  '/about',
  '/book',
  '/contact',
  '/volunteer',
  '/itineraries/3',
  '/destinations/kenya',
  '/teams',
]

export async function expectUnavailable(response: Response) {
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
}

export function visitorOf(url: string) {
  // Far longer than an answer takes, but shorter than the site's connections would wait without limits.
  const get = (path: string, headers = {}) => fetch(`${url}${path}`, { headers, signal: AbortSignal.timeout(20_000) })

  function book(changes: Record<string, unknown> = {}) {
    return fetch(`${url}/api/bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(makeBookingBody({ ...secrets, ...changes })),
      signal: AbortSignal.timeout(20_000),
    })
  }

  const isReady = async () => (await get('/api/health/ready')).status === 200

  async function expectWhatNeedsNoDatabase() {
    const pages = await Promise.all(prerendered.map(async (page) => [page, (await get(page)).status]))
    expect(pages).toEqual(prerendered.map((page) => [page, 200]))
    expect((await get('/api/health/live')).status).toBe(200)
  }

  async function expectHonestAnswers() {
    const [refused, ...others] = await Promise.all([book(), ...asking.map((path) => get(path))])
    for (const response of [refused, ...others]) await expectUnavailable(response)
    expect(await refused.json()).toEqual({ error: expect.stringContaining('call us') })
    const ready = await get('/api/health/ready')
    await expectUnavailable(ready)
    expect(await ready.json()).toEqual({ status: 'unavailable', reason: 'database' })
    expect(ready.headers.get('cache-control')).toBe('no-store')
  }

  async function expectEverything() {
    await until(isReady, 60_000)
    expect((await get('/itineraries?query=mara')).status).toBe(200)
    expect((await book({ message: `${secrets.message} ${crypto.randomUUID()}` })).status).toBe(201)
  }

  return { get, book, isReady, expectHonestAnswers, expectWhatNeedsNoDatabase, expectEverything }
}

type Line = { id?: string; route?: string; method?: string; status?: number; ms?: number }

export const linesOf = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Line => JSON.parse(line))
