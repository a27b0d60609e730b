import { type APIRequestContext, expect, test } from '../support/browser-test'

const deepest = 3

type Found = { clicks: number; status: number; ids: Set<string>; links: string[] }

// A parser would take a minute for a hundred pages; html.spec.ts checks that the HTML is regular enough.
const scripts = /<script\b[^>]*>.*?<\/script>/gs
const valuesOf = (html: string, attribute: RegExp) =>
  [...html.matchAll(attribute)].map(([, value = '']) => value.replaceAll('&amp;', '&'))

async function visit(request: APIRequestContext, path: string, clicks: number): Promise<Found> {
  const response = await request.get(path, { maxRedirects: 0 })
  const html = (await response.text()).replace(scripts, '')
  const hrefs = valuesOf(html, /<a\b[^>]*\shref="([^"]*)"/g)
  const links = hrefs.map((href) => (href.startsWith('#') ? path + href : href)).filter((href) => href.startsWith('/'))
  return {
    clicks,
    status: response.status(),
    ids: new Set(valuesOf(html, /\sid="([^"]*)"/g)),
    // A list with filters leads to lists with more of them, without end.
    links: path.includes('?') ? [] : [...new Set(links)],
  }
}

const pathOf = (href: string) => href.split('#')[0] ?? ''

async function crawl(request: APIRequestContext) {
  const found = new Map<string, Found>()
  let next = ['/']
  for (let clicks = 0; next.length > 0; clicks += 1) {
    for (const path of next) found.set(path, await visit(request, path, clicks))
    const links = next.flatMap((path) => found.get(path)?.links ?? []).map(pathOf)
    next = [...new Set(links)].filter((path) => !found.has(path))
  }
  return found
}

test('every page of the sitemap is at most three clicks from home, and every link leads to a page and a place on it', async ({
  request,
}) => {
  const found = await crawl(request)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = valuesOf(sitemap, /<loc>([^<]*)<\/loc>/g).map((address) => new URL(address).pathname)
  expect(listed.length).toBeGreaterThan(40)
  const tooDeep = listed.filter((path) => (found.get(path)?.clicks ?? Number.POSITIVE_INFINITY) > deepest)
  expect(tooDeep, 'pages that cannot be reached').toEqual([])

  const answers = [...found].filter(([, { status }]) => status !== 200).map(([path, { status }]) => `${status} ${path}`)
  expect(answers, 'links to nothing, or to a redirect').toEqual([])

  const lost = [...found].flatMap(([path, { links }]) =>
    links
      .filter((href) => {
        const [target = '', fragment] = href.split('#')
        return fragment !== undefined && !found.get(target)?.ids.has(fragment)
      })
      .map((href) => `${href} on ${path}`),
  )
  expect(lost, 'links to a place that is not there').toEqual([])
})
