// npm run db:backup and db:restore
import path from 'node:path'
import { backUp, backUpBefore, backUpNightly } from './lib/backup/back-up'
import { formatMoment, type Moment, parseMoment, recover } from './lib/backup/recover'
import { refuseUnlessEmpty, restore } from './lib/backup/restore'
import { openDatabase } from './lib/database'
import { fileOfCaller } from './lib/paths'
import { generateClient } from './lib/prisma-client'
import { OperatorError, print } from './lib/report'
import { run } from './lib/run'

const usage = `Name the file, or the folder of backups that are made every night or before an upgrade:

  npm run db:backup -- tembo.backup
  npm run db:backup -- nightly /var/backups/tembo-trails
  npm run db:backup -- before /var/backups/tembo-trails
  npm run db:restore -- tembo.backup
  npm run db:restore -- --until "2027-01-31 12:00"       as it was at that time in Nairobi, from the log in WAL_DIR
  npm run db:restore -- --until latest /mnt/tembo-wal    all that reached the log, which is in another folder`

const commands: Record<string, (url: string, target: string) => Promise<string>> = {
  backup: async (url, file) => describeSaved({ file, rows: await backUp(url, file) }),
  nightly: async (url, folder) => describeSaved(await backUpNightly(url, folder)),
  before: async (url, folder) => {
    const saved = await backUpBefore(url, folder)
    return saved ? describeSaved(saved) : 'The database has no tables yet: nothing to save'
  },
  restore: async (url, file) => {
    const { rows, createdAt } = await restore(url, file)
    return finishRestore(`${rows} rows, saved at ${createdAt}`)
  },
}

/** By way of an ordinary backup, so that all that holds for the restore of one holds here. */
async function restoreUntil(url: string, moment: Moment, folder: string) {
  await refuseUnlessEmpty(url)
  const { lastChange, result } = await recover(folder, moment, url, async (recovered, place) => {
    const file = path.join(place, 'recovered.backup')
    await backUp(recovered, file)
    return restore(url, file)
  })
  return finishRestore(`${result.rows} rows; the last change is of ${formatMoment(lastChange)}`)
}

async function finishRestore(what: string) {
  await generateClient()
  const deleted = await forgetAgain()
  // The backup has no jobs.
  const { requeueMails } = await import('../lib/mail/queue')
  const { db } = await import('../lib/platform/db')
  const mails = await db().$transaction((tx) => requeueMails(tx, { status: 'queued' }))
  return (
    `Put back ${what}; ${mails} mails wait to be sent\n` +
    `Deleted again ${deleted} requests and reviews that were deleted since or are too old; links of the desk need newer mails, and colleagues sign in again`
  )
}

const describeSaved = ({ file, rows }: { file: string; rows: number }) => `Saved ${rows} rows to ${file}`

// Rows deleted after the backup must stay deleted, and the backup holds the key of desk links and ended sessions.
async function forgetAgain() {
  const { deleteAgain, purge } = await import('../lib/leads/purge')
  const { changeKey } = await import('../lib/submissions/signed-link')
  const { endAllSessions } = await import('../lib/desk/sign-in')
  const { databaseTime, db } = await import('../lib/platform/db')
  const onWish = await deleteAgain()
  const { mail: _, emergency_contact: __, ...old } = await purge(await databaseTime())
  await changeKey(db(), 'desk')
  await endAllSessions(db())
  return Object.values(old).reduce((sum, count) => sum + count, onWish)
}

await run(async () => {
  const args = process.argv.slice(2)
  // The arguments of "npm run db:backup -- nightly folder" come after "backup".
  if (args[0] === 'backup' && ['nightly', 'before'].includes(args[1] ?? '')) args.shift()
  if (args.includes('--help')) return print(usage)
  if (args[0] === 'restore' && args[1] === '--until') {
    const [, , until = '', named, ...more] = args
    if (!until || more.length > 0) throw new OperatorError(usage)
    const moment = parseMoment(until)
    const { url } = await openDatabase()
    const folder = named ?? process.env.WAL_DIR
    if (!folder) throw new OperatorError('Name the folder of the log after the time, or set WAL_DIR to it.')
    return print(await restoreUntil(url, moment, fileOfCaller(folder)))
  }
  const [name = '', target, ...more] = args
  const command = commands[name]
  if (!command || !target || target.startsWith('-') || more.length > 0) throw new OperatorError(usage)
  const { url } = await openDatabase()
  print(await command(url, fileOfCaller(target)))
})
