// Copies of what is the same for every visitor: prerendered pages and the build's own files.
import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import { pagesVersion } from '../../lib/server/pages-changed'
import type { Copy } from './copy'

/** For how long a copy is sent before Next.js is asked again; what is expired by a tag goes at once. */
const freshFor = 30_000

type Kept = { copy: Copy; version: number; at: number }
/** `isOld` when the copy only stands in for one that cannot be made now. */
type Making = { copy: Copy; isKept: boolean; isOld?: boolean }

function isSame(one: Copy, other: Copy) {
  return one.etag === other.etag && one.status === other.status && isDeepStrictEqual(one.headers, other.headers)
}

/** A memory of copies by address, of so many megabytes at most. */
export function openMemory(megabytes: number) {
  const kept = new LRUCache<string, Kept>({
    maxSize: megabytes * 1024 * 1024,
    sizeCalculation: ({ copy }) => copy.bytes * 2 + 1024,
  })
  const beingMade = new Map<string, Promise<Copy>>()

  async function renew(key: string, make: () => Promise<Making>) {
    // Read first: what changes while the page is made makes it old.
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
    // Compressed already.
    const copy = last && isSame(made, last) ? last : made
    const isOvertaken = (kept.get(key)?.version ?? version) > version
    if (isKept && !isOvertaken) kept.set(key, { copy, version, at: performance.now() })
    return (copy.status >= 500 || isOld) && last ? last : copy
  }

  return {
    /**
     * The copy under this key, made when there is none or it is too old. Those who ask for the same at once share one
     * making. While making fails, or answers a server error, the last copy that was kept is given, however old.
     */
    async recall(key: string, make: () => Promise<Making>) {
      const known = kept.get(key)
      const version = pagesVersion()
      if (known?.version === version && performance.now() - known.at < freshFor) return known.copy
      // One that began before the last change must not be joined.
      const name = `${version} ${key}`
      const copy = beingMade.get(name) ?? renew(key, make).finally(() => beingMade.delete(name))
      beingMade.set(name, copy)
      return copy
    },
  }
}
