// A renamed or unmounted volume looks like a new database; filling it would hide the loss of all leads.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dataFolder } from './paths'
import { queryRows } from './query'
import { OperatorError } from './report'

/** Runs `prepare`, unless the data folder records this database as filled and it is empty (OperatorError). */
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

export async function isEmpty(url: string): Promise<boolean> {
  const [answer] = await queryRows(url, "SELECT to_regclass('_prisma_migrations') IS NULL AS empty")
  return answer.empty
}
