// Copies of answers that are the same for everyone.
import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import { pagesVersion } from '../../lib/server/pages-changed'
import type { Copy } from './copy'

// In ms. What expires by a tag goes at once; other copies are sent for a while after that, while a new one is made.
const freshFor = 30_000
const goodFor = 600_000

type Kept = { copy: Copy; version: number; at: number }
/** `isOld`: an older copy because a new one cannot be made now. */
type Making = { copy: Copy; isKept: boolean; isOld?: boolean }

function isSame(one: Copy, other: Copy) {
  return one.etag === other.etag && one.status === other.status && isDeepStrictEqual(one.headers, other.headers)
}

export function openMemory(megabytes: number) {
  const kept = new LRUCache<string, Kept>({
    maxSize: megabytes * 1024 * 1024,
    sizeCalculation: ({ copy }) => copy.bytes * 2 + 1024,
  })
  const beingMade = new Map<string, Promise<Copy>>()

  async function renew(key: string, make: () => Promise<Making>) {
    // Read before the page is made: a change meanwhile makes it old.
    const version = pagesVersion()
    const last = kept.get(key)?.copy
    const {
      copy: made,
      isKept,
      isOld,
    }: Making = await make().catch((error: unknown) => {
      if (last) return { copy: last, isKept: false }
      throw error
    })
    // It is compressed already.
    const copy = last && isSame(made, last) ? last : made
    const isOvertaken = (kept.get(key)?.version ?? version) > version
    if (isKept && !isOvertaken) kept.set(key, { copy, version, at: performance.now() })
    return (copy.status >= 500 || isOld) && last ? last : copy
  }

  return {
    /**
     * The copy under this key, made if it is missing or too old. Requests at the same time share one making, and wait
     * for it only when something has changed or the copy is very old. When making fails, the last copy is used, however
     * old.
     */
    async recall(key: string, make: () => Promise<Making>) {
      const known = kept.get(key)
      const version = pagesVersion()
      const age = known?.version === version ? performance.now() - known.at : Number.POSITIVE_INFINITY
      if (known && age < freshFor) return known.copy
      // Making that began before the last change must not be shared.
      const name = `${version} ${key}`
      const copy = beingMade.get(name) ?? renew(key, make).finally(() => beingMade.delete(name))
      beingMade.set(name, copy)
      if (!known || age > goodFor) return copy
      copy.catch(() => undefined)
      return known.copy
    },
  }
}
