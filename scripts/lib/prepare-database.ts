import { PrismaPg } from '@prisma/adapter-pg'
import { runMigrations } from 'graphile-worker'
import { claims } from '../../lib/content/claims'
import { parseConfig } from '../../lib/platform/config-schema'
import { contactTexts, examplesLeft, givenContacts } from '../../lib/platform/contact-settings'
import type { PrismaClient } from '../../prisma/generated/client'
import { applyMigrations } from './migrations'
import { generateClient } from './prisma-client'
import { queryRows, withLock } from './query'
import { print } from './report'

/** Migrates and fills empty tables. Throws OperatorError for a failed migration. */
export async function prepareDatabase(url: string) {
  await generateClient()
  const applied = await migrate(url)
  // Before the content is added, which comes refreshed.
  if (applied.length > 0) await refreshContent(url)
  const isNew = await isContentMissing(url)
  if (isNew) await addContent(url)
  await refreshAnswers(url, isNew || applied.length > 0)
  await storeContacts(url)
  const count = await stripStoredPhotos(url)
  if (count > 0) print(`Took place and owner out of ${count} photographs`)
}

/** Of an earlier version. Returns their number. */
export async function stripStoredPhotos(url: string) {
  const rows = await queryRows(url, 'SELECT hash, name FROM photos WHERE NOT is_stripped')
  if (rows.length === 0) return 0
  const { stripPhoto } = await import('../../lib/publishing/strip-photo')
  for (const { hash, name } of rows) {
    const [photo] = await queryRows(url, 'SELECT bytes FROM photos WHERE hash = $1 AND name = $2', [hash, name])
    // What is no picture stays as it is.
    const stripped = photo && (await stripPhoto(photo.bytes).catch(() => null))
    await queryRows(
      url,
      'UPDATE photos SET bytes = coalesce($3, bytes), is_stripped = true WHERE hash = $1 AND name = $2',
      [hash, name, stripped],
    )
  }
  return rows.length
}

// Without Prisma, whose client slows down every start. A deleted claim comes back while our texts use it.
async function isContentMissing(url: string): Promise<boolean> {
  const tables = ['itineraries', 'team_members', 'fleet_vehicles', 'volunteers']
  const [answer] = await queryRows(
    url,
    `SELECT NOT (${tables.map((table) => `EXISTS (SELECT FROM ${table})`).join(' OR ')})
       OR EXISTS (SELECT FROM unnest($1::text[]) AS name WHERE name NOT IN (SELECT id FROM claims)) AS missing`,
    [claims.map(({ id }) => id)],
  )
  return answer.missing
}

export async function storeContacts(url: string) {
  const given = givenContacts(process.env)
  const stored = await storedContacts(url)
  const missing = given.filter(([key]) => !(key in stored))
  if (missing.length === 0) return
  const [keys, texts] = [missing.map(([key]) => key), missing.map(([, text]) => text)]
  await queryRows(
    url,
    'INSERT INTO content_words SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING',
    [keys, texts],
  )
  print(`Stored ${missing.length} contacts of the settings; from now on they are changed on the sheet Words`)
}

/** Says what visitors are still given instead of facts of the company. */
export async function warnOfExamples(url: string) {
  const samples = await queryRows(url, "SELECT FROM claims WHERE status = 'sample'").catch(() => [])
  if (samples.length > 0)
    print(`${samples.length} claims are samples, not facts of your company: sheet Claims, docs/operate.md`)
  const lodges = await queryRows(url, "SELECT FROM lodges WHERE status = 'sample'").catch(() => [])
  if (lodges.length > 0)
    print(`${lodges.length} lodges are samples with invented names: sheet Lodges, docs/operator.md`)
  const config = parseConfig(process.env)
  const contacts = { ...contactTexts(config), ...(await storedContacts(url).catch(() => ({}))) }
  const left = examplesLeft(config.siteUrl, contacts)
  if (left.length > 0)
    print(`NOT READY FOR VISITORS, who are given examples of ours: ${left.join(', ')} (sheet Words, docs/operate.md)`)
}

async function storedContacts(url: string): Promise<Record<string, string>> {
  const rows = await queryRows(url, "SELECT key, text FROM content_words WHERE key LIKE 'contact.%'")
  return Object.fromEntries(rows.map(({ key, text }) => [key, text]))
}

/** Returns what it applied. */
export async function migrate(url: string) {
  const applied = await applyMigrations(url)
  await migrateJobQueue(url)
  return applied
}

/** A newer version may say a trip's days or price differently. */
async function refreshContent(url: string) {
  const { refreshTrips } = await import('../../lib/itineraries/refresh')
  await withPrisma(url, (prisma) => prisma.$transaction((tx) => refreshTrips(tx), { timeout: 600_000 }))
}

/** Also without a migration: a newer version may have other texts. Those of trips follow every night at the latest. */
async function refreshAnswers(url: string, ofTrips: boolean) {
  const { refreshPassages } = await import('../../lib/answers/refresh')
  await withPrisma(url, (prisma) =>
    prisma.$transaction((tx) => refreshPassages(tx, ofTrips ? undefined : []), { timeout: 600_000 }),
  )
}

async function addContent(url: string) {
  const { addClaims, seedContent } = await import('../../prisma/seed')
  await withPrisma(url, async (prisma) => {
    if (await seedContent(prisma)) print('Loaded the content: trips, team, vehicles and volunteer openings')
    const count = await prisma.$transaction(addClaims)
    if (count > 0) print(`Added ${count} claims that our texts name; they are on the sheet Claims of the workbook`)
  })
}

export async function seedDemo(url: string) {
  const { seedDemo: addSamples } = await import('../../prisma/seed-demo')
  const { reviews, departures } = await withPrisma(url, addSamples)
  print(reviews ? 'Added the sample reviews' : 'The sample reviews are there already')
  print(departures ? 'Added the sample dates to join' : 'The sample dates to join are there already')
}

async function withPrisma<T>(url: string, work: (prisma: PrismaClient) => Promise<T>) {
  const { PrismaClient } = await import('../../prisma/generated/client')
  const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) })
  try {
    return await work(prisma)
  } finally {
    await prisma.$disconnect()
  }
}

const jobQueueLock = 710_004

export function migrateJobQueue(url: string) {
  return withLock(url, jobQueueLock, () => runMigrations({ connectionString: url }))
}
