import { once } from 'node:events'
import { get } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { finishAnswer } from '@/lib/http/finish-answers'
import { parseConfig } from '@/lib/platform/config-schema'
import { listenWith } from '../support/listening'

const hour = 's-maxage=3600, stale-while-revalidate=82800'
const second = 'public, max-age=0, s-maxage=1, stale-if-error=86400'
let site: Awaited<ReturnType<typeof listenWith>>

// The query says which header Next.js or the response cache has set.
beforeAll(async () => {
  site = await listenWith((request, response) => {
    finishAnswer(request, response, parseConfig({}), false)
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    const said = searchParams.get('said')
    response.setHeader(
      'Content-Type',
      request.headers.rsc && !searchParams.has('page') ? 'text/x-component' : 'text/html',
    )
    if (said && request.headers['x-way'] === 'list') response.writeHead(200, ['Cache-Control', said])
    else if (said && request.headers['x-way']) response.writeHead(200, { 'Cache-Control': said })
    else if (said) response.setHeader('Cache-Control', said)
    response.statusCode = Number(searchParams.get('status') ?? 200)
    response.end('body')
  })
})

afterAll(() => void site.server.close())

async function cachingOf(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + path, { headers })
  return [response.headers.get('cache-control'), response.headers.get('cdn-cache-control')]
}

const said = `said=${encodeURIComponent(hour)}`
const none = ['no-store', 'no-store']

test.each([
  ['a page keeps what it says', `/a?${said}`, {}, [hour, null]],
  ['a page keeps what it says, said the other way', `/a?${said}`, { 'x-way': '1' }, [hour, null]],
  ['a page keeps what it says, said as a list', `/a?${said}`, { 'x-way': 'list' }, [hour, null]],
  ['an answer that says nothing is kept nowhere', '/a', {}, none],
  ['a part at its address is kept for a second', `/a?_rsc=x&${said}`, { rsc: '1' }, [second, 'no-store']],
  ["a part that is nobody else's stays so", '/a?_rsc=x&said=private', { rsc: '1' }, none],
  ['a part at the address of a page is kept nowhere', `/a?${said}`, { rsc: '1', 'x-way': '1' }, none],
  ['a page at the address of a part is kept nowhere', `/a?_rsc=x&${said}`, {}, none],
  ['a page in answer to a request for a part is kept nowhere', `/a?_rsc=x&page&${said}`, { rsc: '1' }, none],
  ['a page keeps what it says, whatever else stands in the header for parts', `/a?${said}`, { rsc: '2' }, [hour, null]],
  ['what leads to the address of a part is kept nowhere', `/a?status=307&_rsc=x&${said}`, { rsc: '1' }, none],
])('%s', async (_, path, headers, expected) => {
  expect(await cachingOf(path, headers as Record<string, string>)).toEqual(expected)
})

test.each([
  ['a form that is none of ours', 500, 400],
  ['a form for which there is no room', 503, 503],
])('%s, ended with %i, is answered with %i', async (_, status, expected) => {
  const response = await fetch(`${site.url}/contact?status=${status}`, { method: 'POST', body: 'a=b' })
  expect(response.status).toBe(expected)
})

test('an answer of any kind is framed by nobody and no other type than it says, and only a page runs scripts', async () => {
  const { url, server } = await listenWith((request, response) => {
    finishAnswer(request, response, parseConfig({}), false)
    const [, type = '', status = ''] = request.url?.split('|') ?? []
    response.writeHead(Number(status), type ? { 'content-type': type } : {}).end()
  })
  const kinds = ['text/plain', 'application/json', 'image/svg+xml', 'text/html', '']
  for (const address of kinds.flatMap((kind) => [`|${kind}|200`, `|${kind}|403`, `|${kind}|500`])) {
    const { headers } = await fetch(`${url}/${address}`)
    const policy = headers.get('content-security-policy')
    expect([address, headers.get('x-content-type-options')]).toEqual([address, 'nosniff'])
    for (const directive of ['frame-ancestors', 'object-src', 'base-uri'])
      expect([address, policy]).toEqual([address, expect.stringContaining(`${directive} 'none'`)])
    if (!address.includes('text/html'))
      expect([address, policy]).toEqual([address, expect.stringMatching(/(script|default)-src 'none'/)])
  }
  server.close()
})

test('only the draft of an offer is framed, and by our own pages', async () => {
  const { url, server } = await listenWith((request, response) => {
    finishAnswer(request, response, parseConfig({}), true)
    response.writeHead(200, { 'content-type': 'text/html' }).end()
  })
  const policyOf = async (path: string) => (await fetch(`${url}${path}`)).headers.get('content-security-policy')
  expect(await policyOf('/quote/draft/7?pane')).toContain("frame-ancestors 'self'")
  for (const path of ['/quote/abc', '/quote/draft/7/more', '/desk', '/?/quote/draft/7'])
    expect(await policyOf(path), path).toContain("frame-ancestors 'none'")
  server.close()
})

test('no page whose address only its bearer may know lets a script of another site count it', async () => {
  const config = parseConfig({ ANALYTICS_SCRIPT: 'https://stats.example.com/script.js', ANALYTICS_SITE: 'tembo.test' })
  const { url, server } = await listenWith((request, response) => {
    finishAnswer(request, response, config, true)
    response.writeHead(200, { 'content-type': 'text/html' }).end()
  })
  const policyOf = async (path: string) => (await fetch(`${url}${path}`)).headers.get('content-security-policy')
  for (const path of ['/itineraries?query=lion', '/book?itinerary=6'])
    expect(await policyOf(path), path).toContain('https://stats.example.com')
  for (const path of ['/desk', '//desk/leads', '/quote/a', '/requests/a', '/unsubscribe/a', '/review?a=b&invitation=c'])
    expect(await policyOf(path), path).not.toContain('https://stats.example.com')
  server.close()
})

/** Sent past fetch, which would shorten the address. */
async function statusOf(path: string) {
  const { url, server } = await listenWith(async (request, response) => {
    finishAnswer(request, response, parseConfig({}), false)
    response.setHeader('content-type', 'text/html')
    // As Next.js does before it knows.
    response.writeHead(200)
    response.flushHeaders()
    response.statusCode = 404
    response.end('<p>There is nothing here.')
  })
  onTestFinished(() => void server.close())
  const { port, hostname } = new URL(url)
  const [answer] = await once(get({ port, hostname, path }), 'response')
  answer.resume()
  return answer.statusCode
}

test.each(['/quote/a', '//quote/a', '/x/../quote/a', '/%2e/desk/link/a', 'http://localhost/desk'])(
  'a private page is sent when its status is known, however its address is written: %s',
  async (path) => {
    expect(await statusOf(path)).toBe(404)
  },
)

test('a page that is unchanged keeps its policy', async () => {
  const { url, server } = await listenWith((request, response) => {
    finishAnswer(request, response, parseConfig({}), false)
    response.writeHead(304).end()
  })
  expect((await fetch(url)).headers.has('content-security-policy')).toBe(false)
  server.close()
})

test.each([
  ['an http site asks for nothing', {}, null],
  ['an https site for https at its own name', { SITE_URL: 'https://duma.example' }, 'max-age=63072000'],
  [
    'and at all subdomains if the operator says so',
    { SITE_URL: 'https://duma.example', HSTS_SUBDOMAINS: '1' },
    'max-age=63072000; includeSubDomains',
  ],
])('%s', async (_, settings, expected) => {
  const { url, server } = await listenWith((request, response) => {
    finishAnswer(request, response, parseConfig(settings as Record<string, string>), false)
    response.end('body')
  })
  expect((await fetch(url)).headers.get('strict-transport-security')).toBe(expected)
  server.close()
})

test.each([
  ['a page that is not there', '/Contact.?status=404&a=%2E', {}, '/contact?status=404&a=%2E'],
  ['a page that Next.js finds all the same', '/BOOK?itinerary=6', {}, '/book?itinerary=6'],
  ['a private page', '/desk/Money?status=404', {}, '/desk/money?status=404'],
  ['another redirect', '/contact/?status=308', {}, '/contact?status=308'],
  ['an answer that says its headers at once', `/Contact?${said}`, { 'x-way': 'list' }, `/contact?${said}`],
])('%s leads to its page, with its query', async (_, path, headers, location) => {
  const response = await fetch(site.url + path, { headers: headers as Record<string, string>, redirect: 'manual' })
  expect([response.status, response.headers.get('location'), await response.text()]).toEqual([308, location, ''])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['a failure', '/Contact.?status=500', 'GET', 500],
  ['a refusal', '/Contact.?status=400', 'GET', 400],
  ['a form', '/Contact.?status=404', 'POST', 404],
  ['a path that is no page', '/no-such.?status=404', 'GET', 404],
])('%s leads nowhere', async (_, path, method, status) => {
  const response = await fetch(site.url + path, { method, redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([status, null])
})
