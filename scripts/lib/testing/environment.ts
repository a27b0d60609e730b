import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { settings } from '../../../lib/platform/config-schema'
import { openDatabase } from '../database'
import { stopServer } from '../postgres/embedded-postgres'
import { seedDemo } from '../prepare-database'
import { isAlive } from '../processes'
import { atEnd } from '../run'
import { copyTemplate, secondDatabase, testTemplate } from './database-template'

const prefix = 'tembo-trails-test-'

const siteUrl = 'https://tembo.test'

/** Hides the developer's settings: empty values count as not set. */
export function applyTestSettings() {
  for (const { name } of settings) process.env[name] = ''
  process.env.SITE_URL = siteUrl
  process.env.NEXT_DIST_DIR = '.next-test'
  // All browser tests have one address.
  process.env.RATE_LIMIT_PER_HOUR = '100000'
  process.env.STANDALONE = '1'
  process.env.PICTURES_AHEAD = '0'
  // Each site would write a workbook.
  process.env.CONTENT_DIR = 'none'
  process.env.DATABASE_TIMEOUT_MS = '20000'
}

/** A temporary PostgreSQL: `site` has content and sample reviews, `integration` content. */
export async function openTestDatabases() {
  await removeLeftovers()
  const folder = await mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`))
  await chmod(folder, 0o755)
  atEnd(() => rm(folder, { recursive: true, force: true }))
  process.env.DATA_DIR = folder
  process.env.TEST_TEMPLATE = await testTemplate()
  await copyTemplate(process.env.TEST_TEMPLATE, folder)
  const { url: site } = await openDatabase()
  // Child processes find the database by DATA_DIR, as the site does.
  process.env.DATABASE_URL = ''
  await seedDemo(site)
  return { site, integration: new URL(`/${secondDatabase}`, site).href }
}

// Of killed runs.
async function removeLeftovers() {
  for (const name of await readdir(tmpdir())) {
    const owner = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : 0
    if (!owner || isAlive(owner)) continue
    const folder = path.join(tmpdir(), name)
    await stopServer(folder)
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}
