// Which headers each sort of answer has. Whoever changes a rule sees here what else it reaches.
import { expect, test } from 'vitest'
import { preparedDataFolder, siteOfFile } from '../support/scripts'

const site = siteOfFile(await preparedDataFolder())

const shared = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400'
const unchanging = 'public, max-age=31536000, immutable'
const data = "default-src 'none'; frame-ancestors 'none'"
// Of a script-src: hashes of a kept page, or the nonce of one rendered for its request.
const [hashes, nonce] = ["default-src 'self'; script-src 'sha256-", "default-src 'self'; script-src 'nonce-"]
const none = 'no-store'
// The beginning of a policy under which nothing runs.
const closed = "default-src 'none'; "
const picture = '/images/heroes/amboseli-elephants-wide.jpg'
const resized = `/_next/image?url=${encodeURIComponent(picture)}&w=640&q=60`
const ofResized = { policy: `${data}; sandbox` }
// Of a file, or a refusal.
const file = "script-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
const badLead = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
const foreignForm = { method: 'POST', headers: { origin: 'https://a.example' }, body: 'a=b' }

type More = { policy?: string; cdn?: string; init?: RequestInit }

const answers: [what: string, path: string, status: number, caching: string, more?: More][] = [
  ['a page', '/', 200, shared, { policy: hashes }],
  ['a trip', '/itineraries/6', 200, shared, { policy: hashes }],
  ['a trip for a party', '/itineraries/6?adults=2', 200, 'private, no-cache', { policy: nonce }],
  ['a list', '/itineraries?query=sea', 200, 'private, no-cache', { policy: nonce }],
  ['an unknown page', '/nothing', 404, none, { policy: hashes }],
  ['an unknown trip', '/itineraries/999', 404, none, { policy: hashes }],
  ['a part without its key', '/about', 307, none, { cdn: none, init: { headers: { rsc: '1' } } }],
  ['a page at the key of a part', '/about?_rsc=x', 200, none, { cdn: none, policy: hashes }],
  ['a moved page', '/itineraries/6/for-party', 308, none, { cdn: none }],
  ['the page behind a query', '/book/for-trip', 308, none, { cdn: none }],
  ['a REST list', '/api/itineraries', 200, shared, { policy: data }],
  ['an unknown row', '/api/itineraries/999', 404, none, { cdn: none, policy: data }],
  ['a bad lead', '/api/inquiries', 400, none, { cdn: none, policy: data, init: badLead }],
  ['a wrong method', '/api/inquiries', 405, none, { cdn: none, policy: data, init: { method: 'PUT' } }],
  ['a health check', '/api/health/live', 200, none, { policy: data }],
  ['the sitemap', '/sitemap.xml', 200, shared],
  ['the service worker', '/sw.js', 200, 'no-cache'],
  ['the page without a network', '/offline', 200, shared, { policy: `${closed}style-src 'sha256-` }],
  ['a picture file', picture, 200, 'public, max-age=0'],
  ['a resized picture', resized, 200, 'public, max-age=2678400, must-revalidate', ofResized],
  ['a link to the desk that is unknown', '/desk/link/a', 404, none, { policy: nonce }],
  ['the desk without signing in', '/desk', 307, 'private, no-store', { policy: nonce }],
  ['the sign-in', '/desk/sign-in', 200, 'private, no-store', { policy: nonce }],
  ['an unknown page below the desk', '/desk/a', 404, none, { policy: hashes }],
  ['a link to a preview that is unknown', '/preview/a', 404, none, { policy: closed }],
  ['a link to an offer that is unknown', '/quote/a', 404, none, { policy: nonce }],
  ['a link to unsubscribe that is unknown', '/unsubscribe/a', 404, none, { policy: nonce }],
  ['a link to a request that is unknown', '/requests/a', 404, none, { policy: nonce }],
  ['a wrong address', '/%ff', 400, none, { cdn: none }],
  ['a form of another site', '/contact', 403, none, { cdn: none, init: foreignForm }],
  ['one beside the upload of the desk', '/desk/content/x', 403, none, { cdn: none, init: foreignForm }],
  ['one to a request', '/requests/a', 403, none, { cdn: none, init: foreignForm }],
  ['one beside a link', '/unsubscribe/a/b', 403, none, { cdn: none, init: foreignForm }],
]

test.each(answers)('%s', async (_, path, status, caching, { init, policy = file, cdn } = {}) => {
  const answer = await fetch(site.url + path, { redirect: 'manual', ...init })
  const { headers } = answer
  const given = headers.get('content-security-policy') ?? undefined
  expect({
    status: answer.status,
    caching: headers.get('cache-control'),
    cdn: headers.get('cdn-cache-control') ?? undefined,
    policy: given?.slice(0, policy.length),
  }).toEqual({ status, caching, cdn, policy })
})

const readable = answers.filter(([, , , , { init } = {}]) => !init?.method)

test.each(readable)('HEAD of %s is its GET without the body', async (_, path, status, caching, { init, cdn } = {}) => {
  const answer = await fetch(site.url + path, { redirect: 'manual', ...init, method: 'HEAD' })
  const [cacheControl, ofCdn] = ['cache-control', 'cdn-cache-control'].map((name) => answer.headers.get(name))
  expect([answer.status, cacheControl, ofCdn ?? undefined]).toEqual([status, caching, cdn])
  expect(await answer.text()).toBe('')
})

test('a file for the desk reaches Next.js, other large bodies are refused before it', async () => {
  const post = (path: string, bytes: number) =>
    fetch(site.url + path, { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body: new Uint8Array(bytes) })
  for (const path of ['/desk/content/upload', '/desk/leads/TT-7K4Q2P9/reply-files']) {
    const reached = await post(path, 1024 * 1024)
    expect([reached.status, await reached.text()]).toEqual([403, 'Please sign in at the desk.'])
  }
  expect((await post('/desk/content/x', 1024 * 1024)).status).toBe(413)
  expect((await post('/contact', 33 * 1024)).status).toBe(413)
})

// A redirect has the new address as its text, which nobody reads.
const readAnswers = answers.filter(([, , status]) => status < 300 || status >= 400)

test.each(readAnswers)('an answer with text says that it is UTF-8: %s', async (_, path, __, ___, { init } = {}) => {
  const answer = await fetch(site.url + path, { redirect: 'manual', ...init })
  const type = answer.headers.get('content-type') ?? ''
  if ((await answer.arrayBuffer()).byteLength > 0) expect(type).not.toBe('')
  if (/^text\/|xml/.test(type)) expect(type).toMatch(/; ?charset=utf-8$/i)
})

test('no answer lets another site read it', async () => {
  for (const [, path, , , { init } = {}] of answers) {
    const headers = { ...init?.headers, origin: 'https://elsewhere.example' }
    const answer = await fetch(site.url + path, { redirect: 'manual', ...init, headers })
    expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, null])
  }
})

test('a page for one person tells no other site its address', async () => {
  for (const path of ['/desk', '/desk/sign-in', '/desk/link/a', '/quote/a', '/requests/a', '/unsubscribe/a']) {
    const { headers } = await fetch(site.url + path, { redirect: 'manual' })
    expect([path, headers.get('referrer-policy')]).toEqual([path, 'no-referrer'])
  }
})

test('an asset of the build never changes', async () => {
  const [style = ''] = /\/_next\/static\/[^"]+\.css/.exec(await (await fetch(site.url)).text()) ?? []
  expect((await fetch(site.url + style)).headers.get('cache-control')).toBe(unchanging)
})
