// A renamed or unmounted volume looks like a new, empty database. Filling it would look as if every lead were gone.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { dataFolder } from './paths'
import { OperatorError } from './report'

/**
 * Runs `prepare` and notes in the data folder that this database was filled. Fails with a sentence when the note is
 * there but the database is empty. The embedded database is in that folder, so it needs no note.
 */
export async function notLost(url: string, isEmbedded: boolean, prepare: () => Promise<void>) {
  if (isEmbedded) return prepare()
  const note = path.join(dataFolder(), 'database-filled')
  const { host, pathname } = new URL(url)
  const name = `${host}${pathname}`
  const isKnown = (await readFile(note, 'utf8').catch(() => '')) === name
  if (isKnown && (await isEmpty(url))) {
    throw new OperatorError(
      `The database ${name} is empty, but it has been in use: is its volume still mounted at the same place? ` +
        `Nothing was changed. If it is meant to be new, delete ${note}.`,
    )
  }
  await prepare()
  await writeFile(note, name).catch(() => undefined)
}

/** Whether no version of the site has ever prepared it. */
export async function isEmpty(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query("SELECT to_regclass('_prisma_migrations') IS NULL AS empty")
  await client.end()
  return rows[0].empty as boolean
}
