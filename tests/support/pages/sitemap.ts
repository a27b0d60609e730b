import { Readable } from 'node:stream'
import robotsParser from 'robots-parser'
import { parseSitemap } from 'sitemap'
import { expect } from 'vitest'
import { origin, type ServedSite } from './served-site'

export async function readSitemap({ get }: ServedSite) {
  const response = await get('/sitemap.xml')
  expect(response.headers.get('content-type')).toContain('xml')
  return parseSitemap(Readable.from([Buffer.from(await response.arrayBuffer())]))
}

export function pathOf(address: string) {
  const url = new URL(address)
  expect(url.origin).toBe(origin)
  return `${url.pathname}${url.search}`
}

export async function expectTripsAndPictures(site: ServedSite) {
  const sitemap = await readSitemap(site)
  const paths = sitemap.map(({ url }) => pathOf(url))
  for (const id of await site.itineraryIds()) expect(paths).toContain(`/itineraries/${id}`)
  for (const { lastmod } of sitemap) expect(Date.parse(lastmod ?? '')).toBeLessThanOrEqual(Date.now())
  // One sample trip has no picture.
  expect(sitemap.filter(({ img }) => img.length === 1)).toHaveLength(sitemap.length - 1)
  expect(paths).not.toContain('/thank-you')
}

/** When the page of that trip has last changed. */
export async function changeOf(id: number, site: ServedSite) {
  const entry = (await readSitemap(site)).find(({ url }) => pathOf(url) === `/itineraries/${id}`)
  return Date.parse(entry?.lastmod ?? '')
}

/** Whether robots.txt lets a crawler read an address. */
export async function readRobots(site: ServedSite) {
  const robots = robotsParser(`${origin}/robots.txt`, await (await site.get('/robots.txt')).text())
  return { robots, mayRead: (path: string) => robots.isAllowed(origin + path, 'Googlebot') ?? true }
}

export async function expectAllAllowed(site: ServedSite) {
  const { robots } = await readRobots(site)
  expect(robots.getSitemaps()).toEqual([`${origin}/sitemap.xml`])
  for (const { url } of await readSitemap(site)) expect(robots.isAllowed(url, 'Googlebot'), url).toBe(true)
}
