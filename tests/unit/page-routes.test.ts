import { expect, test } from 'vitest'
import { isMadePerRequest } from '@/lib/http/page-routes'

const get = (url: string) => ({ method: 'GET', url })

test.each(['/itineraries', '/itineraries?query=lion', '/shortlist', '/book?itinerary=6', '/review?x&invitation=1.x'])(
  '%s is made for its request',
  (url) => {
    expect(isMadePerRequest(get(url))).toBe(true)
  },
)

test.each(['/', '/book', '/book?utm_source=mail', '/itineraries/6?itinerary=6', '/review', '//[', '*', '%'])(
  '%s is not',
  (url) => {
    expect(isMadePerRequest(get(url))).toBe(false)
  },
)

test('the answer to a form is, whatever its page', () => {
  expect(isMadePerRequest({ method: 'POST', url: '/contact', headers: {} })).toBe(true)
  // After it Next.js may make the page anew for everyone.
  expect(isMadePerRequest({ method: 'POST', url: '/contact', headers: { 'next-action': 'x' } })).toBe(false)
})
