import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { pagesVersion } from '../../lib/cache/pages-version'
import type { Copy } from './copy'

// Milliseconds. This cache hears of changes, so it may exceed s-maxage; stale copies are served while revalidating.
const shortestFresh = 30_000
const longestStale = 600_000
// Characters. No link of ours has a third of that.
const longestKey = 1024

type StoredCopy = { copy: Copy; version: number; at: number }

export function openCopies(megabytes: number) {
  const stored = new LRUCache<string, StoredCopy>({
    maxSize: megabytes * 1024 * 1024,
    sizeCalculation: ({ copy }, key) => copy.bytes * 2 + key.length * 2 + 1024,
  })
  // The headers that determine the cache key of a path.
  const rules = new LRUCache<string, Copy['headers']>({ max: 10_000 })
  const beingMade = new Map<string, Promise<Copy>>()

  async function renew(url: URL, headers: IncomingHttpHeaders, lastKey: string, make: () => Promise<Copy>) {
    // Read before rendering: a change meanwhile makes the copy stale.
    const version = pagesVersion()
    const at = performance.now()
    const old = () => stored.get(lastKey)?.copy
    const made = await make().catch((error: unknown) => {
      const last = old()
      if (last) return last
      throw error
    })
    if (made.status >= 500) return old() ?? made
    if (made.freshFor === 0) return made
    const key = keyOf(url, headers, made.headers)
    if (key.length > longestKey) return made
    rules.set(ruleKey(url), made.headers)
    const last = stored.get(key)
    // The last copy is compressed already.
    const copy = last?.copy.etag === made.etag ? last.copy : made
    const isOvertaken = last !== undefined && last.version > version
    if (!isOvertaken) stored.set(key, { copy, version, at })
    return copy
  }

  /** Concurrent requests share one rendering. If it fails and Next.js has no last page, the last copy is sent, however old. */
  return async function recall(url: URL, headers: IncomingHttpHeaders, make: () => Promise<Copy>) {
    const key = keyOf(url, headers, rules.get(ruleKey(url)))
    const known = stored.get(key)
    const version = pagesVersion()
    const age = known?.version === version ? performance.now() - known.at : Number.POSITIVE_INFINITY
    if (known && age < Math.max(known.copy.freshFor, shortestFresh)) return known.copy
    // Rendering that began before the last change must not be shared.
    const name = `${version} ${key}`
    const making = beingMade.get(name) ?? renew(url, headers, key, make).finally(() => beingMade.delete(name))
    beingMade.set(name, making)
    if (!known || age > longestStale) return making
    making.catch(() => undefined)
    return known.copy
  }
}

// Concatenated, since a slice would keep the whole address in memory.
const ruleKey = ({ pathname }: URL) => `of ${pathname}`

const formats = ['image/avif', 'image/webp']

function keyOf({ pathname, searchParams }: URL, { accept = '' }: IncomingHttpHeaders, rule: Copy['headers'] = {}) {
  const isByFormat = /\baccept(,|$)/i.test(String(rule.vary))
  const format = isByFormat ? formats.find((one) => accept.includes(one)) : ''
  return `${pathname}?${readParameters(searchParams, rule['no-vary-search'])} ${format}`
}

// draft-ietf-httpbis-no-vary-search, as far as next.config.ts uses it. Without the header all parameters count.
function readParameters(query: URLSearchParams, rule: Copy['headers'][string]) {
  if (rule === undefined) return query
  const names = [...String(rule).matchAll(/"([^"]*)"/g)].map(([, name]) => name)
  return new URLSearchParams([...query].filter(([name]) => names.includes(name)))
}
