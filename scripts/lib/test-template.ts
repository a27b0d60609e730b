// A data folder with a prepared database. Tests copy it: making one takes seconds, and many tests need one.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { holdPostgres } from './embedded-postgres'
import { fingerprint } from './fingerprint'
import { root } from './paths'
import { clusterFiles, randomPort } from './postgres-cluster'

const kept = path.join(root, 'node_modules/.cache/tembo-trails')
const sources = ['prisma/migrations', 'prisma/seed', 'prisma/seed.ts', 'prisma/seed-facts.ts', 'lib/content']
const program = ['scripts/lib/test-template.ts', 'scripts/lib/content.ts', 'package-lock.json']

// Nothing is written to the disk in time. Only for servers whose data nobody misses.
const withoutDurability = ['fsync', 'synchronous_commit', 'full_page_writes'].map((name) => `${name} = off\n`).join('')

/** A second database in it, with the same content. */
export const secondDatabase = 'tembo_integration'

/** Returns its folder, which is made when migrations or content have changed. */
export async function testTemplate() {
  const name = `data-${(await fingerprint(root, [...sources, ...program])).slice(0, 16)}`
  const template = path.join(kept, name)
  if (existsSync(template)) return template
  await mkdir(kept, { recursive: true })
  for (const older of await readdir(kept)) await rm(path.join(kept, older), { recursive: true, force: true })
  // Where the user that runs PostgreSQL can enter, and on the way to its place so that no half one is ever used.
  const folder = await mkdtemp(path.join(tmpdir(), 'tembo-template-'))
  await chmod(folder, 0o755)
  try {
    // Slow to load, and every file that only copies would load it.
    const { prepareDatabase } = await import('./content')
    const server = await holdPostgres(folder)
    try {
      await prepareDatabase(server.url)
      await prepareDatabase(await createDatabase(server.url, secondDatabase))
    } finally {
      await server.release()
    }
    const copy = path.join(kept, `unfinished-${randomUUID()}`)
    await mkdir(copy)
    copyFiles(folder, copy)
    await rename(copy, template).catch(() => rm(copy, { recursive: true }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return template
}

async function createDatabase(url: string, name: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return new URL(`/${name}`, url).href
}

/** Fills an empty folder. With `isDurable` the database keeps what it confirmed when it is killed. */
export async function copyTemplate(template: string, folder: string, { isDurable = false } = {}) {
  copyFiles(template, folder)
  const { data, url: file } = clusterFiles(folder)
  // Copies that start at the same moment must not take the same port.
  const url = new URL((await readFile(file, 'utf8')).trim())
  url.port = String(randomPort())
  await writeFile(file, `${url}\n`)
  if (!isDurable) await appendFile(path.join(data, 'postgresql.conf'), withoutDurability)
}

// With owners and rights, and by clone where the file system can.
function copyFiles(from: string, to: string) {
  execFileSync('cp', ['-a', `${from}/.`, to])
}
