// The cache of pages and resized pictures that next.config.ts gives to Next.js.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { openPictureFiles } from './picture-files.mjs'

const FileSystemCache = fileSystemCache.default
let pictureFiles

export default class PageCache extends FileSystemCache {
  get pictures() {
    pictureFiles ??= openPictureFiles(path.join(this.serverDistDir, '../cache/pictures'))
    return pictureFiles
  }

  async get(key, context) {
    if (context.kind === 'IMAGE') return this.pictures.get(key)
    // Pages built for other settings or another database must not be served.
    if (process.env.PAGES_OF_BUILD === 'other' && !FileSystemCache.memoryCache?.get(key)) return null
    const entry = await super.get(key, context)
    // 16.4 would resume the page for a form that was posted without JavaScript, and lose what the action returned.
    if (entry?.value?.postponed !== undefined && requestOf()?.method === 'POST') return null
    if (entry && !entry.hasPolicy) {
      addPolicy(entry.value)
      entry.hasPolicy = true
    }
    if (entry) return entry
    const findLastPage = () => this.lastPage(key)
    const request = requestOf()
    // The first is the page that was asked for; later ones are those for failures.
    if (request) request.findLastPage ??= findLastPage
    return isDatabaseAway() ? findLastPage() : null
  }

  // For while the database is down. Next.js drops build pages that expired before the first visit.
  async lastPage(key) {
    const last = FileSystemCache.memoryCache?.get(key)?.value ?? (await this.pageOfBuild(key))
    if (last?.kind !== 'APP_PAGE' || last.postponed) return null
    addPolicy(last)
    return { value: last, lastModified: performance.timeOrigin + performance.now() }
  }

  async pageOfBuild(key) {
    const file = this.getFilePath(key.slice(key.indexOf('/$/') + 2), 'APP_PAGE')
    const [html, meta, rscData] = await Promise.all([
      readFile(`${file}.html`, 'utf8'),
      readFile(`${file}.meta`, 'utf8').then(JSON.parse),
      readFile(`${file}.rsc`),
    ]).catch(() => [])
    return html && meta.routeCache?.key === key ? { ...meta, kind: 'APP_PAGE', html, rscData } : null
  }

  async set(key, data, context) {
    if (data?.kind === 'IMAGE') return this.pictures.set(key, { value: data, lastModified: Date.now() })
    // Before Next.js sends this page to the first client.
    addPolicy(data)
    // Withdrawn trips answer 410 instead of 404.
    if (data?.status === 404 && requestOf()?.isWithdrawn) data.status = 410
    await super.set(key, data, context)
    const entry = FileSystemCache.memoryCache?.get(key)
    // Dated by the start of its request, since content may change during rendering.
    const request = requestOf()
    const begin = request?.begin ?? performance.now()
    if (request) request.hasRendered = true
    if (entry) Object.assign(entry, { lastModified: performance.timeOrigin + begin, hasPolicy: true })
  }

  // Next's "use cache" handler dates the tags in the same map.
  async revalidateTag() {
    const pages = ofThisProcess('pages')
    if (pages) pages.version += 1
  }
}

// Milliseconds until another request tries again.
const patience = 10_000

function isDatabaseAway() {
  const failure = ofThisProcess('database-failure')
  return failure !== undefined && performance.now() - failure.at < patience
}

function requestOf() {
  return ofThisProcess('request-context')?.getStore()
}

// As in per-process.ts, which cannot be imported without a compiler.
function ofThisProcess(name) {
  return globalThis[Symbol.for(`tembo-trails.${name}`)]
}

/** Pages rendered per request have no HTML here; lib/http/finish-answers.ts sets their policy. */
function addPolicy(page) {
  const policyOf = ofThisProcess('page-policy')
  if (page?.kind !== 'APP_PAGE' || !page.html || page.postponed || !policyOf) return
  page.headers ??= {}
  page.headers['content-security-policy'] = policyOf(page.html)
}
