import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { utcDay } from '../../../lib/domain/utc-day'
import { isEmpty } from '../lost-database'
import { queryRows } from '../query'
import { backUp } from './back-up'

// Numbers, not ages: if backups fail, the last good ones must stay.
const nights = { name: /^tembo-\d{4}-\d\d-\d\d\.backup$/, count: 14 }
const upgrades = { name: /^before-[\w.-]+\.backup$/, count: 5 }

/** Replaces today's earlier backup, keeps the newest fourteen, and notes the time for /api/health/ready. */
export async function backUpNightly(url: string, folder: string) {
  const saved = await backUpInto(folder, `tembo-${utcDay(new Date())}.backup`, url, nights)
  await queryRows(
    url,
    "INSERT INTO site_notes VALUES ('backup', now()::text) ON CONFLICT (name) DO UPDATE SET text = excluded.text",
  )
  return saved
}

/** Before an upgrade. Keeps the newest five. Undefined for an empty database. */
export async function backUpBefore(url: string, folder: string) {
  if (await isEmpty(url)) return undefined
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  return backUpInto(folder, `before-${time}.backup`, url, upgrades)
}

async function backUpInto(folder: string, name: string, url: string, kept: typeof nights) {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, name)
  const rows = await backUp(url, file)
  const all = (await readdir(folder)).filter((each) => kept.name.test(each)).sort()
  for (const each of all.slice(0, -kept.count)) await rm(path.join(folder, each))
  return { file, rows }
}
