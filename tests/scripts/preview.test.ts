// A preview in the running site, and what visitors get meanwhile.
import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { buildPreview, endPreview } from '@/lib/publishing/preview'
import { readingContent } from '@/lib/publishing/publish'
import { type Change, rowKey, rowsOf } from '@/lib/publishing/sheet'
import { prices } from '@/lib/publishing/sheets/prices'
import { trips } from '@/lib/publishing/sheets/trips'
import { sitePaths } from '@/scripts/lib/site-paths'
import { makeInquiryBody } from '../support/factories'
import { postJson } from '../support/post'
import { changed, changesWith, rowOf } from '../support/preview'
import { addressIn, preparedDataFolder, siteOfFile } from '../support/scripts'

const folder = await preparedDataFolder()
const site = siteOfFile(folder)
beforeAll(async () => {
  process.env.DATABASE_URL = await addressIn(folder)
  return () => db().$disconnect()
})

const rest = [
  ...['', '/prices', '/1', '/1/reviews', '/1/months', '/1/estimate?adults=2'].map((rest) => `/api/itineraries${rest}`),
  ...['claims', 'fleet-vehicles', 'itinerary-options', 'places', 'rates', 'suggestions?query=a'].map(
    (name) => `/api/${name}`,
  ),
  ...['team-members', 'volunteers', 'reviews'].map((name) => `/api/${name}`),
]
const visited = [
  ...sitePaths,
  '/itineraries/1',
  '/itineraries?query=mara',
  ...rest,
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/offline',
]

async function get(path: string, cookie = '') {
  const response = await fetch(site.url + path, { headers: { accept: 'text/html', cookie }, redirect: 'manual' })
  const { status, headers } = response
  return { status, headers, text: await response.text() }
}

const siteNow = () => readingContent(async (now) => now)
const cookieOf = (secret: string) => `theme=a; preview=${secret}`

test('a preview shows changed, new and withdrawn trips everywhere, and visitors have the copies of before', async () => {
  const { content, nextTrip } = await siteNow()
  const seasons = rowsOf(content, prices).filter((row) => row.itinerary_id === 6)
  const changes: Change[] = [
    changed(content, trips, '7', { title: 'Quaggafish Weekend' }),
    ...seasons.map((row) => changed(content, prices, rowKey(prices, row), { for_two: 4321 })),
    {
      sheet: trips,
      key: '',
      kind: 'added',
      after: { ...rowOf(content, trips, '7'), id: null, title: 'Quaggafish Ride' },
    },
    { sheet: trips, key: '8', kind: 'removed', before: rowOf(content, trips, '8') },
  ]
  const kept = [
    '/itineraries/7',
    '/itineraries/6',
    '/itineraries/8',
    '/',
    '/api/itineraries',
    '/api/itineraries/7',
    '/about',
  ]
  const read = async () =>
    Promise.all(kept.map((path) => get(path).then(({ headers, text }) => [path, headers.get('etag'), text])))
  const before = await read()
  const cookie = cookieOf(await buildPreview(changes, 'Wanjiru'))

  const shown = async (path: string) => (await get(path, cookie)).text
  expect(await shown('/itineraries/7')).toContain('<h1')
  expect(await shown('/itineraries/7')).toMatch(/Preview: how the site will be\. Made by(<!-- -->)? (<!-- -->)?Wanjiru/)
  for (const path of [
    '/itineraries/7',
    '/itineraries',
    '/itineraries?query=quaggafish',
    '/api/itineraries',
    '/api/itineraries/7',
  ])
    expect(await shown(path), path).toContain('Quaggafish Weekend')
  for (const path of [
    `/itineraries/${nextTrip}`,
    '/itineraries',
    '/itineraries?query=quaggafish',
    `/api/itineraries/${nextTrip}`,
  ])
    expect(await shown(path), path).toContain('Quaggafish Ride')
  expect(await shown('/itineraries/6')).toContain('4,321')
  expect((await get('/api/itineraries/8', cookie)).status).toBe(410)
  const title = String(rowOf(content, trips, '8').title)
  expect(await shown('/api/itineraries')).not.toContain(title)
  expect((await get(`/api/itineraries/${nextTrip}`)).status).toBe(404)

  expect(await read()).toEqual(before)
  const { headers } = await get('/itineraries/7', cookie)
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'cdn-cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining("'nonce-"),
  })
})

test('no public address has a word of what is not published', async () => {
  const word = 'quaggafish'
  const cookie = cookieOf(await buildPreview(changesWith(word, await siteNow()), 'Wanjiru'))
  const shown: string[] = []
  for (const path of visited) {
    if ((await get(path, cookie)).text.includes(word)) shown.push(path)
    expect((await get(path)).text.includes(word), path).toBe(false)
  }
  expect(shown).toEqual(
    expect.arrayContaining([
      '/',
      '/itineraries/1',
      '/teams',
      '/fleet',
      '/volunteers',
      '/api/team-members',
      '/api/itineraries',
    ]),
  )
})

test('forms of a preview send nothing', async () => {
  const cookie = cookieOf(await buildPreview([], 'Wanjiru'))
  const count = () => db().lead.count()
  const before = await count()
  const refused = await fetch(`${site.url}/api/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(makeInquiryBody()),
  })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toEqual({ error: 'This is a preview of the site: its forms send nothing.' })
  expect(await count()).toBe(before)
  expect((await postJson(site.url, '/api/inquiries', makeInquiryBody())).status).toBe(201)
})

test('a link leads into the preview and out again, and nowhere else', async () => {
  const secret = await buildPreview([], 'Wanjiru')
  const opened = await get(`/preview/${secret}?to=/itineraries/7`)
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/itineraries/7'])
  expect(opened.headers.get('set-cookie')).toMatch(new RegExp(`^preview=${secret}; Path=/; .*HttpOnly; SameSite=lax`))
  for (const to of ['//a.example', '/\\a.example', 'https://a.example', '/desk', '/a\n', ''])
    expect((await get(`/preview/${secret}?to=${encodeURIComponent(to)}`)).headers.get('location'), to).toBe('/')
  const ended = await fetch(`${site.url}/preview/end`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookieOf(secret), referer: `${site.url}/teams` },
  })
  expect([ended.status, ended.headers.get('location')]).toEqual([303, '/teams'])
  expect(ended.headers.get('set-cookie')).toMatch(/^preview=; .*Expires=Thu, 01 Jan 1970/)
})

test('with the cookie of an ended, forged or unknown preview the site is that of visitors', async () => {
  const secret = await buildPreview(changesWith('quaggafish', await siteNow()), 'Wanjiru')
  const visitors = await get('/teams')
  expect((await get('/teams', cookieOf(secret))).text).not.toBe(visitors.text)
  await endPreview()
  expect((await get(`/preview/${secret}`)).status).toBe(410)
  const unknown = randomBytes(32).toString('base64url')
  expect((await get(`/preview/${unknown}`)).status).toBe(404)
  for (const cookie of [
    cookieOf(secret),
    cookieOf(unknown),
    'preview=',
    '__prerender_bypass=a',
    'preview=a; preview=b',
  ]) {
    const { text, headers } = await get('/teams', cookie)
    expect([text, headers.get('etag'), headers.get('cache-control')], cookie).toEqual([
      ...[visitors.text, visitors.headers.get('etag'), visitors.headers.get('cache-control')],
    ])
  }
})
