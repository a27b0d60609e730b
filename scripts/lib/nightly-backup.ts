import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { utcDay } from '../../lib/itineraries/utc-day'
import { backUp } from './backup'

// A number and not an age: when backups fail, the last good ones must stay.
const kept = 14
const ours = /^tembo-\d{4}-\d\d-\d\d\.backup$/

/** Replaces an earlier backup of today, and keeps the newest fourteen. */
export async function backUpNightly(url: string, folder: string) {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, `tembo-${utcDay(new Date())}.backup`)
  const rows = await backUp(url, file)
  const all = (await readdir(folder)).filter((name) => ours.test(name)).sort()
  for (const name of all.slice(0, -kept)) await rm(path.join(folder, name))
  await noteBackup(url)
  return { file, rows }
}

// For /api/health/ready, which names a backup that is too old.
async function noteBackup(url: string) {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query(
      "INSERT INTO site_notes VALUES ('backup', now()::text) ON CONFLICT (name) DO UPDATE SET text = excluded.text",
    )
  } finally {
    await client.end()
  }
}
