import { setTimeout as sleep } from 'node:timers/promises'
import { parseConfig } from '../lib/platform/config-schema'
import { compile } from './compile.mjs'
import { startNode } from './lib/child'
import { loadEnvironment, openDatabase } from './lib/database'
import { fingerprint } from './lib/fingerprint.mjs'
import { applyMigrations, editedMigrations } from './lib/migrations'
import { programs, root } from './lib/paths'
import { requestedPort } from './lib/ports'
import { prepareDatabase } from './lib/prepare-database'
import { generateClient } from './lib/prisma-client'
import { print, reportError } from './lib/report'
import { run } from './lib/run'
import { missingMigration } from './lib/schema/new-migrations'

// Server Fast Refresh of Next.js 16.4 shows stale values of modules changed before a page's first visit.
const next = [programs.next, 'dev', '--no-server-fast-refresh']

const sources = ['prisma/schema.prisma', 'prisma/migrations', 'prisma/sql']
const pause = 300 // ms

await run(async () => {
  Object.assign(process.env, { NODE_ENV: 'development' })
  loadEnvironment()
  // The first compilation of a page keeps the process, and so its queries, waiting for seconds.
  process.env.DATABASE_TIMEOUT_MS ||= '30000'
  parseConfig(process.env)
  if (process.env.PORT) await requestedPort()
  const { url } = await openDatabase()
  await prepareDatabase(url)
  // The worker that opens files (lib/platform/open-in-worker.ts).
  await compile()
  const changes = schemaChanges(url)
  for (;;) {
    const { child, ended } = startNode([...next, ...process.argv.slice(2)], { show: true })
    const ending = await Promise.race([ended, changes.next().then(() => undefined)])
    if (ending) return ending.code
    print('The database has changed: starting Next.js again')
    child.kill()
    await ended
  }
})

/** Yields after each change of schema or migrations is generated and applied; prints failures. */
async function* schemaChanges(url: string) {
  let known = readFingerprint()
  for (let last = known; ; await sleep(pause)) {
    const current = readFingerprint()
    // Editors may write a file in several steps or replace it.
    const isSettled = current === last
    last = current
    if (!isSettled || current === known) continue
    known = current
    if (await update(url)) yield
  }
}

/** '' while a file is being replaced. */
function readFingerprint() {
  try {
    return fingerprint(root, sources)
  } catch {
    return ''
  }
}

async function update(url: string) {
  try {
    await generateClient()
    const applied = await applyMigrations(url)
    if (applied.length > 0) return true
    const edited = await editedMigrations(url)
    for (const name of edited)
      print(
        `The database keeps what the migration ${name} did before it was changed. Put it back, and write another one.`,
      )
    if (edited.length > 0) return false
    if (!(await missingMigration(url))) return true
    print('The schema has changed. Write the migration for it: npm run db:new -- name')
  } catch (error) {
    reportError(error)
  }
  return false
}
