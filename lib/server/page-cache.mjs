// Where Next.js keeps resized pictures, on disk, and rendered pages: in memory, as it does by itself, but dated by a clock
// that nobody sets.
// Next.js 16.4 takes the time of a page and of the expiry of its tags from the wall clock, and compares them with the time
// of the start plus what has passed since. On a machine whose clock has been set meanwhile, forward or back, what was
// expired went on being served.
import path from 'node:path'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { openPictureFiles } from './picture-files.mjs'

const FileSystemCache = fileSystemCache.default
let pictureFiles

/** The cache handler of next.config.ts. */
export default class PageCache extends FileSystemCache {
  get pictures() {
    pictureFiles ??= openPictureFiles(path.join(this.serverDistDir, '../cache/pictures'))
    return pictureFiles
  }

  async get(key, context) {
    if (context.kind === 'IMAGE') return this.pictures.get(key)
    // Pages of the build that were made for another address, brand or database are no pages of this site.
    if (process.env.PAGES_OF_BUILD === 'other' && !FileSystemCache.memoryCache?.get(key)) return null
    const entry = await super.get(key, context)
    // The build was there before this process, whatever a clock said then.
    if (entry && !entry.isDated) date(entry, Math.min(entry.lastModified, performance.timeOrigin))
    return entry
  }

  async set(key, data, context) {
    if (data?.kind === 'IMAGE') return this.pictures.set(key, { value: data, lastModified: Date.now() })
    await super.set(key, data, context)
    const entry = FileSystemCache.memoryCache?.get(key)
    // By the start of the request that it was rendered for: what changed meanwhile may be missing in it.
    const begin = ofThisProcess('request-context')?.getStore()?.begin ?? performance.now()
    if (entry) date(entry, performance.timeOrigin + begin)
  }

  // The handler of "use cache" has dated the tags already, in the map that both read, and by the right clock.
  async revalidateTag() {
    const pages = ofThisProcess('pages')
    if (pages) pages.version += 1
  }
}

// As in per-process.ts, which cannot be imported without a compiler.
function ofThisProcess(name) {
  return globalThis[Symbol.for(`tembo-trails.${name}`)]
}

function date(entry, lastModified) {
  Object.assign(entry, { lastModified, isDated: true })
}
