// A file may end the process that opens it. It is noted before, so that the next start does not open it again.
import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { config } from '../platform/config'
import { db } from '../platform/db'
import { perProcess } from '../platform/per-process'

const filesLock = 710_016

/** False if another instance opens files just now. The lock ends with the process, so what is noted then was fatal. */
export async function onOneInstance(work: () => Promise<void>) {
  const connectionString = config.directDatabaseUrl ?? process.env.DATABASE_URL
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('BEGIN')
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [filesLock])
    if (!rows[0]?.mine) return false
    await work()
    return true
  } finally {
    await client.end()
  }
}

/** False if this version of the file ended another process, as the note that it left says. */
export async function noteOpening(file: string, stamp: string) {
  const name = toNote(file)
  const earlier = await db().siteNote.findUnique({ where: { name } })
  if (earlier?.text.endsWith(` ${stamp}`) && !earlier.text.startsWith(ownProcess())) return false
  const text = `${ownProcess()} ${stamp}`
  await db().siteNote.upsert({ where: { name }, create: { name, text }, update: { text } })
  return true
}

export async function noteOpened(file: string) {
  await db().siteNote.deleteMany({ where: { name: toNote(file) } })
}

// A note that could not be deleted, because the database was away, is not that of a process that has ended.
const ownProcess = () => perProcess('process', randomUUID)

// Names of files may be longer than those of notes.
const toNote = (file: string) => `opening ${createHash('sha256').update(file).digest('hex').slice(0, 32)}`
