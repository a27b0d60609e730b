import { setTimeout as sleep } from 'node:timers/promises'
import { fingerprint } from '../fingerprint.mjs'
import { applyMigrations, editedMigrations } from '../migrations'
import { root } from '../paths'
import { generateClient } from '../prisma-client'
import { complain, print } from '../report'
import { missingMigration } from './new-migrations'

const sources = ['prisma/schema.prisma', 'prisma/migrations', 'prisma/sql']
const pause = 300 // ms

/** Yields after each change of schema or migrations is generated and applied; prints failures. */
export async function* schemaChanges(url: string) {
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
    complain(error)
  }
  return false
}
