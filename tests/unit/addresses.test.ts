import { expect, test } from 'vitest'
import { parseItineraryId } from '@/lib/domain/ids'
import { isForeignOrigin } from '@/lib/http/addresses'
import { isPrivatePath, withoutTokens } from '@/lib/platform/private-paths'
import { parseReviewPart, reviewPartHref } from '@/lib/reviews/review-part'
import { isMadePerRequest } from '@/lib/seo/page-routes'
import { routeName } from '@/scripts/response-cache/access-log'

test.each(['1', '18', '2147483647'])('%s is looked up', (id) => expect(parseItineraryId(id)).toBe(Number(id)))

const notIds = ['0', '-1', '1.5', '1e3', '007', '2147483648', '99999999999', 'abc', '', ' 1', '1%00', undefined]

test.each(notIds)('%s is not looked up', (id) => expect(parseItineraryId(id)).toBeNull())

test.each([
  ['13', { after: 13 }],
  ['stars-4', { stars: 4 }],
  ['stars-4-13', { stars: 4, after: 13 }],
])('%s is understood, and written the same', (text, part) => {
  expect(parseReviewPart(text)).toEqual(part)
  expect(reviewPartHref(6, part)).toBe(`/itineraries/6/reviews/${text}`)
})

const noParts = ['0', 'x', '', 'stars-0', 'stars-6', 'stars-4-', 'stars-4-0', 'stars-4-x', '-13', 'stars-', '13-4']

test.each(noParts)('%j is no part', (text) => expect(parseReviewPart(text)).toBeNull())

const get = (url: string) => ({ method: 'GET', url })

test.each([
  '/itineraries',
  '/itineraries?query=lion',
  '/shortlist',
  '/book?itinerary=6',
  '/review?x&invitation=1.x',
  '/itineraries/6?adults=2',
  '//desk',
  '/x/../quote/a?b',
  'http://localhost/desk',
])('%s is made for its request', (url) => expect(isMadePerRequest(get(url))).toBe(true))

const kept = ['/', '/book', '/book?utm_source=mail', '/itineraries/6?itinerary=6', '/review', '//[', '*', '%']

test.each(kept)('%s is not', (url) => expect(isMadePerRequest(get(url))).toBe(false))

test('the answer to a form is, whatever its page', () => {
  expect(isMadePerRequest({ method: 'POST', url: '/contact', headers: {} })).toBe(true)
  // After it Next.js may make the page anew for everyone.
  expect(isMadePerRequest({ method: 'POST', url: '/contact', headers: { 'next-action': 'x' } })).toBe(false)
})

const siteUrl = 'https://tembo.test'

test.each([
  ['no origin, as from a program', null, 'tembo.test', false],
  ['the host that was asked', 'http://localhost:3000', 'localhost:3000', false],
  ['the public address, behind a proxy that changes the host', 'https://tembo.test', '10.0.0.2:3000', false],
  ['another site', 'https://tembo.test.example', 'tembo.test', true],
  ['another port', 'http://localhost:3001', 'localhost:3000', true],
  ['a page that hides its origin', 'null', 'tembo.test', true],
])('%s', (_, origin, host, expected) => expect(isForeignOrigin(origin, host, siteUrl)).toBe(expected))

test.each([
  ['/itineraries/6?query=gorilla', '/itineraries/6'],
  ['/itineraries/anna@example.org', '/itineraries/...'],
  [
    '/_next/static/media/literata-latin-names.04-7gl_06kj82.woff2',
    '/_next/static/media/literata-latin-names.04-7gl_06kj82.woff2',
  ],
  ['/destinations/kenya%20', '/destinations/...'],
])('%s is logged as %s', (url, route) => expect(routeName(url)).toBe(route))

const signature = '7i64bpxeyUnrPy7_-x5frg2-9oCoCTB8BlCe1R6xkR8'
const link = `lead~TT-7K4Q2P9~20871~${signature}`

test.each([
  `/desk/${link}?done=1`,
  `/desk//${link}`,
  `/DESK/${link}`,
  `/%64esk/${link}`,
  `/desk/x/../${link}`,
  `/desk\\${link}`,
  `\\desk\\${link}`,
  `https://tembo.test/desk/${link}`,
  `/desk/${link.replaceAll('~', '%7E')}`,
  `/desk/${link.replaceAll('~', '%257e')}`,
  `/desk/${link.replaceAll('~', '%zz')}`,
  `/desk/${link.replaceAll('~', '&#126;')}`,
  `/desk/${link.replaceAll('~', '/')}`,
  `/desk/${signature}`,
  `/quote/${signature}?x#answer`,
  `https://tembo.test/quote/${signature}`,
  `/review/invitation~42~20871~${signature}`,
  `/review?invitation=invitation~42~20871~${signature}`,
])('the key of %s is not logged', (url) => {
  for (const logged of [routeName(url), withoutTokens(`GET ${url.split('?')[0]} failed`)])
    expect(logged).not.toMatch(/7i64bpx|9oCoCTB8/)
})

test.each(['/desk', '/desk/leads/TT-7K4Q2P9', `/quote/${signature}`, '/requests/a', '/unsubscribe/a'])(
  '%s is for one bearer only',
  (path) => {
    expect(isPrivatePath(path)).toBe(true)
    expect(isMadePerRequest(get(path))).toBe(true)
  },
)

test.each(['/', '/quotes', '/itineraries/6', '/book'])('%s is for all', (path) =>
  expect(isPrivatePath(path)).toBe(false),
)
