import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { type APIRequestContext, expect, test } from '../support/browser-test'
import { pages, variants } from '../support/routes'
import { schemaOrg } from '../support/schema-org'
import { servedPage, spokenText } from '../support/served-page'

const site = 'https://tembo.test'
const validator = new Validator(schemaOrg())

type Node = Record<string, unknown> & { '@type': string; '@id': string }

async function structuredPage(request: APIRequestContext, path: string) {
  const page = await servedPage(request, path)
  const scripts = [...page.document.querySelectorAll('script[type="application/ld+json"]')]
  expect(scripts, 'one graph').toHaveLength(1)
  const { '@graph': graph } = JSON.parse(scripts[0]?.textContent ?? '') as { '@graph': Node[] }
  const find = (type: string) => graph.find((node) => node['@type'] === type)
  return { ...page, graph, find }
}

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)]
}

for (const path of [...pages, ...variants]) {
  test(`${path} is valid by schema.org and Google, and shows the breadcrumbs it names`, async ({ request }) => {
    const { html, document, graph, find } = await structuredPage(request, path)
    const issues = await validator.validate(new WebAutoExtractor({ addLocation: true }).parse(html))
    // Warnings are about fields that only shop goods have, and unknown properties. The latter count as errors here.
    const isError = ({ severity, issueMessage }: { severity: string; issueMessage: string }) =>
      severity === 'ERROR' || issueMessage.includes('not supported')
    expect(issues.filter(isError)).toEqual([])

    expect(graph.slice(0, 2).map((node) => [node['@type'], node['@id']])).toEqual([
      ['TravelAgency', `${site}/#agency`],
      ['WebSite', `${site}/#website`],
    ])
    const ids = objectsIn(graph).flatMap((node) => (node['@id'] ? [node] : []))
    const defined = ids.filter((node) => '@type' in node).map((node) => node['@id'])
    expect(defined.length, 'no id twice').toBe(new Set(defined).size)
    for (const node of ids) expect(defined, 'a reference leads somewhere').toContain(node['@id'])
    for (const id of defined) expect(id).toMatch(/^https:\/\/tembo\.test\/[^?]*#[a-z]+$/)

    const shown = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] li')].map((item) => ({
      name: spokenText(item),
      item: `${site}${item.querySelector('a')?.getAttribute('href') ?? path}`,
    }))
    const named = (find('BreadcrumbList')?.itemListElement ?? []) as { name: string; item: string }[]
    // The school is a sample, which no structured data names.
    const expected = path === '/community/wild-olive-school' ? [] : shown
    expect(named.map(({ name, item }) => ({ name, item: item.replace(/\/$/, '') }))).toEqual(
      expected.map(({ name, item }) => ({ name, item: item.replace(/\/$/, '') })),
    )
  })
}

const deeperPages = pages.filter((path) => path.split('/').length > 2)

test('every page below the top level has breadcrumbs from Home on', async ({ request }) => {
  for (const path of deeperPages) {
    const { document } = await servedPage(request, path)
    const first = document.querySelector('nav[aria-label="Breadcrumb"] a')
    expect(first?.getAttribute('href'), path).toBe('/')
  }
})

test('a trip names the price, the days and the average that its page shows', async ({ request }) => {
  const { document, find } = await structuredPage(request, '/itineraries/6')
  const itinerary = find('TouristTrip') as Node & { itinerary: { itemListElement: { name: string }[] } }
  const product = find('Product') as Node & {
    offers: Record<string, unknown>
    aggregateRating: Record<string, unknown>
    review: { reviewBody: string; author: { name: string } }[]
  }
  const main = document.querySelector('main') as Element
  const text = spokenText(main)
  expect(product.offers).toMatchObject({ '@type': 'Offer', price: 1650, priceCurrency: 'USD' })
  expect(text).toContain('US$1,650')
  expect(itinerary.offers).toEqual({ '@id': product.offers['@id'] })
  expect(itinerary.itinerary.itemListElement).toHaveLength(7)
  for (const { name } of itinerary.itinerary.itemListElement) {
    const [, day, title] = /^(Day \d+): (.+)$/.exec(name) ?? []
    expect(text).toContain(day)
    expect(text).toContain(title)
  }
  const panel = document.querySelector('#reviews') as Element
  expect(spokenText(panel)).toContain(`${product.aggregateRating.ratingValue}`)
  expect(spokenText(panel)).toContain(`Based on ${product.aggregateRating.reviewCount} reviews`)
  expect(product.review.length).toBeGreaterThan(0)
  for (const { author, reviewBody } of product.review) {
    expect(panel.textContent).toContain(author.name)
    expect(panel.textContent).toContain(reviewBody)
  }
})

test('the pictures it names are there', async ({ request }) => {
  for (const path of ['/itineraries/6', '/itineraries/18', '/destinations/kenya']) {
    const { graph } = await structuredPage(request, path)
    const pictures = objectsIn(graph).flatMap(({ image, logo }) => [image, logo].filter(Boolean)) as string[]
    expect(pictures.length).toBeGreaterThan(1)
    for (const picture of new Set(pictures)) {
      const response = await request.get(picture.replace(site, ''))
      expect(response.status(), picture).toBe(200)
      expect(response.headers()['content-type']).toContain('image/')
    }
  }
})

test('a trip nobody has reviewed has no rating, and no operator ever has one', async ({ request }) => {
  const { graph, find } = await structuredPage(request, '/itineraries/13')
  expect(find('Product')).not.toHaveProperty('aggregateRating')
  expect(find('Product')).not.toHaveProperty('review')
  expect(JSON.stringify(graph)).not.toMatch(/AggregateRating|"Review"/)
  const reviewed = await structuredPage(request, '/itineraries/6')
  expect(Object.keys(reviewed.find('TravelAgency') ?? {})).not.toContain('aggregateRating')
  expect(Object.keys(reviewed.find('TravelAgency') ?? {})).not.toContain('review')
})

for (const path of [
  '/',
  '/itineraries',
  '/itineraries?type=luxury',
  '/destinations/kenya',
  '/destinations/tanzania',
  '/destinations/uganda',
  '/experiences/luxury',
  '/experiences/dubai',
]) {
  test(`${path} lists the trips whose cards it shows, in their order`, async ({ request }) => {
    const { document, find } = await structuredPage(request, path)
    const list = find('ItemList') as Node & { itemListElement: { url: string; name: string; position: number }[] }
    const cards = [...document.querySelectorAll('main article h3 a')].map((link) => ({
      name: spokenText(link),
      url: `${site}${link.getAttribute('href')}`,
    }))
    expect(cards.length).toBeGreaterThan(0)
    expect(list.itemListElement.map(({ name, url }) => ({ name, url }))).toEqual(cards)
    expect(list.itemListElement.map(({ position }) => position)).toEqual(cards.map((_, index) => index + 1))
  })
}

test('a country is a destination with the places its page shows', async ({ request }) => {
  const { document, find } = await structuredPage(request, '/destinations/kenya')
  const country = find('TouristDestination') as Node & { includesAttraction: { name: string }[] }
  expect(country).toMatchObject({ name: 'Kenya', url: `${site}/destinations/kenya` })
  const headings = [...document.querySelectorAll('main h3')].map(spokenText)
  expect(country.includesAttraction.length).toBeGreaterThan(3)
  for (const { name } of country.includesAttraction) expect(headings).toContain(name)
})

test('whatever a review says stays text, in the page and in the structured data', async ({ page, request }) => {
  const userName = 'Otto <!-- "Quote" \\ \u2028 & Söhne'
  // Without an opening <script>, which would hold the review; tests/unit/structured-data.test.ts has one.
  const comment = `</script><b id="bold"><!-- ]]> \u2028\u2029 &lt;/script&gt; ${Math.random()}`
  const data = { itineraryId: 3, userName, rating: 4, comment }
  expect((await request.post('/api/reviews', { data })).status()).toBe(201)

  const { find, html } = await structuredPage(request, '/itineraries/3')
  const [newest] = (find('Product')?.review ?? []) as object[]
  expect(newest).toMatchObject({ reviewBody: comment, author: { name: userName } })
  expect(/<script type="application\/ld\+json">([^<]*)</.exec(html)?.[1]).not.toMatch(/[<>&\u2028\u2029]/)

  await page.goto('/itineraries/3#reviews')
  const graph = await page.locator('script[type="application/ld+json"]').evaluateAll((scripts) => {
    return scripts.map((script) => JSON.parse(script.textContent ?? ''))
  })
  expect(JSON.stringify(graph)).toContain(JSON.stringify(comment).slice(1, -1))
  expect(graph).toHaveLength(1)
  await expect(page.locator('#bold')).toHaveCount(0)
  await expect(page.getByRole('tabpanel', { name: /Reviews/ }).getByText(comment)).toBeVisible()
})
