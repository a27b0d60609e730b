import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { utcDay } from '../../../lib/domain/utc-day'
import { isEmpty } from '../lost-database'
import { backUp } from './back-up'

// Numbers, not ages: if backups fail, the last good ones must stay.
const nights = { name: /^tembo-\d{4}-\d\d-\d\d\.backup$/, count: 14 }
const upgrades = { name: /^before-[\w.-]+\.backup$/, count: 5 }

/** Replaces today's earlier backup and keeps the newest fourteen. */
export async function backUpNightly(url: string, folder: string) {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, `tembo-${utcDay(new Date())}.backup`)
  const rows = await backUp(url, file)
  await keepNewest(folder, nights)
  await noteBackup(url)
  return { file, rows }
}

/** Before an upgrade. Keeps the newest five. Undefined for an empty database. */
export async function backUpBefore(url: string, folder: string) {
  if (await isEmpty(url)) return undefined
  await mkdir(folder, { recursive: true })
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  const file = path.join(folder, `before-${time}.backup`)
  const rows = await backUp(url, file)
  await keepNewest(folder, upgrades)
  return { file, rows }
}

async function keepNewest(folder: string, { name, count }: typeof nights) {
  const all = (await readdir(folder)).filter((each) => name.test(each)).sort()
  for (const each of all.slice(0, -count)) await rm(path.join(folder, each))
}

// For /api/health/ready.
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
