import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { dataFolder } from '@/scripts/lib/paths'
import { buildSite } from '@/scripts/lib/site-build'

/** Before tests that start the site: builds it if the code has changed. */
export default async function setup() {
  const database = await readFile(path.join(dataFolder(), 'database-url'), 'utf8')
  await buildSite(database.trim(), { forSettings: true })
}
