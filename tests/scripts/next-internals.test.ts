// Undocumented parts of Next.js, each as we use it. When a new version changes one, see lib/platform/next-internals.ts.
import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { expect, test } from 'vitest'
import {
  cacheState,
  expireTags,
  isActionField,
  isPrerendered,
  mockRequest,
  partKey,
  partType,
  readDraftKey,
  turnDraftModeOn,
} from '@/lib/platform/next-internals'
import { buildFolder } from '@/scripts/lib/paths'
import { hiddenFields } from '../support/plain-form'
import { preparedDataFolder, siteOfFile } from '../support/scripts'

const site = siteOfFile(await preparedDataFolder())
const changed = (what: string) => `This version of Next.js changes ${what}: see lib/platform/next-internals.ts.`

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + path, { headers })
  return { headers: response.headers, text: await response.text() }
}
const policyOf = (headers: Headers) => headers.get('content-security-policy') ?? ''
const inlineScripts = (html: string) => [
  ...html.matchAll(/<script((?: [^>]*)?)>((?:(?!<\/script>)[\s\S])+)<\/script>/g),
]

test('what is cached under an expired tag is gone, and the rest is not', async () => {
  const cache = createDefaultCacheHandler(1_000_000)
  const entry = { stale: 0, expire: 3600, revalidate: 3600, timestamp: performance.timeOrigin + performance.now() }
  for (const tag of ['places', 'claims']) {
    const value = new Response(tag).body as ReadableStream<Uint8Array>
    await cache.set(tag, Promise.resolve({ ...entry, value, tags: [tag] }))
  }
  expireTags(['places'])
  expect(await cache.get('places', []), changed('where it keeps expired tags')).toBeUndefined()
  expect(await cache.get('claims', []), changed('where it keeps expired tags')).toBeDefined()
})

test('the cache of pages has the parts that lib/cache/page-cache.mjs extends', () => {
  const Cache = fileSystemCache as unknown as { prototype: Record<string, unknown> }
  for (const name of ['get', 'set', 'revalidateTag', 'getFilePath'])
    expect(typeof Cache.prototype[name], changed(`FileSystemCache.${name}, see lib/cache/page-cache.mjs`)).toBe(
      'function',
    )
})

test('a request without a socket is answered', () => {
  const { req, res } = mockRequest({ url: '/about', headers: { accept: 'text/html' } })
  res.setHeader('x-test', '1')
  expect([req.url, req.headers.accept, res.getHeader('x-test')], changed('mock-request')).toEqual([
    ...['/about', 'text/html', '1'],
  ])
})

test('the scripts of a page rendered for its request have the nonce of its policy', async () => {
  const { headers, text } = await get('/itineraries?query=sea')
  const [, nonce] = /'nonce-([^']+)'/.exec(policyOf(headers)) ?? []
  const without = inlineScripts(text)
    .slice(1)
    .filter(([, attributes]) => !/type=|nonce=/.test(attributes ?? ''))
  expect(nonce, changed('how it reads a nonce')).toBeDefined()
  expect(
    without.map(([, , script]) => script),
    changed('how it reads a nonce'),
  ).toEqual([])
})

test('each inline script of a kept page is known as data, and has its hash in the policy', async () => {
  const { headers, text } = await get('/')
  const scripts = inlineScripts(text).flatMap(([, attributes, script]) => (attributes ? [] : (script ?? '')))
  expect(scripts.length).toBeGreaterThan(1)
  for (const script of scripts) {
    const hash = createHash('sha256').update(script).digest('base64')
    expect(policyOf(headers), changed(`its inline scripts: ${script.slice(0, 60)}`)).toContain(hash)
  }
})

test('a part of a page has its key and type', async () => {
  const response = await fetch(`${site.url}/about`, { headers: { rsc: '1' } })
  expect([response.url, response.headers.get('content-type')], changed('how the router asks for parts')).toEqual([
    ...[expect.stringContaining(`?${partKey}`), expect.stringContaining(partType)],
  ])
  // No browser keeps it beyond the next change of its page.
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, stale-if-error=86400')
})

test('a form without JavaScript names its action in hidden fields', async () => {
  const names = hiddenFields((await get('/contact')).text).map(([name]) => name)
  expect(names.filter(isActionField).length, changed('the fields of an action')).toBeGreaterThan(0)
})

test('with the key of the build a page is rendered for its request, and nothing of it is cached', async () => {
  const request = { headers: { cookie: 'a=b; __prerender_bypass=c' } } as IncomingMessage
  turnDraftModeOn(request, await readDraftKey(buildFolder()))
  const { cookie = '' } = request.headers
  expect(cookie, changed('the cookie of draft mode')).toMatch(/^a=b; __prerender_bypass=[0-9a-f]{32}$/)
  // Parts of pages are not taken from the copies of our server.
  const caching = async (more = {}) => (await get('/about', { rsc: '1', ...more })).headers.get('cache-control')
  expect([await caching(), await caching({ cookie })], changed('draft mode')).toEqual([
    ...[expect.stringContaining('s-maxage'), 'no-store'],
  ])
})

test('an answer says whether it was prerendered and cached', async () => {
  const headers = Object.fromEntries((await get('/')).headers)
  const isPage = isPrerendered(headers)
  // A copy has the state of the answer that it was made of.
  expect([isPage, cacheState(headers)], changed('its headers')).toEqual([true, expect.stringMatching(/^(MISS|HIT)$/)])
})

test('the data of a kept page is one script', async () => {
  const scripts = inlineScripts((await get('/itineraries/7')).text).filter(([, , text]) => text?.includes('__next_f'))
  // The first opens the list.
  expect(scripts, changed('how it writes data into pages')).toHaveLength(2)
})
