// Read by the libraries that search engines and chat programs use.

import { Readable } from 'node:stream'
import openGraph from 'open-graph-scraper'
import robotsParser from 'robots-parser'
import sharp from 'sharp'
import { parseSitemap, type SitemapItem } from 'sitemap'
import { type APIRequestContext, expect, test } from '../support/browser-test'
import { rowsOf } from '../support/database'

const origin = process.env.SITE_URL ?? ''
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'
test.use({ userAgent: chrome })

async function readSitemap(request: APIRequestContext): Promise<SitemapItem[]> {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('xml')
  return parseSitemap(Readable.from([await response.body()]))
}

function pathOf(address: string) {
  const url = new URL(address)
  expect(url.origin).toBe(origin)
  return `${url.pathname}${url.search}`
}

async function readPage(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  const page = await response.text()
  const head = page.slice(0, page.indexOf('</head>'))
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, value = '']) => value)
  const { result, error } = await openGraph({ html: `${head}</head><body></body></html>`, onlyGetOpenGraphInfo: true })
  return {
    path,
    status: response.status(),
    error,
    og: result,
    titles: all(/<title>([^<]*)<\/title>/g),
    descriptions: all(/<meta name="description" content="([^"]*)"/g),
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
    robots: all(/<meta name="robots" content="([^"]*)"/g),
  }
}

/** The picture must be as the tags declare it, and cacheable for good. */
async function readPageAndPicture(request: APIRequestContext, path: string) {
  const page = await readPage(request, path)
  const response = await request.get(pathOf(page.og.ogImage?.[0]?.url ?? ''))
  expect(response.status(), path).toBe(200)
  expect(response.headers(), path).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const jpeg = await response.body()
  expect(jpeg.length, path).toBeLessThan(300_000)
  const { format, width, height } = await sharp(jpeg).metadata()
  expect({ path, format, width, height }).toEqual({ path, format: 'jpeg', width: 1200, height: 630 })
  return { ...page, jpeg: jpeg.toString('base64') }
}

test('every page of the sitemap has a title, a description and a picture of its own, in the head for every client', async ({
  request,
}) => {
  const pages: Awaited<ReturnType<typeof readPageAndPicture>>[] = []
  for (const { url } of await readSitemap(request)) {
    // A review by another test in between changes the address of the picture.
    await expect(async () => {
      pages.push(await readPageAndPicture(request, pathOf(url)))
    }).toPass()
  }
  expect(pages.length).toBeGreaterThan(35)
  for (const { path, status, error, og, titles, descriptions, canonicals, robots } of pages) {
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
      ogType: 'website',
      ogDescription: expect.stringMatching(/^.{50,160}$/),
      twitterCard: 'summary_large_image',
      ogImage: [{ width: '1200', height: '630', type: 'image/jpeg', alt: expect.stringMatching(/.{20}/) }],
    })
    expect(og.twitterTitle, path).toBe(og.ogTitle)
    expect(og.twitterImage?.[0]?.url, path).toBe(og.ogImage?.[0]?.url)
  }
  for (const values of [
    pages.map(({ titles }) => titles[0]),
    pages.map(({ descriptions }) => descriptions[0]),
    pages.map(({ og }) => og.ogImage?.[0]?.url),
    pages.map(({ jpeg }) => jpeg),
  ])
    expect(new Set(values).size).toBe(values.length)
})

test('pages that are rendered for each visitor have their tags in the head as well', async ({ request }) => {
  for (const [path, canonical, robots] of [
    ['/itineraries?type=Budget-Friendly&utm_source=news&gclid=1', '/itineraries', []],
    [
      '/itineraries?type=luxury&country=Kenya&fbclid=1',
      '/itineraries?type=luxury&amp;country=Kenya',
      ['noindex, follow'],
    ],
    ['/itineraries?query=gorilla', '/itineraries?query=gorilla', ['noindex, follow']],
    ['/book?itinerary=6', '/book', []],
    ['/thank-you', '/thank-you', ['noindex, follow']],
  ] as const) {
    const page = await readPage(request, path)
    expect(page).toMatchObject({
      status: 200,
      error: false,
      titles: [/./],
      canonicals: [`${origin}${canonical}`],
      robots,
    })
  }
})

test('a crawler is sent the same prerendered page as everybody', async ({ request }) => {
  for (const agent of [chrome, 'facebookexternalhit/1.1', 'Mozilla/5.0 (compatible; bingbot/2.0)', '']) {
    const response = await request.get('/itineraries/13', { headers: { 'user-agent': agent } })
    expect(response.headers()['x-nextjs-prerender'] ?? response.headers()['cache-control'], agent).not.toContain(
      'no-store',
    )
  }
})

for (const path of ['/no-such-page', '/itineraries/4711', '/community/no-such-activity', '/og/itineraries/4711.jpg'])
  test(`${path} answers 404 and asks not to be listed`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    if (response.headers()['content-type']?.includes('html'))
      expect(await response.text()).toMatch(/"robots" content="noindex/)
  })

test('the sitemap knows of a change at once, and robots.txt leads to it and keeps nobody out', async ({ request }) => {
  const dated = async (id: number) =>
    (await readSitemap(request)).find(({ url }) => pathOf(url) === `/itineraries/${id}`)?.lastmod
  const sitemap = await readSitemap(request)
  const ids = await rowsOf('SELECT id FROM itineraries')
  for (const { id } of ids) expect(sitemap.map(({ url }) => pathOf(url))).toContain(`/itineraries/${id}`)
  for (const { lastmod } of sitemap) expect(Date.parse(lastmod ?? '')).toBeLessThanOrEqual(Date.now())
  // One sample trip has no picture.
  expect(sitemap.filter(({ img }) => img.length === 1)).toHaveLength(sitemap.length - 1)
  expect(sitemap.map(({ url }) => pathOf(url))).not.toContain('/thank-you')

  const before = (await dated(16)) ?? ''
  const data = { itineraryId: 16, userName: 'Otto', rating: 4, comment: 'Two hornbills at breakfast.' }
  expect((await request.post('/api/reviews', { data })).status()).toBe(201)
  expect(Date.parse((await dated(16)) ?? '')).toBeGreaterThan(Date.parse(before))

  const robots = robotsParser(`${origin}/robots.txt`, await (await request.get('/robots.txt')).text())
  expect(robots.getSitemaps()).toEqual([`${origin}/sitemap.xml`])
  for (const { url } of sitemap) expect(robots.isAllowed(url, 'Googlebot'), url).toBe(true)
})

test('the icons and the manifest are there in the sizes they declare', async ({ request }) => {
  const page = await (await request.get('/')).text()
  const links = [...page.matchAll(/<link rel="(icon|apple-touch-icon)" href="([^"]+)" sizes="([^"]+)"/g)]
  expect(links.map(([, rel, , sizes]) => [rel, sizes])).toEqual([
    ['icon', '32x32'],
    ['icon', 'any'],
    ['apple-touch-icon', '180x180'],
  ])
  for (const [, , href = ''] of links) expect((await request.get(href)).status(), href).toBe(200)
  const [, manifestPath = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? []
  const manifest = await (await request.get(manifestPath)).json()
  expect(manifest).toMatchObject({
    name: 'Tembo Trails',
    start_url: '/',
    theme_color: /<meta name="theme-color" content="([^"]+)"/.exec(page)?.[1],
  })
  expect(manifest.icons.map((icon: { sizes: string; purpose: string }) => `${icon.purpose} ${icon.sizes}`)).toEqual([
    'any 192x192',
    'maskable 192x192',
    'any 512x512',
    'maskable 512x512',
  ])
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})
