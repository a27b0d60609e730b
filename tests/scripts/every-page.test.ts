// Every page as it is served, read by parsers; tests/e2e/every-page.spec.ts opens them in a browser.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scriptHashes } from '@/lib/http/content-security-policy'
import type { ItineraryDetail } from '@/lib/itineraries/queries'
import { joinDataScripts } from '@/lib/platform/next-internals'
import { isMadePerRequest } from '@/lib/seo/page-routes'
import { pages, sitePaths, unknownPages, variants } from '@/scripts/lib/site-paths'
import * as html from '../support/pages/html'
import * as links from '../support/pages/links'
import * as metadata from '../support/pages/metadata'
import * as outline from '../support/pages/outlines'
import * as answers from '../support/pages/passages'
import { chrome, origin, type Page, type Passage, servedSite } from '../support/pages/served-site'
import * as sitemap from '../support/pages/sitemap'
import * as data from '../support/pages/structured-data'
import { forEach } from '../support/post'
import { spokenText } from '../support/spoken-text'

const site = servedSite()
const { get, pageAt, freshPage, review } = site
const found = [...pages, ...variants]

test.each(sitePaths)('%s is valid HTML', async (path) => {
  expect(await html.htmlErrors(await pageAt(path))).toEqual([])
})

describe.each(found)('%s', (path) => {
  test('has other words for links to other places', async () => {
    expect(html.ambiguousLinks(await pageAt(path))).toEqual([])
  })
  test('loads at once only pictures that it shows', async () =>
    expect(html.unshownPictures(await pageAt(path))).toEqual([]))
  test('is valid by schema.org and Google', async () => {
    expect(await data.schemaErrors(await pageAt(path))).toEqual([])
  })
  test('names the operator, and nothing twice or from nowhere', async () =>
    data.expectNodesOfItsOwn(await pageAt(path)))
  test('shows the breadcrumbs it names', async () => data.expectBreadcrumbsAsShown(await pageAt(path)))
})

test.each(Object.keys(outline.outlines))('%s has its headings, words and links', async (path) =>
  outline.expectOutline(await pageAt(path)),
)

test('header and footer have their words', async () => outline.expectAround(await pageAt('/about')))

test.each([
  ...[['/destinations/kenya', 'Kenya'] as const, ['/destinations/tanzania', 'Tanzania'] as const],
  ...[['/destinations/uganda', 'Uganda'] as const, ['/experiences/luxury', 'Luxury'] as const],
])('the cards of %s are of %s, and each can be booked', async (path, word) =>
  outline.expectCards(await pageAt(path), word),
)

test.each([
  ['/teams', '/api/team-members', ['id', 'imageUrl', 'createdAt', 'yearsOfExperience']],
  // Its first number is an element of its own.
  ['/fleet', '/api/fleet-vehicles', ['id', 'imageUrl', 'createdAt', 'available', 'capacity']],
])('%s shows everything of %s, in that order', async (path, list, others) => {
  const main = (await pageAt(path)).document.querySelector('main') as Element
  const records = await site.json<Record<string, string | string[] | null>[]>(list)
  const names = [...main.querySelectorAll('h2, h3')].map(spokenText)
  expect(names.filter((name) => records.some((one) => one.name === name))).toEqual(records.map(({ name }) => name))
  const fields = Object.keys(records[0] ?? {}).filter((field) => !others.includes(field))
  const words = records.flatMap((record) => fields.flatMap((field) => record[field] ?? []))
  for (const one of words) expect(spokenText(main)).toContain(one)
})

test('a month of a destination leads to as many trips at their best as it says, and without any nowhere', async () => {
  const links = [...(await pageAt('/destinations/kenya')).document.querySelectorAll('a[href*="month=july"]')]
  const [, count] =
    /^July: (\d+) trips$/.exec(links[0]?.getAttribute('aria-label') ?? spokenText(links[0] as Element)) ?? []
  const { document } = await pageAt(String(links[0]?.getAttribute('href')))
  const cards = [...document.querySelectorAll('main article')].map(spokenText)
  expect(cards.filter((card) => /At its best in July|Good all year/.test(card))).toHaveLength(Number(count))
  const uganda = (await pageAt('/destinations/uganda')).document
  expect(spokenText(uganda.body)).toContain('Apr: no trips')
  expect(uganda.querySelector('a[href*="month=april"]')).toBeNull()
})

test('a trip names the price, the days and the average that its page shows', async () => {
  data.expectTripAsShown(await pageAt('/itineraries/6'))
})

test.each(['/itineraries/6', '/itineraries/18', '/destinations/kenya'])(
  'the pictures that %s names are there',
  async (path) => data.expectPictures(site, await pageAt(path)),
)

const countries = ['kenya', 'tanzania', 'uganda'].map((country) => `/destinations/${country}`)

test.each(['/', '/itineraries', '/itineraries?type=luxury', ...countries, '/experiences/luxury', '/experiences/dubai'])(
  '%s lists the trips whose cards it shows, in their order',
  async (path) => data.expectListAsShown(await pageAt(path)),
)

test('a country is a destination with the places its page shows', async () => {
  data.expectPlacesAsShown(await pageAt('/destinations/kenya'))
})

describe('from home on', () => {
  let crawled: Awaited<ReturnType<typeof links.crawl>>
  let mayRead: (path: string) => boolean

  beforeAll(async () => {
    mayRead = (await sitemap.readRobots(site)).mayRead
    crawled = await links.crawl(site, 6, mayRead)
  })

  test('a polite crawler finds lists as well, and no maze', () => {
    const read = [...crawled.keys()].filter(mayRead)
    expect(read.filter((path) => path.includes('?')).length).toBeGreaterThan(5)
    expect(read.length, read.join('\n')).toBeLessThanOrEqual(150)
  })

  test.each([
    ['/itineraries', true],
    ['/itineraries/7', true],
    ['/itineraries?type=budget', true],
    ['/itineraries?country=Kenya', true],
    ['/itineraries?country=Kenya&sort=price', false],
    ['/itineraries?query=lions', false],
    ['/itineraries?adults=2&kids=1', false],
    ['/itineraries/7?adults=2', false],
    ['/book', true],
    ['/book?itinerary=7', false],
    ['/_next/image?url=x', true],
  ])('%s is open to crawlers: %s', (address, isOpen) => {
    expect(mayRead(address)).toBe(isOpen)
  })

  test('every page of the sitemap is at most three clicks away', async () => {
    const { listed, tooDeep } = await links.deeperThan(3, crawled, site)
    expect(listed.length).toBeGreaterThan(40)
    expect(tooDeep, 'pages that cannot be reached').toEqual([])
  })

  test('every link leads to a page, and one to a place on a page finds it there', () => {
    expect(links.notFound(crawled), 'links to nothing, or to a redirect').toEqual([])
    expect(links.lostFragments(crawled), 'links to a place that is not there').toEqual([])
  })
})

describe('an answer of the search', () => {
  let passages: Passage[]

  beforeAll(async () => {
    passages = await site.passages()
    expect(passages.length).toBeGreaterThan(1000)
  })

  test('leads to a place that is there', async () => {
    expect(await answers.lostPlaces(site, passages)).toEqual([])
  })

  test('stands there, if it is a text of a page', async () => {
    const { read, lost } = await answers.misplaced(site, passages)
    expect(read).toBeGreaterThan(400)
    expect(lost).toEqual([])
  })
})

describe('no page contradicts another page or the tables', () => {
  const read: Page[] = []
  let trips: ItineraryDetail[] = []

  beforeAll(async () => {
    const list = await site.json<{ id: number }[]>('/api/itineraries')
    trips = await Promise.all(list.map(({ id }) => site.json<ItineraryDetail>(`/api/itineraries/${id}`)))
    expect(trips.length).toBeGreaterThanOrEqual(18)
    const paths = new Set([...pages, ...trips.map(({ id }) => `/itineraries/${id}`)])
    await forEach([...paths], 6, async (path) => void read.push(await pageAt(path)))
  })

  test('a card that bears the title of a trip leads to it, and has its days and price', () => {
    let cards = 0
    for (const { path, document } of read)
      for (const heading of document.querySelectorAll('article :is(h2, h3, h4)')) {
        const trip = trips.find(({ title }) => title === spokenText(heading))
        const card = heading.closest('article')
        if (!trip || !card || card.querySelector('h1')) continue
        const { id, title, duration, price } = trip
        const [, days = duration] = /(\d+) Days?/.exec(spokenText(card)) ?? []
        const [, dollars = String(price)] = /From (?:about )?US\$([\d,]+)/.exec(spokenText(card)) ?? []
        expect([title, Number(days), Number(dollars.replace(',', ''))], path).toEqual([title, duration, price])
        expect(card.querySelector(`a[href="/itineraries/${id}"]`), `${title} on ${path}`).not.toBeNull()
        cards += 1
      }
    expect(cards).toBeGreaterThan(50)
  })

  // Kenya and Uganda have none.
  const withCharges = ['/destinations/tanzania', '/experiences/dubai']

  test.each(withCharges)('%s names every charge of its trips, with its dollars', (path) => {
    const main = read.find((page) => page.path === path)?.document.querySelector('main') as Element
    const own = trips.filter(({ country }) => path.endsWith(country.toLowerCase())).flatMap(({ charges }) => charges)
    expect(own).not.toEqual([])
    for (const { name } of own) {
      const amounts = own.filter((charge) => charge.name === name).map(({ usdPerPerson }) => usdPerPerson)
      const said = spokenText(main).split(name)[1]?.slice(0, 40)
      for (const amount of [Math.min(...amounts), Math.max(...amounts)]) expect(said, name).toContain(`US$${amount}`)
    }
  })

  test('what is made up is in no structured data, and every claim is filled in', async () => {
    const claims = await site.json<{ text: string; status: string }[]>('/api/claims')
    const madeUp = claims.filter(({ status }) => status === 'sample').flatMap(({ text }) => text.split(', '))
    for (const { path, document } of read) {
      const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
      const stated = scripts.map(({ textContent }) => textContent).join()
      expect(
        madeUp.filter((text) => stated.includes(text)),
        path,
      ).toEqual([])
      expect(spokenText(document.documentElement).match(/\{[a-z0-9-]+\}/g), path).toBeNull()
    }
  })
})

describe('every page of the sitemap', () => {
  let tags: metadata.Tags[]

  beforeAll(async () => {
    tags = await metadata.tagsOfSitemap(site)
    expect(tags.length).toBeGreaterThan(35)
  })

  test('has a title, a description and the tags of its picture, in the head for every client, and no other has them', () => {
    for (const one of tags) metadata.expectListedTags(one)
    for (const values of metadata.valuesOfEach(tags)) expect(new Set(values).size).toBe(values.length)
  })

  test('has a picture of its own, as its tags declare it', async () => {
    const pictures = await metadata.readSharedPictures(site, tags)
    expect(new Set(pictures).size).toBe(tags.length)
  })
})

const noindex = ['noindex, follow']

test.each([
  ['/itineraries?type=Budget-Friendly&utm_source=news&gclid=1', '/itineraries', []],
  ['/itineraries?type=luxury&country=Kenya&fbclid=1', '/itineraries?type=luxury&amp;country=Kenya', noindex],
  ['/itineraries?query=gorilla', '/itineraries?query=gorilla', noindex],
  ['/book?itinerary=6', '/book', []],
  ['/thank-you', '/thank-you', noindex],
  ['/review?invitation=1.x', '/review', noindex],
])('%s, rendered for each visitor, has its tags in the head as well', async (path, canonical, robots) => {
  expect(await metadata.tagsOf(await pageAt(path))).toMatchObject({
    ...{ status: 200, error: false, robots },
    titles: [expect.stringMatching(/./)],
    canonicals: [`${origin}${canonical}`],
  })
})

test.each([chrome, 'facebookexternalhit/1.1', 'Mozilla/5.0 (compatible; bingbot/2.0)', ''])(
  'a crawler that calls itself "%s" is sent the same prerendered page as everybody',
  async (agent) => {
    const { headers } = await get('/itineraries/13', { 'user-agent': agent })
    expect(headers.get('x-nextjs-prerender') ?? headers.get('cache-control')).not.toContain('no-store')
  },
)

const trips = '0 -1 1.5 abc 4711 99999999999 0/reviews/0 4711/reviews/1 6/reviews/999999 6/reviews/x'
const activities = 'no-such-activity wild-olive-school2 wild%20olive'
const unknown: [title: string, ways: string[], start: string, ends: string][] = [
  ['404 Page Not Found', ['/', '/itineraries'], '/', 'no-such-page destinations/france about/us volunteers/anna'],
  ['Itinerary not found', ['/itineraries'], '/itineraries/', trips],
  ['Activity not found', ['/community'], '/community/', activities],
]
const unknownPaths = unknown.flatMap(([title, ways, start, ends]) =>
  ends.split(' ').map((end) => ({ title, ways, path: `${start}${end}` })),
)

test.each(unknownPaths)('$path answers 404 with "$title" and a way on', async ({ path, title, ways }) => {
  const { status, document } = await pageAt(path)
  const main = document.querySelector('main') as Element
  expect([status, spokenText(main.querySelector('h1') as Element)]).toEqual([404, title])
  const hrefs = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(expect.arrayContaining(ways))
  expect(document.querySelectorAll('meta[name=robots][content*=noindex]')).toHaveLength(1)
})

test.each([
  ['/', ['Home']],
  ['/teams', ['About Us']],
  ['/book', ['Book Now']],
  ['/donate', []],
])('the menu says where one is on %s', async (path, expected) => {
  const marked = (await pageAt(path)).document.querySelectorAll('nav[aria-label=Main] [aria-current]')
  expect([...marked].map(spokenText)).toEqual(expected)
})

test('the icons and the manifest are there in the sizes they declare, and no picture of an unknown trip', async () => {
  expect((await get('/og/itineraries/4711.jpg')).status).toBe(404)
  const home = await pageAt('/')
  await metadata.expectIcons(site, home)
  await metadata.expectManifest(site, home)
})

test('the sitemap has every trip, and pictures', async () => sitemap.expectTripsAndPictures(site))
test('robots.txt leads to the sitemap and keeps nobody out', async () => sitemap.expectAllAllowed(site))

describe('under plain `next start`', () => {
  let plain: Awaited<ReturnType<typeof site.startPlain>>

  beforeAll(async () => {
    plain = await site.startPlain()
  })
  afterAll(() => plain.stop())

  // Of each kind: kept, made for one request, not found.
  const known = ['/', '/itineraries', '/itineraries/6', '/book', ...variants]
  const kinds = [...known, ...unknownPages, '/itineraries/6/reviews/stars-9']

  test.each(kinds)('%s is the same, under the same kind of policy', async (path) => {
    const [ours, theirs] = await Promise.all([readPage(get(path)), readPage(fetch(plain.url + path))])
    expect(theirs.markup.filter((part) => !ours.markup.includes(part))).toEqual([])
    expect(theirs).toEqual(ours)
    expect(ours.policy).toMatch(/^default-src 'self'; script-src '(sha256|nonce)-/)
    expect(ours.policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(ours.policy).toContain("base-uri 'none'; form-action 'self'; frame-ancestors 'none'")
  })
})

test.each(sitePaths.filter((path) => !isMadePerRequest({ url: path })))(
  '%s is sent as Next.js has stored it, with its data in one script',
  async (path) => {
    const [copy, stored] = await Promise.all([get(path), get(path, { authorization: 'as one visitor only' })])
    const [sent, expected] = [await copy.text(), joinDataScripts(await stored.text())]
    expect(sent === expected).toBe(true)
    const policy = String(copy.headers.get('content-security-policy'))
    for (const hash of scriptHashes(expected)) expect(policy).toContain(hash)
    expect(policy.replace(/'sha256-[^']+' /g, '')).toBe(
      stored.headers.get('content-security-policy')?.replace(/'sha256-[^']+' /g, ''),
    )
  },
)

// Their values are in tests/e2e/security.spec.ts.
const securityHeaders = [
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'strict-transport-security',
  'permissions-policy',
]

// React writes its data, and the head of a page made for one request, in the order in which parts are ready.
async function readPage(answer: Promise<Response>) {
  const response = await answer
  const { headers, status } = response
  const html = (await response.text())
    .replace(/ nonce="[^"]+"/g, '')
    .replace(/<script[^>]*>self\.__next_f.*?<\/script>/gs, '')
  return {
    status,
    markup: html.split(/(?=<)/).sort(),
    policy: headers.get('content-security-policy')?.replace(/('(nonce|sha256)-)[^']+' ?('sha256-[^ ]+ )*/, '$1'),
    others: ['cache-control', ...securityHeaders].map((name) => headers.get(name)),
  }
}

// What follows writes, so it reads pages anew.

test('the sitemap knows of a change at once', async () => {
  const before = await sitemap.changeOf(16, site)
  const words = { userName: 'Otto', rating: 4, comment: 'Two hornbills at breakfast.' }
  expect(await review(16, words)).toBe(201)
  expect(await sitemap.changeOf(16, site)).toBeGreaterThan(before)
})

const hrefOf = ({ document }: Page, words: RegExp) =>
  [...document.querySelectorAll('main a')].find((link) => words.test(spokenText(link)))?.getAttribute('href') ?? ''
const commentsOf = ({ html }: Page) => [...new Set(html.match(/Review number \d+ of many/g))]

test('a trip with many reviews shows the newest twenty, and links lead on to the others and to those of so many stars', async () => {
  const written: string[] = []
  for (let number = 1; number <= 45; number += 1) {
    const comment = `Review number ${number} of many`
    expect(await review(12, { userName: 'Otto', rating: number === 2 ? 1 : 5, comment })).toBe(201)
    written.unshift(comment)
  }
  const trip = await freshPage('/itineraries/12')
  expect(commentsOf(trip)).toEqual(written.slice(0, 20))
  const second = await freshPage(hrefOf(trip, /^Show more reviews/))
  expect(commentsOf(second)).toEqual(written.slice(20, 40))
  expect((await metadata.tagsOf(second)).robots).toEqual(['noindex, follow'])
  const third = await freshPage(hrefOf(second, /^Show more reviews/))
  expect(commentsOf(third)).toEqual(written.slice(40))
  expect(hrefOf(third, /^Back to the trip/)).toBe('/itineraries/12#reviews')
  expect(hrefOf(trip, /^1 star/)).toBe('/itineraries/12/reviews/stars-1')
  expect(commentsOf(await freshPage('/itineraries/12/reviews/stars-1'))).toEqual(['Review number 2 of many'])
})

test('whatever a review says stays text in the structured data', async () => {
  const userName = 'Otto <!-- "Quote" \\ \u2028 & Söhne'
  // Without an opening <script>, which would hold the review; tests/unit/structured-data.test.ts has one.
  const comment = '</script><b id="bold"><!-- ]]> \u2028\u2029 &lt;/script&gt;'
  expect(await review(3, { userName, rating: 4, comment })).toBe(201)
  const page = await freshPage('/itineraries/3')
  const [newest] = (data.structuredData(page).find('Product')?.review ?? []) as object[]
  expect(newest).toMatchObject({ reviewBody: comment, author: { name: userName } })
  expect(/<script type="application\/ld\+json">([^<]*)</.exec(page.html)?.[1]).not.toMatch(/[<>&\u2028\u2029]/)
})
