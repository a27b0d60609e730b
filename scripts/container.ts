// The command of the image: prepares the database, after a backup if migrations are missing, serves the site, sends its
// mails and makes the nightly backups. Without DATABASE_URL the database is in DATA_DIR too.
import './lib/node-version'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { setInterval } from 'node:timers/promises'
import { hoursToMilliseconds } from 'date-fns'
import { backUpBefore, backUpNightly } from './lib/backup/back-up'
import { openDatabase } from './lib/database'
import { isEmpty, notLost } from './lib/lost-database'
import { hasMissingMigrations } from './lib/migrations'
import { dataFolder } from './lib/paths'
import { prepareDatabase } from './lib/prepare-database'
import { OperatorError, print, reportError } from './lib/report'
import { run } from './lib/run'
import { readSiteSettings } from './lib/service'
import { serveUntilStopped } from './response-cache/serve'

await run(async () => {
  const port = await readSiteSettings()
  const { url, isEmbedded } = await openDatabase()
  const backups = path.join(dataFolder(), 'backups')
  if (isEmbedded && (await isEmpty(url)) && (await hasBackup(backups)))
    throw new OperatorError(`The database is new, but there are backups in ${backups}. Restore one, or move them away.`)
  // Not at every start: the newest five are kept.
  if (await hasMissingMigrations(url)) await backUpBefore(url, backups)
  await notLost(url, isEmbedded, () => prepareDatabase(url))
  // Next.js writes through a link to it.
  await mkdir(path.join(dataFolder(), 'pictures'), { recursive: true })
  void backUpEveryDay(url, backups)
  await serveUntilStopped(port, url)
}, 0)

async function hasBackup(folder: string) {
  const names = await readdir(folder).catch(() => [])
  return names.some((name) => name.endsWith('.backup'))
}

async function backUpEveryDay(url: string, folder: string) {
  await save()
  for await (const _ of setInterval(hoursToMilliseconds(24))) await save()

  async function save() {
    await backUpNightly(url, folder).then(({ file, rows }) => print(`Saved ${rows} rows to ${file}`), reportError)
  }
}
