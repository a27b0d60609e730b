// @vitest-environment node
import type { RequestListener } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { openFront } from '../support/front'

const shared = { 'cache-control': 's-maxage=60', 'x-nextjs-prerender': '1' }
const html = '<html><head></head><body></body></html>'
// Sixty of them fill any of the memories.
const large = Buffer.alloc(1_000_000)

let asked: string[]
let get: (address: string) => Promise<unknown>

beforeEach(async () => {
  asked = []
  const next: RequestListener = (request, response) => {
    const address = String(request.url)
    asked.push(address)
    if (/^\/(_next|api)|reviews/.test(address))
      response.writeHead(200, { ...shared, 'content-type': 'image/webp' }).end(large)
    else response.writeHead(200, { ...shared, 'content-type': 'text/html' }).end(html)
  }
  const front = await openFront(next)
  get = async (address) => (await front.get(address)).arrayBuffer()
  return front.close
})

test.each([
  ['/_next/image?url=/a.jpg&w=640&q=60', '/_next/image?url=/a.jpg&w=640&q=60&x=1'],
  ['/api/claims', '/api/claims?junk=1'],
  ['/api/places?limit=3', '/api/places'],
  ['/api/itineraries?country=Kenya&limit=3&after=7', '/api/itineraries?country=Kenya&x=1&limit=3&after=7'],
  ['/api/itineraries/6/reviews?limit=3', '/api/itineraries/6/reviews?limit=3&stars=4'],
  ['/api/itinerary-options?ids=7,12', '/api/itinerary-options?utm=x&ids=7,12'],
])('%s and %s have one copy', async (one, other) => {
  await get(one)
  const before = asked.length
  await get(other)
  expect(asked).toHaveLength(before)
})

test.each([
  '/_next/image?url=/a.jpg&w=640&q=60',
  '/api/itineraries?query=lion&packageType=Luxury&month=may&sort=price',
  '/api/itineraries/6/reviews?limit=3&after=2',
  '/api/itinerary-options?query=gorilla',
])('Next.js hears everything that counts of %s', async (address) => {
  await get(address)
  expect(new Set(new URL(asked[0] ?? '', 'http://a').searchParams)).toEqual(
    new Set(new URL(address, 'http://a').searchParams),
  )
})

test.each([
  ['pictures', '/_next/image?w=640&q=60&url=/a.jpg%3F'],
  ['searches', '/api/itineraries?query='],
  ['parts of reviews', '/itineraries/6/reviews/'],
])('no number of %s pushes a page out', async (_, address) => {
  await get('/about')
  for (let count = 1; count <= 60; count += 1) await get(address + count)
  asked = []
  await get('/about')
  expect(asked).toEqual([])
})
