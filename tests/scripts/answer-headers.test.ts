// Which headers each sort of answer has. Whoever changes a rule sees here what else it reaches.
import { expect, test } from 'vitest'
import { preparedDataFolder, siteOfFile } from '../support/scripts'

const site = siteOfFile(await preparedDataFolder())

const shared = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400'
const unchanging = 'public, max-age=31536000, immutable'
const data = "default-src 'none'; frame-ancestors 'none'"
// Of a script-src: hashes of a kept page, or the nonce of one rendered for its request.
const [hashes, nonce] = ["default-src 'self'; script-src 'sha256-", "default-src 'self'; script-src 'nonce-"]
const json = { 'content-type': 'application/json' }

type Expected = { status: number; caching: string; policy?: string; cdn?: string }

const answers: [what: string, path: string, init: RequestInit, expected: Expected][] = [
  ['a page', '/', {}, { status: 200, caching: shared, policy: hashes }],
  ['a trip', '/itineraries/6', {}, { status: 200, caching: shared, policy: hashes }],
  ['a trip for a party', '/itineraries/6?adults=2', {}, { status: 200, caching: 'private, no-store', policy: nonce }],
  ['a list', '/itineraries?query=sea', {}, { status: 200, caching: 'private, no-store', policy: nonce }],
  ['an unknown page', '/nothing', {}, { status: 404, caching: 'no-store', policy: hashes }],
  ['an unknown trip', '/itineraries/999', {}, { status: 404, caching: 'no-store', policy: hashes }],
  [
    'a part without its key',
    '/about',
    { headers: { rsc: '1' } },
    { status: 307, caching: 'no-store', cdn: 'no-store' },
  ],
  [
    'a page at the key of a part',
    '/about?_rsc=x',
    {},
    { status: 200, caching: 'no-store', cdn: 'no-store', policy: hashes },
  ],
  ['a moved page', '/itineraries/6/for-party', {}, { status: 308, caching: 'no-store', cdn: 'no-store' }],
  ['a REST list', '/api/itineraries', {}, { status: 200, caching: shared, policy: data }],
  ['an unknown row', '/api/itineraries/999', {}, { status: 404, caching: 'no-store', cdn: 'no-store', policy: data }],
  [
    'a bad lead',
    '/api/inquiries',
    { method: 'POST', headers: json, body: '{}' },
    { status: 400, caching: 'no-store', cdn: 'no-store', policy: data },
  ],
  [
    'a wrong method',
    '/api/inquiries',
    { method: 'PUT' },
    { status: 405, caching: 'no-store', cdn: 'no-store', policy: data },
  ],
  ['a health check', '/api/health/live', {}, { status: 200, caching: 'no-store', policy: data }],
  ['the sitemap', '/sitemap.xml', {}, { status: 200, caching: shared }],
  ['the service worker', '/sw.js', {}, { status: 200, caching: 'no-cache' }],
  [
    'the page without a network',
    '/offline',
    {},
    { status: 200, caching: shared, policy: "default-src 'none'; img-src 'self'; style-src 'sha256-" },
  ],
  ['a picture file', '/images/heroes/amboseli-elephants-wide.jpg', {}, { status: 200, caching: 'public, max-age=0' }],
  [
    'a resized picture',
    '/_next/image?url=%2Fimages%2Fheroes%2Famboseli-elephants-wide.jpg&w=640&q=60',
    {},
    {
      status: 200,
      caching: 'public, max-age=2678400, must-revalidate',
      policy: "script-src 'none'; frame-src 'none'; sandbox;",
    },
  ],
  [
    'a desk page without its key',
    '/desk/leads/TT-2222222',
    {},
    { status: 404, caching: 'no-store', policy: "default-src 'none'; style-src 'sha256-" },
  ],
  ['a wrong address', '/%ff', {}, { status: 400, caching: 'no-store' }],
  [
    'a form of another site',
    '/contact',
    { method: 'POST', headers: { origin: 'https://a.example' }, body: 'a=b' },
    { status: 403, caching: 'no-store' },
  ],
]

test.each(answers)('%s', async (_, path, init, expected) => {
  const { status, headers } = await fetch(site.url + path, { redirect: 'manual', ...init })
  const policy = headers.get('content-security-policy') ?? undefined
  const start = expected.policy && policy?.slice(0, expected.policy.length)
  const given = { status, caching: headers.get('cache-control'), cdn: headers.get('cdn-cache-control') ?? undefined }
  expect({ ...given, policy: start ?? policy }).toEqual({ cdn: undefined, policy: undefined, ...expected })
})

test('all that Next.js answers has the headers for every answer', async () => {
  for (const path of [
    '/',
    '/itineraries?query=sea',
    '/nothing',
    '/api/itineraries',
    '/sitemap.xml',
    '/robots.txt',
    '/sw.js',
  ]) {
    const { headers } = await fetch(site.url + path)
    const own = ['x-content-type-options', 'x-frame-options', 'referrer-policy', 'cross-origin-resource-policy']
    expect([path, ...own.map((name) => headers.get(name))]).toEqual([
      ...[path, 'nosniff', 'DENY', 'strict-origin-when-cross-origin', 'same-origin'],
    ])
    expect([path, headers.get('permissions-policy'), headers.get('x-powered-by')]).toEqual([
      ...[path, expect.stringContaining('camera=()'), null],
    ])
  }
})

test('an asset of the build never changes', async () => {
  const [style = ''] = /\/_next\/static\/[^"]+\.css/.exec(await (await fetch(site.url)).text()) ?? []
  expect((await fetch(site.url + style)).headers.get('cache-control')).toBe(unchanging)
})
