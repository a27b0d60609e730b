import { expect, test } from 'vitest'
import { pageAddress, withdrawnAddress } from '@/lib/http/page-routes'
import { listHref } from '@/lib/itineraries/filters'

const addressOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  return pageAddress(pathname, searchParams)
}

test.each([
  ['/about?utm_source=mail', '/about'],
  ['/itineraries?fbclid=abc', '/itineraries'],
  ['/itineraries?type=luxury&utm_source=mail', '/itineraries?type=luxury'],
  ['/book?itinerary=6&from=chat', '/book?itinerary=6'],
  ['/itineraries/6?itinerary=6', '/itineraries/6'],
  ['/review?invitation=1.x&utm_source=mail', '/review?invitation=1.x'],
])('%s is the page %s', (address, page) => {
  expect(addressOf(address)).toBe(page)
})

test('the list keeps everything that its own addresses say', () => {
  const filters = { query: 'big five', packageType: 'Luxury', country: 'Kenya', difficulty: 'Easy' } as const
  expect(addressOf(listHref(filters, 12))).toBe(listHref(filters, 12))
})

test.each([
  ['/itineraries/18', '/itineraries/withdrawn/18'],
  ['/itineraries/18/reviews/stars-4', '/itineraries/withdrawn/18'],
  ['/itineraries/withdrawn/18', '/itineraries/withdrawn/18'],
  ['/itineraries/x', undefined],
  ['/itineraries', undefined],
  ['/community/18', undefined],
])('%s would be withdrawn at %s', (pathname, page) => {
  expect(withdrawnAddress(pathname)).toBe(page)
})
