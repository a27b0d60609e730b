// A volume under another name, or mounted somewhere else, looks like a new and empty database. Filled anew it would seem as
// if every lead were gone.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { dataFolder } from './paths'
import { OperatorError } from './report'

/**
 * Does `prepare`, and notes in the data folder that this database has been filled. Fails with a sentence before when the
 * note is there and the database is empty. The embedded database lives in the data folder itself.
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

async function isEmpty(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query("SELECT to_regclass('_prisma_migrations') IS NULL AS empty")
  await client.end()
  return rows[0].empty as boolean
}
