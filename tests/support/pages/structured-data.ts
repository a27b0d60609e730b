import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { expect } from 'vitest'
import { schemaOrg } from '../schema-org'
import { spokenText } from '../spoken-text'
import { origin, type Page, type ServedSite } from './served-site'

type Node = Record<string, unknown> & { '@type': string; '@id': string }

const validator = new Validator(schemaOrg())

export function structuredData({ document }: Page) {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  expect(scripts, 'one graph').toHaveLength(1)
  const { '@graph': graph } = JSON.parse(scripts[0]?.textContent ?? '') as { '@graph': Node[] }
  const find = (type: string) => graph.find((node) => node['@type'] === type)
  return { graph, find }
}

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)]
}

export async function schemaErrors({ html }: Page) {
  const issues = await validator.validate(new WebAutoExtractor({ addLocation: true }).parse(html))
  // Warnings are about fields that only shop goods have, and unknown properties. The latter count as errors here.
  return issues.filter(({ severity, issueMessage }) => severity === 'ERROR' || issueMessage.includes('not supported'))
}

export function expectNodesOfItsOwn(page: Page) {
  const { graph } = structuredData(page)
  expect(graph.slice(0, 2).map((node) => [node['@type'], node['@id']])).toEqual([
    ['TravelAgency', `${origin}/#agency`],
    ['WebSite', `${origin}/#website`],
  ])
  const ids = objectsIn(graph).flatMap((node) => (node['@id'] ? [node] : []))
  const defined = ids.filter((node) => '@type' in node).map((node) => node['@id'])
  expect(defined.length, 'no id twice').toBe(new Set(defined).size)
  for (const node of ids) expect(defined, 'a reference leads somewhere').toContain(node['@id'])
  for (const id of defined) expect(id).toMatch(/^https:\/\/tembo\.test\/[^?]*#[a-z]+$/)
}

export function expectBreadcrumbsAsShown(page: Page) {
  const { path, document } = page
  const shown = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] li')].map((item) => ({
    name: spokenText(item),
    item: `${origin}${item.querySelector('a')?.getAttribute('href') ?? path}`,
  }))
  if (path.split('/').length > 2) expect(shown[0], 'from home on').toMatchObject({ item: `${origin}/` })
  const list = structuredData(page).find('BreadcrumbList')
  const named = (list?.itemListElement ?? []) as { name: string; item: string }[]
  // The school is a sample, which no structured data names.
  const expected = path === '/community/wild-olive-school' ? [] : shown
  expect(named.map(({ name, item }) => ({ name, item: item.replace(/\/$/, '') }))).toEqual(
    expected.map(({ name, item }) => ({ name, item: item.replace(/\/$/, '') })),
  )
}

export function expectTripAsShown(page: Page) {
  const { document } = page
  const { find } = structuredData(page)
  const itinerary = find('TouristTrip') as Node & { itinerary: { itemListElement: { name: string }[] } }
  const product = find('Product') as Node & {
    offers: Record<string, unknown>
    aggregateRating: Record<string, unknown>
    review: { reviewBody: string; author: { name: string } }[]
  }
  const text = spokenText(document.querySelector('main') as Element)
  expect(product.offers).toMatchObject({ '@type': 'Offer', price: 2290, priceCurrency: 'USD' })
  expect(text).toContain('US$2,290')
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
}

export function expectListAsShown(page: Page) {
  const list = structuredData(page).find('ItemList') as Node & {
    itemListElement: { item: { url: string; name: string }; position: number }[]
  }
  const cards = [...page.document.querySelectorAll('main article h3 a')].map((link) => ({
    name: spokenText(link),
    url: `${origin}${link.getAttribute('href')}`,
  }))
  expect(cards.length).toBeGreaterThan(0)
  const listed = list.itemListElement.toSorted((one, other) => one.position - other.position)
  expect(listed.map(({ item: { name, url } }) => ({ name, url }))).toEqual(cards)
}

export function expectPlacesAsShown(page: Page) {
  const country = structuredData(page).find('TouristDestination') as Node & { includesAttraction: { name: string }[] }
  expect(country).toMatchObject({ name: 'Kenya', url: `${origin}/destinations/kenya` })
  const headings = [...page.document.querySelectorAll('main h3')].map(spokenText)
  expect(country.includesAttraction.length).toBeGreaterThan(3)
  for (const { name } of country.includesAttraction) expect(headings).toContain(name)
}

export function expectNoRating(page: Page) {
  const { graph, find } = structuredData(page)
  expect(find('Product')).not.toHaveProperty('aggregateRating')
  expect(find('Product')).not.toHaveProperty('review')
  expect(JSON.stringify(graph)).not.toMatch(/AggregateRating|"Review"/)
}

export function expectOperatorUnrated(page: Page) {
  const operator = Object.keys(structuredData(page).find('TravelAgency') ?? {})
  expect(operator).not.toContain('aggregateRating')
  expect(operator).not.toContain('review')
}

export async function expectPictures({ get }: ServedSite, page: Page) {
  const { graph } = structuredData(page)
  const pictures = objectsIn(graph).flatMap(({ image, logo }) => [image, logo].filter(Boolean)) as string[]
  expect(pictures.length).toBeGreaterThan(1)
  for (const picture of new Set(pictures)) {
    const response = await get(picture.replace(origin, ''))
    expect(response.status, picture).toBe(200)
    expect(response.headers.get('content-type')).toContain('image/')
  }
}
