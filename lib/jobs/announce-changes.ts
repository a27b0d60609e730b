// IndexNow (indexnow.org): tells the search engines that take part which pages have changed.
import 'server-only'
import { z } from 'zod'
import { tags } from '../cache/tag-names'
import { pages } from '../content/pages'
import { offered } from '../itineraries/offered'
import { config } from '../platform/config'
import { db } from '../platform/db'
import { log } from '../platform/log'

const note = 'announced-pages'
const waitsFor = 20_000 // ms

const announcedSchema = z.object({ at: z.iso.datetime(), versions: z.record(z.string(), z.string()) })
type Announced = z.infer<typeof announcedSchema>

/** Pages whose content has changed since the last time, and all of them at first. A failure is tried again the next day. */
export async function announceChanges() {
  if (!config.indexNowKey || !config.siteUrl.startsWith('https:')) return
  const before = await readAnnounced()
  const versions = await readVersions()
  const paths = await listChanged(before, versions)
  if (paths.length > 0 && !(await post(paths))) return
  const text = JSON.stringify({ at: new Date().toISOString(), versions } satisfies Announced)
  await db().$executeRaw`
    INSERT INTO site_notes VALUES (${note}, ${text}) ON CONFLICT (name) DO UPDATE SET text = excluded.text`
}

async function readAnnounced() {
  const found = await db().siteNote.findUnique({ where: { name: note } })
  return found && announcedSchema.parse(JSON.parse(found.text))
}

/** By tag, as prisma/sql/content_versions.sql counts them. */
async function readVersions() {
  const rows = await db().$queryRaw<{ tag: string; version: string }[]>`
    SELECT tag, sum(version)::text AS version FROM content_versions GROUP BY tag`
  return Object.fromEntries(rows.map(({ tag, version }) => [tag, version]))
}

const open = Object.entries(pages).filter(([, { isPrivate }]) => !isPrivate)
const every = open.map(([path]) => path)
const withTrips = open.flatMap(([path, { showsItineraries }]) => (showsItineraries ? path : []))

/** What a tag's content is shown on, beside the trips themselves. */
const pagesOfTag: Record<string, string[]> = {
  [tags.itineraries]: withTrips,
  [tags.reviews]: withTrips,
  [tags.places]: every.filter((path) => path.startsWith('/destinations') || path === '/endangered-species'),
  [tags.teamMembers]: ['/teams'],
  [tags.fleetVehicles]: ['/fleet'],
  [tags.volunteers]: ['/volunteers', '/volunteer'],
  [tags.claims]: every,
  [tags.words]: every,
}

async function listChanged(before: Announced | null, versions: Announced['versions']) {
  if (!before) return [...every, ...(await listTrips())]
  const changed = Object.keys(versions).filter((tag) => versions[tag] !== before.versions[tag])
  const reviewed = changed.flatMap((tag) => {
    const [, id] = /^itinerary:(\d+)$/.exec(tag) ?? []
    return id ? `/itineraries/${id}` : []
  })
  const trips = changed.includes(tags.itineraries) ? await listTrips(new Date(before.at)) : []
  return [...new Set([...changed.flatMap((tag) => pagesOfTag[tag] ?? []), ...trips, ...reviewed])]
}

async function listTrips(since = new Date(0)) {
  const where = { ...offered, updatedAt: { gte: since } }
  const trips = await db().itinerary.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } })
  return trips.map(({ id }) => `/itineraries/${id}`)
}

async function post(paths: string[]) {
  const { siteUrl, indexNowKey, indexNowUrl } = config
  const body = {
    host: new URL(siteUrl).host,
    key: indexNowKey,
    keyLocation: `${siteUrl}/indexnow.txt`,
    urlList: paths.map((path) => siteUrl + (path === '/' ? '' : path)),
  }
  try {
    const response = await fetch(indexNowUrl, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(waitsFor),
    })
    if (response.ok) return true
    log().warn({ status: response.status }, 'IndexNow did not take the changed pages. They are sent tomorrow.')
  } catch (error) {
    log().warn({ reason: (error as Error).message }, 'IndexNow does not answer. The changed pages are sent tomorrow.')
  }
  return false
}
