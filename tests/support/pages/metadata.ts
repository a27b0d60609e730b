// Read by the libraries that search engines and chat programs use.
import openGraph from 'open-graph-scraper'
import sharp from 'sharp'
import { expect } from 'vitest'
import { forEach } from '../post'
import { origin, type Page, type ServedSite } from './served-site'
import { pathOf, readSitemap } from './sitemap'

export async function tagsOf({ path, status, html }: Page) {
  const head = html.slice(0, html.indexOf('</head>'))
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, value = '']) => value)
  const { result, error } = await openGraph({ html: `${head}</head><body></body></html>`, onlyGetOpenGraphInfo: true })
  return {
    ...{ path, status, error },
    og: result,
    titles: all(/<title>([^<]*)<\/title>/g),
    descriptions: all(/<meta name="description" content="([^"]*)"/g),
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
    robots: all(/<meta name="robots" content="([^"]*)"/g),
  }
}

export type Tags = Awaited<ReturnType<typeof tagsOf>>

/** The tags of each page of the sitemap. */
export async function tagsOfSitemap(site: ServedSite) {
  const found: Tags[] = []
  for (const { url } of await readSitemap(site)) found.push(await tagsOf(await site.pageAt(pathOf(url))))
  return found
}

export function expectListedTags({ path, status, error, og, titles, descriptions, canonicals, robots }: Tags) {
  expect({ path, status, error, robots }).toEqual({ path, status: 200, error: false, robots: [] })
  expect(titles, path).toHaveLength(1)
  expect(titles[0]?.split('Tembo Trails'), path).toHaveLength(2)
  expect(titles[0]?.length, path).toBeLessThanOrEqual(65)
  expect(descriptions, path).toHaveLength(1)
  expect(descriptions[0]?.length, path).toBeGreaterThanOrEqual(50)
  expect(canonicals, path).toEqual([path === '/' ? origin : `${origin}${path}`])
  expect(og, path).toMatchObject({
    ogUrl: canonicals[0],
    ogSiteName: 'Tembo Trails',
    ogType: path.startsWith('/community/') ? 'article' : 'website',
    ogDescription: expect.stringMatching(/^.{50,160}$/),
    twitterCard: 'summary_large_image',
    ogImage: [{ width: '1200', height: '630', type: 'image/jpeg', alt: expect.stringMatching(/.{20}/) }],
  })
  expect(og.twitterTitle, path).toBe(og.ogTitle)
  expect(og.twitterImage?.[0]?.url, path).toBe(og.ogImage?.[0]?.url)
}

/** What no two pages share. */
export const valuesOfEach = (tags: Tags[]) => [
  tags.map(({ titles }) => titles[0]),
  tags.map(({ descriptions }) => descriptions[0]),
  tags.map(({ og }) => og.ogImage?.[0]?.url),
]

/** The pictures must be as the tags declare them, and cacheable for good. */
export async function readSharedPictures(site: ServedSite, tags: Tags[]) {
  const pictures: string[] = []
  await forEach(tags, 2, async (one) => {
    pictures.push(await readSharedPicture(site, one))
  })
  return pictures
}

async function readSharedPicture({ get }: ServedSite, { path, og }: Tags) {
  const response = await get(pathOf(og.ogImage?.[0]?.url ?? ''))
  expect(response.status, path).toBe(200)
  expect(Object.fromEntries(response.headers), path).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const jpeg = Buffer.from(await response.arrayBuffer())
  expect(jpeg.length, path).toBeLessThan(300_000)
  const { format, width, height } = await sharp(jpeg).metadata()
  expect({ path, format, width, height }).toEqual({ path, format: 'jpeg', width: 1200, height: 630 })
  return jpeg.toString('base64')
}

export async function expectIcons({ get }: ServedSite, { html }: Page) {
  const links = [...html.matchAll(/<link rel="(icon|apple-touch-icon)" href="([^"]+)" sizes="([^"]+)"/g)]
  expect(links.map(([, rel, , sizes]) => [rel, sizes])).toEqual([
    ['icon', '32x32'],
    ['icon', 'any'],
    ['apple-touch-icon', '180x180'],
  ])
  for (const [, , href = ''] of links) expect((await get(href)).status, href).toBe(200)
}

type Manifest = { icons: { src: string; sizes: string; purpose: string }[] }

export async function expectManifest({ get, json }: ServedSite, { html }: Page) {
  const [, manifestPath = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? []
  const manifest = await json<Manifest>(manifestPath)
  expect(manifest).toMatchObject({
    name: 'Tembo Trails',
    start_url: '/',
    theme_color: /<meta name="theme-color" content="([^"]+)"/.exec(html)?.[1],
  })
  expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'maskable 192x192',
    'any 512x512',
    'maskable 512x512',
  ])
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await get(src)).arrayBuffer()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
}
