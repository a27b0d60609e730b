import { forEach } from '../post'
import type { Page, ServedSite } from './served-site'
import { pathOf, readSitemap } from './sitemap'

type Found = { clicks: number; status: number; ids: Set<string>; links: string[] }

// A parser would take a minute for a hundred pages; html-validate checks that the HTML is regular enough.
const scripts = /<script\b[^>]*>.*?<\/script>/gs
const valuesOf = (text: string, value: RegExp) =>
  [...text.matchAll(value)].map(([, found = '']) => found.replaceAll('&amp;', '&'))

type PageReader = { pageAt: (path: string) => Promise<Pick<Page, 'status' | 'html'>> }

type MayRead = (path: string) => boolean

async function visit({ pageAt }: PageReader, path: string, clicks: number, mayRead: MayRead): Promise<Found> {
  const { status, html } = await pageAt(path)
  const visible = html.replace(scripts, '')
  const hrefs = valuesOf(visible, /<a\b[^>]*\shref="([^"]*)"/g)
  const links = hrefs.map((href) => (href.startsWith('#') ? path + href : href)).filter((href) => href.startsWith('/'))
  return {
    ...{ clicks, status },
    ids: new Set(valuesOf(visible, /\sid="([^"]*)"/g)),
    // A list with filters leads to lists with more of them, without end.
    links: [...new Set(path.includes('?') ? links.filter((href) => mayRead(pageIn(href))) : links)],
  }
}

const pageIn = (href: string) => href.split('#')[0] ?? ''

/** Every page that links lead to, from home on; from pages with a query only those that `mayRead` lets through. */
export async function crawl(site: PageReader, atOnce = 6, mayRead: MayRead = () => false) {
  const found = new Map<string, Found>()
  let next = ['/']
  for (let clicks = 0; next.length > 0; clicks += 1) {
    await forEach(next, atOnce, async (path) => {
      found.set(path, await visit(site, path, clicks, mayRead))
    })
    const links = next.flatMap((path) => found.get(path)?.links ?? []).map(pageIn)
    next = [...new Set(links)].filter((path) => !found.has(path))
  }
  return found
}

type Crawled = Awaited<ReturnType<typeof crawl>>

/** The pages of the sitemap that are more clicks away from home. */
export async function deeperThan(most: number, found: Crawled, site: ServedSite) {
  const listed = (await readSitemap(site)).map(({ url }) => pathOf(url))
  const tooDeep = listed.filter((path) => (found.get(path)?.clicks ?? Number.POSITIVE_INFINITY) > most)
  return { listed, tooDeep }
}

export const notFound = (found: Crawled) =>
  [...found].filter(([, { status }]) => status !== 200).map(([path, { status }]) => `${status} ${path}`)

export const lostFragments = (found: Crawled) =>
  [...found].flatMap(([path, { links }]) =>
    links
      .filter((href) => {
        const [target = '', fragment] = href.split('#')
        return fragment !== undefined && !found.get(target)?.ids.has(fragment)
      })
      .map((href) => `${href} on ${path}`),
  )
