import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { GET } from '@/app/og/[...file]/route'
import { placeholderImage } from '@/lib/design/placeholder-image'
import * as shortlist from '@/lib/itineraries/queries'
import { cardVersion, itineraryCard, shareImage, shortlistCard } from '@/lib/seo/share-card/card'
import * as drawing from '@/lib/seo/share-card/draw'
import { printable } from '@/lib/seo/share-card/texts'
import { takeConsoleErrors } from '../support/console-guard'
import { makeItinerary } from '../support/factories'

const rated = { averageRating: 4.6, totalReviews: 9 }
const lemosho = { title: 'Kilimanjaro by Lemosho', duration: 8, country: 'Tanzania', price: 2450 }
const itinerary = makeItinerary({ ...lemosho, ...rated })

const jpegOfCard = { format: 'jpeg', width: 1200, height: 630 }

const get = (file: string, search = '') =>
  GET(new Request(`https://site.example/og/${file}${search}`), { params: Promise.resolve({ file: file.split('/') }) })

test('the card of a trip says days, price and rating, and its alternative text says the same', () => {
  expect(itineraryCard(itinerary)).toMatchObject({
    title: 'Kilimanjaro by Lemosho',
    facts: ['8 Days', 'From US$2,450 per person'],
    rating: { average: '4.6', count: '9 reviews' },
  })
  expect(shareImage('/itineraries/1', itineraryCard(itinerary)).alt).toBe(
    'Kilimanjaro by Lemosho. Maasai Mara, Tanzania. 8 Days, From US$2,450 per person, Rated 4.6, 9 reviews. ' +
      'Balloons over grazing zebra on the Mara plains at dawn.',
  )
})

test('the card of a trip without price and rating says so, and nothing', () => {
  expect(itineraryCard(makeItinerary({ price: 0 }))).toMatchObject({
    facts: ['3 Days', 'Price on request'],
    rating: null,
  })
})

const foreign = ['https://pictures.example/a.jpg', '//pictures.example/a.jpg', 'pictures/a.jpg', null]

test.each(foreign)('the card of a trip draws the placeholder instead of %s', (imageUrl) => {
  expect(itineraryCard(makeItinerary({ imageUrl })).picture).toBe(placeholderImage)
})

test('a new price or rating has a new address, a new day of the route has not, for its card', () => {
  const version = (changes: object) => cardVersion(itineraryCard({ ...itinerary, ...changes }))
  expect(version({ dayByDay: { day1: 'Up.' } })).toBe(version({}))
  expect(new Set([{}, { price: 2500 }, { averageRating: 4.7 }, { totalReviews: 10 }].map(version)).size).toBe(4)
  expect(shareImage('/itineraries/1', itineraryCard(itinerary)).url).toBe(`/og/itineraries/1.jpg?v=${version({})}`)
})

test('letters without a shape in the fonts are replaced or left out', () => {
  expect(printable('  São Tomé,\n Łódź: señor Muñoz’ “façade” – ½ Straße €')).toBe(
    'São Tomé, Łódź: señor Muñoz’ “façade” – ½ Straße €',
  )
  expect(printable('Việt Nam 🦁 長城')).toBe('Viet Nam')
  expect(printable('Дубай, Dubai')).toBe('Dubai')
})

test.each([
  { title: 'Mara', price: 0, imageUrl: '/images/no-such.jpg' },
  { title: 'Épopée à São Tomé: señor Muñoz’ façade, Łódź, Škoda, Ağrı, ß, œuvre, Þór', ...rated },
  { title: 'W'.repeat(160), location: 'Way out west, '.repeat(11), ...rated },
  { title: '長城 🦁', location: 'Дубай' },
  { title: '™ ½ € ″ ← • ©', imageUrl: '/../package-lock.json' },
])('a card is drawn as a small JPEG, asking nobody for letters: $title', async (changes) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'))
  const jpeg = await drawing.drawCard(itineraryCard(makeItinerary(changes)))
  expect(await sharp(jpeg).metadata()).toMatchObject(jpegOfCard)
  expect(jpeg.length).toBeLessThan(300_000)
  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  'Maasai and Samburu Neighbours',
  'GORILLA TREKKING IN WESTERN UGANDA',
  'Mmm, wow: MWANZA, WAMBA and the WWF by MOMBASA WAY',
  'Kenya by Air: Ol Pejeta, Samburu, the Mara and Mombasa again, with the grandmothers of everybody',
])('the title %s leaves the lines below it where they are', async (title) => {
  const [one, other] = await Promise.all(['Mara', title].map(linesBelow))
  expect(one?.length).toBe(1200 * 130 * 3)
  const differences = one?.map((value, index) => Math.abs(value - (other?.[index] ?? 0))) ?? []
  // JPEG itself causes small differences.
  expect(differences.filter((difference) => difference > 40).length).toBeLessThan(100)
})

async function linesBelow(title: string) {
  const jpeg = await drawing.drawCard(itineraryCard({ ...itinerary, title }))
  return [...(await sharp(jpeg).extract({ left: 0, top: 500, width: 1200, height: 130 }).raw().toBuffer())]
}

test.each(['?v=0', ''])('a picture under another version of its card (%s) may be kept for minutes', async (search) => {
  const { headers } = await get('contact.jpg', search)
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['image/jpeg', 'public, max-age=300'])
})

const unknown = ['no-such-page.jpg', 'about.png', 'about', 'toString.jpg', 'itineraries/0.jpg', '.jpg']

test.each(unknown)('the picture %s is not found', async (file) => expect((await get(file)).status).toBe(404))

test('a picture that cannot be drawn is replaced by the one of the brand, for minutes', async () => {
  vi.spyOn(drawing, 'drawCard').mockRejectedValue(new Error('no fonts'))
  const response = await get('community/wild-olive-school.jpg')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject(jpegOfCard)
  expect(takeConsoleErrors()).toHaveLength(1)
})

describe('the picture of a shortlist', () => {
  const all = Array.from({ length: 12 }, (_, index) => index + 1).map((id) => ({
    ...makeItinerary({ id, title: `Trip ${id}` }),
    animals: [],
  }))
  const trips = all.filter(({ id }) => [3, 7, 12].includes(id))
  beforeEach(() => {
    vi.spyOn(shortlist, 'readShortlist').mockImplementation(async (ids) => ({
      trips: ids.flatMap((id) => all.find((trip) => trip.id === id) ?? []),
      missing: [],
      withdrawn: [],
      unknown: 0,
    }))
  })

  test('has one address for every order of its trips', async () => {
    const drawn = vi.spyOn(drawing, 'drawCard').mockResolvedValue(Buffer.from('jpeg'))
    const address = `/og/shortlist/3-7-12.jpg?v=${cardVersion(shortlistCard(trips))}`
    for (const order of ['7-12-3', '12-3-7', '3-7-12-12', '3--7-12']) {
      const { status, headers } = await get(`shortlist/${order}.jpg`, '?v=1')
      expect([order, status, headers.get('location')]).toEqual([order, 308, address])
    }
    expect(drawn).not.toHaveBeenCalled()
    expect((await get('shortlist/3-7-12.jpg')).status).toBe(200)
  })

  test('is drawn once for all who ask at once; two are drawn at a time, eight more wait, others ask again', async () => {
    const finish: (() => void)[] = []
    const drawn = vi
      .spyOn(drawing, 'drawCard')
      .mockImplementation(() => new Promise((resolve) => finish.push(() => resolve(Buffer.from('jpeg')))))
    const paths = Array.from({ length: 10 }, (_, index) => `shortlist/${index + 1}`)
    const first = get('shortlist/1.jpg')
    const pictures = paths.map((path) => get(`${path}.jpg`))
    const refused = await get('shortlist/11.jpg')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(drawn).toHaveBeenCalledTimes(2)
    const answers = Promise.all([first, ...pictures])
    for (let count = 1; count <= paths.length; count += 1) {
      await expect.poll(() => finish.length).toBeGreaterThanOrEqual(count)
      finish[count - 1]?.()
    }
    expect((await answers).map(({ status }) => status)).toEqual([200, ...paths.map(() => 200)])
    // In turn.
    expect(drawn.mock.calls).toEqual(all.slice(0, paths.length).map((trip) => [shortlistCard([trip])]))
  })
})
