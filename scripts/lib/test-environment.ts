import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seedDemo } from './content'
import { openDatabase } from './database'
import { root } from './paths'
import { clusterFiles } from './postgres-cluster'
import { isServerOf, readPidFile } from './postgres-process'
import { isAlive, waitForExit } from './processes'
import { atEnd } from './run'
import { copyTemplate, secondDatabase, testTemplate } from './test-template'

const prefix = 'tembo-trails-test-'

// Not where it listens, so that a page that mixes up the two fails.
const siteUrl = 'https://tembo.test'

/** Hides the developer's own settings. An empty value counts as not set. */
export async function applyTestSettings() {
  const example = await readFile(path.join(root, '.env.example'), 'utf8')
  for (const [, name = ''] of example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)) process.env[name] = ''
  process.env.SITE_URL = siteUrl
  process.env.NEXT_DIST_DIR = '.next-test'
  // The browser tests are one visitor who writes a lot.
  process.env.RATE_LIMIT_PER_HOUR = '100000'
  // The folder is tested too.
  process.env.STANDALONE = '1'
  // The tests need the whole machine.
  process.env.PICTURES_AHEAD = '0'
  // The machine may be busy.
  process.env.DATABASE_TIMEOUT_MS = '20000'
}

/**
 * Starts a PostgreSQL in a temporary DATA_DIR; both go at the end. Returns two databases: `site` with content and
 * sample reviews, `integration` with content.
 */
export async function openTestDatabases() {
  await removeLeftovers()
  const folder = await mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`))
  await chmod(folder, 0o755)
  atEnd(() => rm(folder, { recursive: true, force: true }))
  process.env.DATA_DIR = folder
  // tests/support/scripts.ts copies it too.
  process.env.TEST_TEMPLATE = await testTemplate()
  await copyTemplate(process.env.TEST_TEMPLATE, folder)
  const { url: site } = await openDatabase()
  // Child processes find the database by its folder, as the site does.
  process.env.DATABASE_URL = ''
  await seedDemo(site)
  return { site, integration: new URL(`/${secondDatabase}`, site).href }
}

// A killed run leaves its folder and its server.
async function removeLeftovers() {
  for (const name of await readdir(tmpdir())) {
    const owner = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : 0
    if (!owner || isAlive(owner)) continue
    const folder = path.join(tmpdir(), name)
    // It may belong to another user.
    await removeCluster(folder).catch(() => undefined)
  }
}

async function removeCluster(folder: string) {
  const { data } = clusterFiles(folder)
  const server = await readPidFile(data)
  if (server && (await isServerOf(server.pid, data))) {
    process.kill(server.pid, 'SIGQUIT')
    await waitForExit(server.pid, 10_000)
  }
  await rm(folder, { recursive: true, force: true })
}
