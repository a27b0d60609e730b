import { json } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { makeBookingBody } from '../support/factories'
import { freezeDatabase, stopDatabase } from '../support/faults'
import { listenWith } from '../support/listening'
import { connect, preparedDataFolder, rowsIn, siteOfFile, until } from '../support/scripts'

const dataFolder = await preparedDataFolder({ isDurable: true })

type Trace = { resourceSpans?: { scopeSpans: { spans: { name: string }[] }[] }[] }
const spans: { name: string }[] = []
const collector = await listenWith(async (request, response) => {
  const { resourceSpans = [] } = (await json(request)) as Trace
  spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
  response.setHeader('content-type', 'application/json').end('{}')
})

afterAll(() => void collector.server.close())

// Without a terminal its log is lines of JSON.
const site = siteOfFile(dataFolder, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, DATABASE_TIMEOUT_MS: '1000' })

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
const kept = [
  ...['/api/itineraries?country=Kenya&limit=3', '/api/itineraries?query=elephant', '/api/itineraries/6/reviews'],
  ...'itineraries itineraries/6 team-members fleet-vehicles volunteers'.split(' ').map((path) => `/api/${path}`),
]
const prerendered = '/ /about /book /contact /volunteer /itineraries/3 /destinations/kenya /teams'.split(' ')

async function expectUnavailable(response: Response) {
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
}

// Far longer than an answer takes, but shorter than the site's connections would wait without limits.
const get = (path: string, headers = {}) =>
  fetch(`${site.url}${path}`, { headers, signal: AbortSignal.timeout(20_000) })

function book(changes: Record<string, unknown> = {}) {
  return fetch(`${site.url}/api/bookings`, {
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
  expect(await ready.json()).toEqual({ status: 'unavailable' })
  expect(ready.headers.get('cache-control')).toBe('no-store')
}

async function expectEverything() {
  await until(isReady, 60_000)
  expect((await get('/itineraries?query=mara')).status).toBe(200)
  expect((await book({ message: `${secrets.message} ${crypto.randomUUID()}` })).status).toBe(201)
}

type Line = { id?: string; route?: string; method?: string; status?: number; ms?: number }

const lines = () =>
  site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Line => JSON.parse(line))

test('a site that runs says so', async () => {
  const live = await get('/api/health/live')
  expect([live.status, live.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await live.json()).toEqual({ status: 'live' })
})

test('with the database gone pages and lists are served, the rest says 503, and all works when it returns', async () => {
  const listPage = async () => (await get('/itineraries')).text()
  await listPage()
  const textsOf = () => Promise.all(kept.map(async (path) => (await get(path)).text()))
  const before = await textsOf()
  const list = await listPage()
  const bringBack = await stopDatabase(dataFolder)
  await expectHonestAnswers()
  await expectWhatNeedsNoDatabase()
  const errorPage = await get('/itineraries?query=leopard')
  await expectUnavailable(errorPage)
  const errorText = await errorPage.text()
  // The whole list is rendered by the server, not by the build, but is kept as well.
  expect(await listPage()).toBe(list)
  expect(await textsOf()).toEqual(before)
  await bringBack()
  await expectEverything()
  // The page shows the reference that the log has.
  const digest = errorText.match(/UNAVAILABLE-[A-Z0-9]+/)?.[0]
  const id = errorPage.headers.get('x-request-id')
  const lineOf = () => lines().find((line) => line.id === id && line.status === 503)
  await until(lineOf)
  expect(lineOf()).toMatchObject({ digest })
})

test('a database that is there and does not answer is no different', async () => {
  const thaw = await freezeDatabase(dataFolder)
  await expectHonestAnswers().finally(thaw)
  await expectEverything()
})

test('while a table is locked its requests end, the others are answered, and the site stays ready', async () => {
  const client = await connect(dataFolder)
  await client.query('BEGIN; LOCK TABLE bookings IN ACCESS EXCLUSIVE MODE')
  const crowd = await Promise.all(Array.from({ length: 30 }, (_, index) => book({ message: `${index}` })))
  for (const response of crowd) await expectUnavailable(response)
  await until(isReady, 60_000)
  await until(async () => (await get(`/api/itineraries?query=${crypto.randomUUID()}`)).status === 200, 60_000)
  await client.query('ROLLBACK')
  await client.end()
  expect(await rowsIn(dataFolder, "SELECT FROM bookings WHERE message ~ '^[0-9]+$'")).toEqual([])
  await expectEverything()
})

test('a full disk is 503, and nothing is half stored', async () => {
  const sql = `
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
    END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON mails FOR EACH ROW EXECUTE FUNCTION full_disk()`
  await rowsIn(dataFolder, sql)
  await expectUnavailable(await book({ message: 'on a full disk' }))
  await rowsIn(dataFolder, 'DROP FUNCTION full_disk CASCADE')
  expect(await rowsIn(dataFolder, "SELECT FROM bookings WHERE message = 'on a full disk'")).toEqual([])
  await expectEverything()
})

test('a missing migration is told, and by health only', async () => {
  const newest = '(SELECT max(migration_name) FROM _prisma_migrations)'
  const rename = (name: string) =>
    rowsIn(dataFolder, `UPDATE _prisma_migrations SET migration_name = ${name} WHERE migration_name = ${newest}`)
  await rename("migration_name || '_of_another'")
  const ready = await get('/api/health/ready')
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'unavailable' }])
  await rename("replace(migration_name, '_of_another', '')")
  await until(isReady, 60_000)
})

test('no GET under /api shows what visitors sent', async () => {
  const lists = ['bookings', 'inquiries', 'donation-inquiries', 'volunteer-applications', 'contact-messages']
  for (const path of lists.flatMap((list) => [`/api/${list}`, `/api/${list}/1`]))
    expect([404, 405]).toContain((await get(path)).status)
  for (const path of [...kept, '/api/health/ready'])
    expect(await (await get(path)).text()).not.toMatch(/vermillionda|"email"|"reference"/i)
})

test('every request leaves a line under the id in its response; a sane id of a proxy is kept', async () => {
  const own = (await get('/contact?from=quixana')).headers.get('x-request-id')
  const taken = (await get('/api/itineraries/3?secret=quixana', { 'x-request-id': 'proxy-1234.5678' })).headers
  const refused = (await get('/teams', { 'x-request-id': 'quixana vermillionda' })).headers.get('x-request-id')
  expect(taken.get('x-request-id')).toBe('proxy-1234.5678')
  expect(refused).toMatch(/^[0-9a-f-]{36}$/)
  const lineOf = (id: string | null) => lines().find((line) => line.id === id)
  await until(() => lineOf(refused))
  expect(lineOf(own)).toMatchObject({ method: 'GET', route: '/contact', status: 200 })
  expect(lineOf(own)?.ms).toBeGreaterThanOrEqual(0)
  expect(lineOf('proxy-1234.5678')).toMatchObject({ route: '/api/itineraries/3', status: 200 })
})

test('whatever happened, the log has none of it: no name, mail, phone, text, query or address', async () => {
  // PostgreSQL quotes a row that breaks a rule of its table in the error.
  const alter = (sql: string) => rowsIn(dataFolder, `ALTER TABLE bookings ${sql}`)
  await alter("ADD CONSTRAINT refuse CHECK (name NOT LIKE 'Quixana%') NOT VALID")
  const failed = await book()
  expect([failed.status, await failed.json()]).toEqual([500, { error: expect.not.stringContaining('bookings') }])
  await alter('DROP CONSTRAINT refuse')
  const id = failed.headers.get('x-request-id')
  await until(() => lines().filter((line) => line.id === id).length >= 2)
  expect(site.output()).not.toMatch(
    /quixana|vermillionda|0799.?313|313.?131|xylophagous|gallivant|127\.0\.0\.1:\d+\/|::1/i,
  )
})

test('the traces arrive, without what was asked', async () => {
  await until(() => spans.some(({ name }) => name.includes('/api/bookings')), 60_000)
  expect(JSON.stringify(spans)).not.toMatch(/quixana|vermillionda|xylophagous/i)
})
