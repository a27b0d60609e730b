// Where Next.js keeps rendered pages: in memory, as it does by itself, but dated by a clock that nobody sets.
// Next.js 16.4 takes the time of a page and of the expiry of its tags from the wall clock, and compares them with the time
// of the start plus what has passed since. On a machine whose clock has been set meanwhile, forward or back, what was
// expired went on being served.
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

const FileSystemCache = fileSystemCache.default

/** The cache handler of next.config.ts. */
export default class PageCache extends FileSystemCache {
  async get(key, context) {
    // Pages of the build that were made for another address, brand or database are no pages of this site.
    if (process.env.PAGES_OF_BUILD === 'other' && !FileSystemCache.memoryCache?.get(key)) return null
    const entry = await super.get(key, context)
    // The build was there before this process, whatever a clock said then.
    if (entry && !entry.isDated) date(entry, Math.min(entry.lastModified, performance.timeOrigin))
    return entry
  }

  async set(key, data, context) {
    await super.set(key, data, context)
    const entry = FileSystemCache.memoryCache?.get(key)
    if (entry) date(entry, performance.timeOrigin + performance.now())
  }

  // The handler of "use cache" has dated the tags already, in the map that both read, and by the right clock.
  async revalidateTag() {}
}

function date(entry, lastModified) {
  Object.assign(entry, { lastModified, isDated: true })
}
