// A data folder with a prepared database. Tests copy it, since making one takes seconds.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fingerprint } from '../fingerprint.mjs'
import { root } from '../paths'
import { freePort } from '../ports'
import { clusterFiles } from '../postgres/cluster'
import { holdPostgres } from '../postgres/embedded-postgres'
import { queryRows } from '../query'

const templates = path.join(root, 'node_modules/.cache/tembo-trails')
const unfinished = 'unfinished-'
const sources = ['prisma/migrations', 'prisma/sql', 'prisma/seed', 'prisma/seed.ts', 'lib/content']
const program = ['scripts/lib/testing/database-template.ts', 'scripts/lib/prepare-database.ts', 'package-lock.json']

// Only for disposable data.
const withoutDurability = ['fsync', 'synchronous_commit', 'full_page_writes'].map((name) => `${name} = off\n`).join('')

export const secondDatabase = 'tembo_integration'

export async function testTemplate() {
  const name = `data-${fingerprint(root, [...sources, ...program]).slice(0, 16)}`
  const template = path.join(templates, name)
  if (existsSync(template)) return template
  await mkdir(templates, { recursive: true })
  const older = (await readdir(templates)).filter((one) => !one.startsWith(unfinished))
  for (const one of older) await rm(path.join(templates, one), { recursive: true, force: true })
  // Readable for PostgreSQL's user, and renamed when complete.
  const folder = await mkdtemp(path.join(templates, unfinished))
  await chmod(folder, 0o755)
  // Slow to load, and not needed for copying.
  const { prepareDatabase } = await import('../prepare-database')
  const server = await holdPostgres(folder)
  try {
    await prepareDatabase(server.url)
    await queryRows(server.url, `CREATE DATABASE ${secondDatabase}`)
    await prepareDatabase(new URL(`/${secondDatabase}`, server.url).href)
  } finally {
    await server.release()
  }
  // Another run may have made it meanwhile.
  await rename(folder, template).catch(() => rm(folder, { recursive: true, force: true }))
  return template
}

/** With `isDurable` committed data survives a kill. */
export async function copyTemplate(template: string, folder: string, { isDurable = false } = {}) {
  // Preserves owners and modes; uses reflinks where possible.
  execFileSync('cp', ['-a', `${template}/.`, folder])
  const { data, url: file } = clusterFiles(folder)
  // Concurrent copies must not share a port.
  const url = new URL((await readFile(file, 'utf8')).trim())
  url.port = String(await freePort())
  await writeFile(file, `${url}\n`)
  if (!isDurable) await appendFile(path.join(data, 'postgresql.conf'), withoutDurability)
}
