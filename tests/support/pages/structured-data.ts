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

type Shown = {
  itinerary: { itemListElement: { name: string }[] }
  offers: { price: number }
  aggregateRating: { ratingValue: string; reviewCount: number }
  review: { reviewBody: string }[]
}

export function expectTripAsShown(page: Page) {
  const { find } = structuredData(page)
  const { itinerary } = find('TouristTrip') as unknown as Shown
  const { offers, aggregateRating, review } = find('Product') as unknown as Shown
  const days = itinerary.itemListElement.flatMap(({ name }) => /^(Day \d+): (.+)$/.exec(name)?.slice(1) ?? [])
  expect(days).toHaveLength(14)
  const text = spokenText(page.document.querySelector('main') as Element)
  const rating = [aggregateRating.ratingValue, `Based on ${aggregateRating.reviewCount} reviews`]
  const comments = review.map(({ reviewBody }) => reviewBody.replace(/\s+/g, ' '))
  expect(comments).not.toEqual([])
  for (const words of [...days, `US$${offers.price.toLocaleString('en-US')}`, ...rating, ...comments])
    expect(text).toContain(words)
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
