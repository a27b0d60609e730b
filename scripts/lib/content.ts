// Brings a database up to date: tables, then content.
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import type { PrismaClient } from '../../prisma/generated/client'
import { migrateJobQueue } from './job-queue'
import { applyMigrations, prismaFolder } from './migrations'
import { root } from './paths'
import { generateClient } from './prisma-client'
import { say } from './report'

/**
 * Applies the missing migrations, and loads the content when the content tables are empty.
 * Fails with a sentence when a migration does, else with the database's error.
 */
export async function prepareDatabase(url: string) {
  await generateClient()
  await migrate(url)
  if (await isContentMissing(url)) await seed(url)
}

/** Applies the missing migrations and names them. Fails with a sentence. */
export async function migrate(url: string) {
  for (const name of await applyMigrations(url, prismaFolder(root))) say(`Applied the migration ${name}`)
  await migrateJobQueue(url)
}

/** Loads the content into empty tables; says what it did. */
export async function seed(url: string) {
  const { seedContent } = await import('../../prisma/seed')
  const isLoaded = await withPrisma(url, seedContent)
  say(isLoaded ? 'Loaded the content: trips, team, vehicles and volunteer openings' : 'The content is there already')
}

/** Adds the sample reviews; says what it did. */
export async function seedDemo(url: string) {
  const { seedDemo: addSamples } = await import('../../prisma/seed-demo')
  const isAdded = await withPrisma(url, addSamples)
  say(isAdded ? 'Added the sample reviews' : 'The sample reviews are there already')
}

// Asked without Prisma, whose client takes a moment to load on every start.
async function isContentMissing(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const tables = ['itineraries', 'team_members', 'fleet_vehicles', 'volunteers']
  const { rows } = await client.query(
    `SELECT ${tables.map((table) => `EXISTS (SELECT FROM ${table})`).join(' OR ')} AS any`,
  )
  await client.end()
  return !rows[0].any
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
