import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { formatPrice } from '@/lib/domain/money'
import { config } from '@/lib/platform/config'
import type { Review } from '@/lib/reviews/queries'
import { itineraryListNodes, itineraryNodes, scriptText } from '@/lib/seo/structured-data'
import { makeItinerary } from '../support/factories'

const review: Review = {
  id: 1,
  itineraryId: 1,
  userName: 'Otto',
  rating: 4,
  comment: 'A leopard, twice.',
  createdAt: '2026-09-14T08:00:00.000Z',
}

function itineraryOf(overrides: Parameters<typeof makeItinerary>[0], reviews: Review[] = []) {
  const nodes = itineraryNodes(makeItinerary(overrides), reviews)
  return {
    itinerary: nodes.find((node) => node['@type'] === 'TouristTrip'),
    product: nodes.find((node) => node['@type'] === 'Product'),
  }
}

test.each([590, 1650.5, 10400])('a trip of US$ %d is offered at the price that is shown', (price) => {
  const { itinerary, product } = itineraryOf({ price })
  const offer = product?.offers as { '@id': string; price: number; priceCurrency: string }
  expect(`US$${offer.price.toLocaleString('en-US')}`).toBe(formatPrice(price))
  expect(offer.priceCurrency).toBe('USD')
  expect(itinerary).toMatchObject({ offers: { '@id': offer['@id'] } })
})

test('a trip with its price on request has no offer, and is a product only with reviews', () => {
  const unrated = itineraryOf({ price: 0 })
  const rated = itineraryOf({ price: 0, averageRating: 4, totalReviews: 1 }, [review])
  expect(JSON.stringify([unrated, rated])).not.toMatch(/offers|price/i)
  expect(unrated.product).toBeUndefined()
  expect(rated.product).toMatchObject({ aggregateRating: { ratingValue: '4.0', reviewCount: 1 } })
})

test('a trip has its days in order, by title, or by text where a day has none', () => {
  const { itinerary } = itineraryOf({
    dayByDay: { day10: 'Home.', day2: { title: 'Hippos', description: 'Lake.' }, day1: 'Fly.' },
  })
  const { itemListElement } = (itinerary as unknown as { itinerary: { itemListElement: { name: string }[] } }).itinerary
  expect(itemListElement.map(({ name }) => name)).toEqual(['Day 1: Fly.', 'Day 2: Hippos', 'Day 10: Home.'])
})

test.each([
  [null, `${config.siteUrl}/images/placeholder-safari.jpg`],
  ['https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
])('a trip with the picture %s shows %s', (imageUrl, image) => {
  expect(itineraryOf({ imageUrl }).itinerary).toMatchObject({ image })
})

test('ratings are the average and count as shown, and at most five reviews, the newest', () => {
  const reviews = Array.from({ length: 30 }, (_, index) => ({ ...review, comment: `No. ${index}` }))
  const { product } = itineraryOf({ averageRating: 4.25, totalReviews: 30 }, reviews)
  const first = { author: { name: 'Otto' }, reviewRating: { ratingValue: 4 }, reviewBody: 'No. 0' }
  expect(product).toMatchObject({
    aggregateRating: { ratingValue: '4.3', reviewCount: 30, bestRating: 5, worstRating: 1 },
    review: [first, {}, {}, {}, {}],
  })
})

test('ratings are not there without a stored review, whatever the trip’s own columns say', () => {
  const { product } = itineraryOf({ averageRating: 5, totalReviews: 12 })
  expect(product).not.toHaveProperty('aggregateRating')
  expect(product).not.toHaveProperty('review')
})

test('lists of trips leave samples out, which have no page, and are not there when nothing is left', () => {
  const sample = { id: null, title: 'Sample', imageUrl: null, price: 900 }
  expect(itineraryListNodes('/', 'Trips', [sample])).toEqual([])
  const [list] = itineraryListNodes('/', 'Trips', [
    sample,
    { id: 7, title: 'Mara', imageUrl: '/images/mara.jpg', price: 1650.4 },
    { id: 8, title: 'On request', imageUrl: null, price: 0 },
  ])
  const mara = {
    name: 'Mara',
    image: `${config.siteUrl}/images/mara.jpg`,
    offers: { '@type': 'Offer', price: 1650, priceCurrency: 'USD' },
  }
  const onRequest = { name: 'On request', offers: undefined }
  expect(list).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, item: mara },
      { position: 2, item: onRequest },
    ],
  })
})

test.each([
  '</script><script>window.broken = 1</script>',
  '<!-- <script> ',
  '</SCRIPT\t><img src=x onerror=alert(1)>',
  ']]> --> <![CDATA[',
  'line\u2028and\u2029paragraph & "quotes" \\u003c \\',
])('%j stays text in the script element, and comes out as it was written', (comment) => {
  const text = scriptText(
    itineraryNodes(makeItinerary({ averageRating: 1, totalReviews: 1 }), [{ ...review, comment }]),
  )
  const { document } = new JSDOM(`<script type="application/ld+json">${text}</script><p>after</p>`).window
  expect(document.querySelectorAll('script, img')).toHaveLength(1)
  expect(document.querySelector('p')?.textContent).toBe('after')
  const { '@graph': graph } = JSON.parse(document.querySelector('script')?.textContent ?? '')
  expect(graph[1].review[0].reviewBody).toBe(comment)
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
})
