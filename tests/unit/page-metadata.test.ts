import { expect, test } from 'vitest'
import { type PagePath, pages } from '@/lib/content/pages'
import { toMonth } from '@/lib/domain/travellers'
import { config } from '@/lib/platform/config'
import { parseExtent, parseListParams } from '@/lib/search/filters'
import {
  itineraryMetadata,
  listMetadata as metadataOfList,
  shorten,
  sitePageMetadata,
  titleRoom,
} from '@/lib/seo/metadata'
import { makeItinerary } from '../support/factories'

const paths = Object.keys(pages) as PagePath[]

const listMetadata = (params: Parameters<typeof parseListParams>[0]) =>
  metadataOfList(parseListParams(params), parseExtent(params).after)

test('the home page says the brand first, every other page leaves it to the template', () => {
  expect(sitePageMetadata('/').title).toEqual({ absolute: `${config.brand}: ${pages['/'].title}` })
  for (const path of paths.filter((path) => path !== '/')) expect(sitePageMetadata(path).title).toBe(pages[path].title)
})

test('only pages that nobody should find stay out of search results', () => {
  const hidden = paths.filter((path) => sitePageMetadata(path).robots)
  expect(hidden).toEqual(['/shortlist', '/estimate', '/review', '/thank-you'])
  expect(sitePageMetadata('/thank-you').robots).toEqual({ index: false, follow: true })
})

const titleOf = (title: string) => itineraryMetadata(makeItinerary({ title, duration: 8, country: 'Tanzania' })).title

test('a trip is named with its days and country as far as there is room', () => {
  expect(titleOf('Kilimanjaro by Lemosho')).toBe('Kilimanjaro by Lemosho, 8 Days in Tanzania')
  expect(titleOf('Serengeti, Ngorongoro and Zanzibar')).toBe('Serengeti, Ngorongoro and Zanzibar, 8 Days')
  expect(titleOf('Serengeti, Ngorongoro, Tarangire and Zanzibar')).toBe('Serengeti, Ngorongoro, Tarangire and Zanzibar')
  expect(titleOf('word '.repeat(32).trim())).toMatch(/^(word )+word…$/)
  expect(String(titleOf('word '.repeat(32))).length).toBeLessThanOrEqual(titleRoom)
})

test.each([
  [
    'the facts first, and at most 160 characters',
    { price: 1650, description: 'word '.repeat(90) },
    /^3 Days in Maasai Mara, Kenya, from US\$1,650 per person\. word word .+…$/,
  ],
  [
    'the whole of a short one',
    { description: 'Down to the old river.\n\nMore.' },
    '3 Days in Maasai Mara, Kenya. Down to the old river.',
  ],
  [
    'what the page offers after a very short one',
    { description: 'A day out.' },
    '3 Days in Maasai Mara, Kenya. A day out. The route day by day, its best months and an offer from people in Nanyuki.',
  ],
  ['nothing that was not entered', { description: '' }, /^3 Days in Maasai Mara, Kenya. The route/],
  ['one long word cut off', { description: 'x'.repeat(400) }, /…$/],
  ['a long place', { description: 'A short one.\n\nAnd more.', location: 'Nanyuki '.repeat(19) }, /Nanyuki/],
])('a trip has a description of 50 to 160 characters, with %s', (_, entered, words) => {
  const description = itineraryMetadata(makeItinerary({ price: 0, ...entered })).description ?? ''
  expect(description).toMatch(words)
  expect(description.length).toBeGreaterThanOrEqual(50)
  expect(description.length).toBeLessThanOrEqual(160)
  expect(description).not.toMatch(/\s$|\s\s|undefined/)
})

const indexed = [
  {},
  { type: 'luxury' },
  { type: ['luxury', 'LUXURY', 'gold'] },
  { month: 'july' },
  { sort: 'price' },
  { parts: '2' },
  { country: 'kenya' },
  { difficulty: 'Easy' },
  { type: 'no such type', country: 'Atlantis' },
  { type: 'luxury', query: '  ', country: '', after: 'x' },
  { utm_source: 'news', utm_campaign: 'x', gclid: '1', fbclid: '2', msclkid: '3', ref: 'a' },
  { type: 'luxury', utm_source: 'news' },
]

test.each(indexed)('the list of itineraries with %o is itself to search engines', (params) => {
  const { robots, alternates, openGraph } = listMetadata(params)
  expect(robots).toBeUndefined()
  expect(alternates).toEqual({ canonical: '/itineraries' })
  expect(openGraph?.url).toBe('/itineraries')
})

test.each([
  [{ query: 'gorilla' }, '/itineraries?query=gorilla'],
  [{ type: 'luxury', country: 'kenya', fbclid: '2' }, '/itineraries?type=luxury&country=Kenya'],
  [{ country: 'Uganda', difficulty: 'easy' }, '/itineraries?country=Uganda&difficulty=Easy'],
  [{ type: 'cultural', difficulty: 'Easy', utm_medium: 'mail' }, '/itineraries?type=cultural&difficulty=Easy'],
  [{ type: ['luxury', 'budget'] }, '/itineraries?type=luxury&type=budget'],
  [{ month: 'july', animal: 'rhinos' }, `/itineraries?animal=rhinos&adults=2&from=${toMonth('july')}`],
  [{ after: '12', gclid: '1' }, '/itineraries?after=12'],
  [{ after: '12', parts: '3' }, '/itineraries?after=12'],
  [{ type: 'luxury', after: '12' }, '/itineraries?type=luxury&after=12'],
])('the list of itineraries with %o is kept out, its address without tracking', (params, canonical) => {
  const { robots, alternates } = listMetadata(params)
  expect(robots).toEqual({ index: false, follow: true })
  expect(alternates).toEqual({ canonical })
})

test('the title of the list of itineraries says what is shown', () => {
  expect(listMetadata({}).title).toBe(pages['/itineraries'].title)
  expect(listMetadata({ type: 'luxury', country: 'Kenya', difficulty: 'easy' }).title).toBe(
    'Easy, Luxury trips in Kenya',
  )
  expect(listMetadata({ type: ['luxury', 'budget'], difficulty: ['easy', 'moderate'] }).title).toMatch(
    /^Easy and Moderate, Luxury and Budget-Friendly/,
  )
  expect(listMetadata({ query: 'gorilla' }).title).toBe('Trips matching “gorilla”')
  expect(String(listMetadata({ query: 'x '.repeat(60) }).title).length).toBeLessThanOrEqual(titleRoom)
})

test.each([
  [' Two \n words ', 9, 'Two words'],
  ['The Mara, Amboseli and the coast', 12, 'The Mara…'],
  ['Samburu, Laikipia', 8, 'Samburu…'],
])('%j in %i letters stays on one line and ends after a whole word, without the comma', (text, limit, short) => {
  expect(shorten(text, limit)).toBe(short)
})

test.each(['x'.repeat(50), 'one '.repeat(20), '🦁'.repeat(30), 'ab 🦁🦁🦁🦁🦁🦁'])(
  '%s never grows beyond the limit',
  (text) => {
    for (const limit of [7, 8, 9, 10]) {
      const clipped = shorten(text, limit)
      expect(clipped.length).toBeLessThanOrEqual(limit)
      expect(clipped.isWellFormed()).toBe(true)
    }
  },
)
