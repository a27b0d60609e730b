import { expect, test } from 'vitest'
import { preparedDataFolder, siteOfFile } from '../support/scripts'

const site = siteOfFile(await preparedDataFolder(), { RATE_LIMIT_PER_HOUR: '100000' })

type Rule = { isAllowed: boolean; path: string }

/** RFC 9309: the longest rule that matches wins. */
function mayVisit(rules: Rule[], address: string) {
  const matching = rules.filter(({ path }) => {
    const pattern = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
    return new RegExp(`^${pattern}`).test(address)
  })
  const [longest] = matching.toSorted((a, b) => b.path.length - a.path.length)
  return longest?.isAllowed ?? true
}

async function readRules(): Promise<Rule[]> {
  const text = await (await fetch(`${site.url}/robots.txt`)).text()
  return [...text.matchAll(/^(Allow|Disallow): *(\S+)$/gim)].map(([, kind = '', path = '']) => ({
    isAllowed: kind.toLowerCase() === 'allow',
    path,
  }))
}

const pathIn = (href: string) => {
  const { pathname, search, origin } = new URL(href.replaceAll('&amp;', '&'), site.url)
  return origin === new URL(site.url).origin && !/\.(?:ics|xlsx|jpg|webp|png|svg|pdf)$/.test(pathname)
    ? pathname + search
    : []
}

test('a polite crawler finds the whole site, and no maze', async () => {
  const rules = await readRules()
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  const seen = new Set(listed)
  const left = [...seen]
  const most = 400
  const workers = Array.from({ length: 4 }, async () => {
    for (let path = left.shift(); path !== undefined && seen.size < most; path = left.shift()) {
      const response = await fetch(site.url + path)
      const html = await response.text()
      for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\bhref="([^"]+)"/g))
        for (const next of [pathIn(href)].flat())
          if (!seen.has(next) && mayVisit(rules, next)) {
            seen.add(next)
            left.push(next)
          }
    }
  })
  await Promise.all(workers)
  expect([...seen].filter((path) => path.includes('?')).length).toBeGreaterThan(5)
  expect([...seen].length, [...seen].join('\n')).toBeLessThanOrEqual(150)
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
])('%s is open to crawlers: %s', async (address, isOpen) => {
  expect(mayVisit(await readRules(), address)).toBe(isOpen)
})
