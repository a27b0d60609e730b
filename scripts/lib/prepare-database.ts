import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { claims } from '../../lib/content/claims'
import { parseConfig } from '../../lib/platform/config-schema'
import { contactTexts, examplesLeft, givenContacts } from '../../lib/platform/contact-settings'
import type { PrismaClient } from '../../prisma/generated/client'
import { migrateJobQueue } from './job-queue'
import { applyMigrations, describeApplied, prismaFolder } from './migrations'
import { root } from './paths'
import { generateClient } from './prisma-client'
import { print } from './report'

/** Migrates and fills empty tables. Throws OperatorError for a failed migration. */
export async function prepareDatabase(url: string) {
  await generateClient()
  await migrate(url)
  if (await isContentMissing(url)) await seed(url)
  if (await areClaimsMissing(url)) await addClaims(url)
  await storeContacts(url)
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

/** Warns about claims that are still samples. */
export async function warnOfSamples(url: string) {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const { rows } = await client.query("SELECT count(*)::int AS count FROM claims WHERE status = 'sample'")
    const [{ count }] = rows
    if (count > 0) print(`${count} claims are samples, not facts of your company: sheet Claims, docs/operate.md`)
  } catch {
  } finally {
    await client.end()
  }
}

/** Warns about example contacts on a public site. */
export async function warnOfExamples(url: string) {
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

export async function migrate(url: string) {
  for (const name of await applyMigrations(url, prismaFolder(root))) print(describeApplied(name))
  await migrateJobQueue(url)
}

export async function seed(url: string) {
  const { seedContent } = await import('../../prisma/seed')
  const isLoaded = await withPrisma(url, seedContent)
  if (isLoaded) print('Loaded the content: trips, team, vehicles and volunteer openings')
}

async function addClaims(url: string) {
  const { addClaims: add } = await import('../../prisma/seed')
  const count = await withPrisma(url, (prisma) => prisma.$transaction(add))
  print(`Added ${count} claims that our texts name; they are on the sheet Claims of the workbook`)
}

export async function seedDemo(url: string) {
  const { seedDemo: addSamples } = await import('../../prisma/seed-demo')
  const isAdded = await withPrisma(url, addSamples)
  print(isAdded ? 'Added the sample reviews' : 'The sample reviews are there already')
}

// Without Prisma, whose client slows down every start.
async function isContentMissing(url: string) {
  const tables = ['itineraries', 'team_members', 'fleet_vehicles', 'volunteers']
  return isTrue(url, `SELECT NOT (${tables.map((table) => `EXISTS (SELECT FROM ${table})`).join(' OR ')}) AS answer`)
}

// A deleted row comes back while our texts use it.
async function areClaimsMissing(url: string) {
  return isTrue(
    url,
    'SELECT EXISTS (SELECT FROM unnest($1::text[]) AS name WHERE name NOT IN (SELECT id FROM claims)) AS answer',
    [claims.map(({ id }) => id)],
  )
}

async function isTrue(url: string, question: string, values: unknown[] = []): Promise<boolean> {
  const [row] = await queryRows(url, question, values)
  return row.answer
}

async function queryRows(url: string, sql: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const { rows } = await client.query(sql, values)
    return rows
  } finally {
    await client.end()
  }
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
