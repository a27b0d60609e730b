import { expect, test } from 'vitest'
import type { SitePage } from '@/lib/content/pages'
import { listSitemap, writeSitemap } from '@/lib/seo/sitemap'

const page = (rest: Partial<SitePage> = {}): SitePage => ({
  title: 'A page',
  description: 'What it says.',
  card: { title: 'A page', lead: 'It says.', picture: '/images/pages/about.jpg', surface: 'sun' },
  ...rest,
})

const source = {
  site: { siteUrl: 'https://tembo.example', imageHosts: ['pictures.example'] },
  builtAt: '2026-05-01T08:00:00.000Z',
  pages: { '/': page({ showsItineraries: true }), '/about': page(), '/thank-you': page({ isPrivate: true }) },
  activities: [{ slug: 'school', image: '/images/pages/community.jpg' }],
  itineraries: [
    { id: 1, imageUrl: '/images/trips/mara.jpg', changedAt: '2026-04-01T08:00:00.000Z' },
    { id: 7, imageUrl: null, changedAt: '2026-06-01T08:00:00.000Z' },
  ],
}

test('every page for search engines is listed, with the time at which it really changed', () => {
  expect(listSitemap(source).map(({ address, changedAt }) => [address, changedAt.slice(0, 10)])).toEqual([
    ['https://tembo.example', '2026-06-01'],
    ['https://tembo.example/about', '2026-05-01'],
    ['https://tembo.example/community/school', '2026-05-01'],
    ['https://tembo.example/itineraries/1', '2026-04-01'],
    ['https://tembo.example/itineraries/7', '2026-06-01'],
  ])
})

test.each([
  ['/images/trips/mara.jpg', 'https://tembo.example/images/trips/mara.jpg'],
  ['https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
  ['https://elsewhere.example/a.jpg', null],
  ['http://pictures.example/a.jpg', null],
  ['https://[', null],
  [null, null],
])('the picture %s is given as %s', (imageUrl, image) => {
  const itineraries = [{ id: 1, imageUrl, changedAt: source.builtAt }]
  expect(listSitemap({ ...source, itineraries }).at(-1)?.image).toBe(image)
})

test('what an address may hold is written as XML', () => {
  const image = "https://tembo.example/a.jpg?x=1&y='<'"
  const xml = writeSitemap([{ address: 'https://tembo.example/about', changedAt: source.builtAt, image }])
  expect(xml).toContain(
    '<url><loc>https://tembo.example/about</loc><lastmod>2026-05-01T08:00:00.000Z</lastmod>' +
      '<image:image><image:loc>https://tembo.example/a.jpg?x=1&amp;y=&apos;&lt;&apos;</image:loc></image:image></url>',
  )
})
