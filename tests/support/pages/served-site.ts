// A site of the test file's own, with the sample reviews. Each of its pages is fetched once.
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect } from 'vitest'
import { seedDemo } from '@/scripts/lib/prepare-database'
import { rowsOf } from '../database'
import { startNext } from '../next-start'
import { ownDatabase } from '../own-database'
import { postJson } from '../post'
import { type Site, startSite } from '../scripts'

export const origin = process.env.SITE_URL ?? ''
export const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'

/** What the search answers with. */
export type Passage = { key: string; href: string; text: string }

export type Page = { path: string; status: number; html: string; document: Document }

/** Starts before the tests of the file and ends after them. Call it outside of any test. */
export function servedSite() {
  let database = ''
  let site: Site
  const pages = new Map<string, Promise<Page>>()

  beforeAll(async () => {
    database = await ownDatabase()
    await seedDemo(database)
    site = await startSite({ DATABASE_URL: database, MAIL_WORKER: '0', RATE_LIMIT_PER_HOUR: '100000' }, 'serve')
    expect(site.output()).toContain(`The site is at ${origin}`)
  })

  afterAll(() => site?.stop())

  /** Does not follow redirects. */
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${site.url}${path}`, { redirect: 'manual', headers: { 'user-agent': chrome, ...headers } })

  const json = async <T>(path: string) => (await (await get(path)).json()) as T

  /** As it is now. Nothing in the page runs. */
  async function freshPage(path: string): Promise<Page> {
    const response = await get(path)
    const html = await response.text()
    let parsed: Document | undefined
    return {
      ...{ path, status: response.status, html },
      get document() {
        parsed ??= new JSDOM(html).window.document
        return parsed
      },
    }
  }

  /** As it was when a test first read it. */
  function pageAt(path: string) {
    const page = pages.get(path) ?? freshPage(path)
    pages.set(path, page)
    return page
  }

  /** Returns the status. */
  const review = async (itineraryId: number, words: { userName: string; rating: number; comment: string }) =>
    (await postJson(site.url, '/api/reviews', { itineraryId, ...words })).status

  const itineraryIds = async () => (await rowsOf('SELECT id FROM itineraries', [], database)).map(({ id }) => id)

  const passages = () => rowsOf<Passage>('SELECT key, href, text FROM passages ORDER BY key', [], database)

  /** Next.js's own server, on the same build and database. */
  const startPlain = () => startNext({ DATABASE_URL: database })

  return { get, json, pageAt, freshPage, review, itineraryIds, passages, startPlain }
}

export type ServedSite = ReturnType<typeof servedSite>
