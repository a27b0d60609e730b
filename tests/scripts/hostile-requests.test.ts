// Request lines, headers and connections that no browser sends. Bodies are in fuzz.test.ts.
import { connect } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forEach } from '../support/post'
import { preparedDataFolder, siteOfFile, until } from '../support/scripts'
import { sized } from '../support/size'

const of = (line: string, headers = 'Host: localhost\r\n') => `${line} HTTP/1.1\r\n${headers}\r\n`
const post = (path: string, headers: string, body: string) =>
  `${of(`POST ${path}`, `Host: localhost\r\n${headers}\r\n`)}${body}`
const chunked = 'Transfer-Encoding: chunked'
const form = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 3'

type Answered = [bytes: string, status: number]

const answered = (status: number, ...lines: string[]) => lines.map((line): Answered => [of(line), status])
const got = (status: number, ...targets: string[]) => answered(status, ...targets.map((target) => `GET ${target}`))

/** Bytes and the status of their answer. */
const hostileRequests: Answered[] = [
  ...got(400, '/\\', 'http://[', 'http://[/', 'http://', 'ftp://a/b', '*', '/%', '/a\\b'),
  ...got(400, '/photos/a/%00.jpg', '/itineraries/%E0%A4%A', '/itineraries/6%0a', '/api/itineraries/%ff', '/og/%7f.jpg'),
  ...got(
    404,
    '//evil.example/a',
    '/.//evil.example',
    '/%5c',
    '/%2f%2fevil',
    '/[id]',
    '/unavailable',
    '/_global-error',
    '/_global-error?a=1',
  ),
  ...got(404, '/.git/config', '/.env', '/package.json', '/images', '/images/trips'),
  ...got(404, '/og/[...file]', '/photos/a/%25%30.jpg'),
  ...got(200, 'http://example.org/about', 'http://example.org', '/about?x=\\', '/about?x=%', '/itineraries?query=%00'),
  ...answered(405, 'PUT /about', 'DELETE /', 'TRACE /', 'TRACE /api/bookings', 'PROPFIND /about', 'OPTIONS /about'),
  ...answered(405, 'PROPFIND /api/bookings', 'POST /about', 'PUT /api/claims'),
  ...answered(405, 'POST /_next/image', 'POST /photos/a.jpg'),
  ...answered(400, 'OPTIONS *'),
  ...answered(204, 'OPTIONS /api/claims'),
  ['GET /about HTTP/1.0\r\n\r\n', 200],
  [of('GET /', 'Host: a\r\nHost: b\r\n'), 400],
  [of('GET /', 'Host: [\r\n'), 400],
  [of('GET /', 'Host: a/b\r\n'), 400],
  [of('GET /about', 'Host: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n'), 200],
  [of('GET /photos/no.jpg', 'Host: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n'), 404],
  [post('/contact', chunked, 'zz\r\n\r\n'), 400],
  [post('/api/bookings', `${chunked}\r\nContent-Type: application/json`, 'zz\r\n\r\n'), 400],
  [post('/contact', form, 'abc'), 400],
  [post('/contact', 'Next-Action: abc\r\nContent-Length: 0', ''), 400],
  [post('/contact', 'Origin: [\r\nContent-Length: 0', ''), 403],
]

/** Those that Node.js refuses before we see them. */
const refusedByNode: Answered[] = [
  ...got(400, 'about', '?a', '\xe9'),
  ...answered(400, 'BREW /'),
  [of('GET /', ''), 400],
  ['GET / HTTP/3.0\r\n\r\n', 400],
  ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['\x16\x03\x01\x02\x00\x01\r\n\r\n', 400],
  [of('GET /', 'Host: a\r\nExpect: tea\r\n'), 417],
  [of('GET /', `Host: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n`), 431],
  ...got(431, `/${'a'.repeat(20_000)}`),
  [post('/contact', `${chunked}\r\nContent-Length: 3`, '0\r\n\r\n'), 400],
]

const among = (words: string) => fc.constantFrom(...words.split(' '))
const known = among(
  '/ /about /itineraries /itineraries/6 /itineraries/6/reviews/2 /shortlist /estimate /book /review /community/ ' +
    '/_next/image /_next/static/ /_next/data/ /api/ /api/itineraries /api/claims /api/answers /api/itinerary-options ' +
    '/api/itineraries/1/reviews /og/ /og/shortlist/ /og/home.jpg /maps/ /photos/ /images/ /sitemap.xml /robots.txt ' +
    '/sw.js /book/dates.ics /unavailable',
)
const names = among(
  'query type country month price sort after limit ids trips compare itinerary wish vehicle invitation url w q v _rsc path id ' +
    'slug __nextLocale nxtPid __proto__',
)
const wrong = among('% %00 %0d%0a %ff %E0%A4%A \\')
const odd = among(
  '.. . %2e%2e %2f %5c %C3%A9 %25 ; / // @ : [id] $ * .rsc .json .txt .segments/_tree.segment.rsc -1 0 6 7-12 7,12 ' +
    `4711 NaN 99999999999999999999 { " < | ^ \` ' & = + # ? ${'a'.repeat(300)}`,
)
// What Node's parser takes in a request line; `wrong` has the rest.
const text = fc.stringMatching(/^[!-$&-[\]-~]{1,12}$/)
const pieces = fc.array(
  fc.oneof({ weight: 1, arbitrary: wrong }, { weight: 12, arbitrary: odd }, { weight: 3, arbitrary: text }),
  { maxLength: 3 },
)
const path = fc.tuple(fc.oneof(known, fc.constant('/')), pieces).map(([start, more]) => start + more.join(''))
const query = fc
  .array(fc.tuple(fc.oneof(names, text), pieces), { maxLength: 4 })
  .map((pairs) => (pairs.length ? `?${pairs.map(([name, value]) => `${name}=${value.join('')}`).join('&')}` : ''))
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: among('HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND LOCK') },
)
const headerNames = among(
  'Accept Accept-Encoding Accept-Language Cookie Range If-None-Match If-Modified-Since Origin Referer User-Agent RSC ' +
    'Next-Router-State-Tree Next-Router-Prefetch Next-Url Next-Action Next-Router-Segment-Prefetch X-Forwarded-For ' +
    'X-Forwarded-Host X-Forwarded-Proto X-Request-Id X-Nextjs-Data X-Middleware-Subrequest X-Matched-Path ' +
    'X-Prerender-Revalidate Upgrade Purpose Content-Type Idempotency-Key Traceparent Te Via',
)
const headerValues = fc.oneof(
  among(
    '1 */* * br;q=0 image/avif bytes=9-1 bytes=0-0 "x" W/" % %00 a=% [ [1] ["",{"children":["about",{}]}] /_tree null ' +
      'websocket 100-continue http://[ https://evil.example application/json {" ../.. \xff __prerender_bypass=x',
  ),
  fc.constantFrom('', 'multipart/form-data; boundary='),
  text,
)
const headers = fc
  .array(fc.tuple(headerNames, headerValues), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${name}: ${value}\r\n`).join(''))

/** A whole request, often strange and seldom wrong altogether. */
const anyRequest = fc
  .tuple(method, path, query, headers)
  .map(
    ([verb, target, search, more]) =>
      `${verb} ${target}${search} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n${more}\r\n`,
  )

const dataFolder = await preparedDataFolder()
// The same requests every time. For others: FUZZ_SEED=7 npm run test:vitest -- hostile-requests
const seed = Number(process.env.FUZZ_SEED || 20_261_123)
const runs = Number(process.env.FUZZ_RUNS || sized(400, 10_000))

const site = siteOfFile(dataFolder, { LOG_FORMAT: 'json' })
let sent = 0

/** Sends bytes that no HTTP client would send. The first whole answer to these bytes, not a 100; its status is 0 when the connection ends without one. */
function sendRaw(port: number, bytes: string | Buffer) {
  return new Promise<{ status: number; head: string }>((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      text = (text + chunk).replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, '')
      if (text.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const [head = ''] = text.split('\r\n\r\n', 1)
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head })
    })
  })
}

const send = (bytes: string) => {
  sent += 1
  return sendRaw(site.port, Buffer.from(bytes, 'latin1'))
}

const linesOfLog = (word: string) =>
  site
    .output()
    .split('\n')
    .filter((line) => line.includes(word))

test.each(hostileRequests)('%j is answered with %i', async (bytes, status) => {
  const answer = await send(bytes)
  expect(answer.status).toBe(status)
  if (status === 405) expect(answer.head).toMatch(/^allow: .*GET/im)
})

test('a wrong address under /api is told in JSON', async () => {
  const { status, head } = await send('GET /api/itineraries/%00 HTTP/1.1\r\nHost: a\r\n\r\n')
  expect([status, head]).toEqual([400, expect.stringMatching(/^content-type: application\/json/im)])
})

test('each of these has one line in the log', async () => {
  await until(() => linesOfLog('"method":').length >= sent || site.process.exitCode !== null)
  expect(linesOfLog('"method":')).toHaveLength(sent)
})

test('a line of the log is JSON with the time in UTC and the id of its request', async () => {
  const { head } = await send(of('GET /about'))
  const id = /^x-request-id: (\S+)/im.exec(head)?.[1] ?? 'none'
  await until(() => linesOfLog(id).length > 0)
  expect(JSON.parse(linesOfLog(id)[0] ?? '')).toMatchObject({
    ...{ level: 'info', id, method: 'GET', route: '/about', status: 200 },
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })
})

test.each(refusedByNode)('%j is refused with %i', async (bytes, status) => {
  expect((await send(bytes)).status).toBe(status)
})

const fit = [200, 204, 206, 304, 307, 308, 400, 403, 404, 405, 413, 415, 416, 417]

test(`${runs} strange requests are all answered, and none as a failure of ours`, async () => {
  await forEach(fc.sample(anyRequest, { numRuns: runs, seed }), 16, async (bytes) => {
    const { status } = await send(bytes)
    expect(fit, `${status} to ${bytes}`).toContain(status)
  })
})

test.each(['/itineraries', '/itineraries?query=sea', '/itineraries/6?adults=2', '/itineraries/9999', '/about'])(
  'a part of %s is sent whole for a state of the router that cannot be read',
  async (path) => {
    for (const state of ['garbage', '%', '[]', '["",{"children":7}]', 'a'.repeat(10_000)]) {
      const response = await fetch(site.url + path, { headers: { rsc: '1', 'next-router-state-tree': state } })
      const type = response.headers.get('content-type')
      expect([state, response.status, type]).toEqual([state, 200, 'text/x-component'])
    }
  },
)

test('none of them failed', () => expect(linesOfLog('"status":5')).toEqual([]))
