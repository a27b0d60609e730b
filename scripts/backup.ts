// npm run db:backup and db:restore
import { backUp, backUpBefore, backUpNightly } from './lib/backup/back-up'
import { restore } from './lib/backup/restore'
import { openDatabase } from './lib/database'
import { fileOfCaller } from './lib/paths'
import { generateClient } from './lib/prisma-client'
import { OperatorError, print } from './lib/report'
import { run } from './lib/run'

const usage = `Name the file, or the folder of backups that are made every night or before an upgrade:

  npm run db:backup -- tembo.backup
  npm run db:backup -- nightly /var/backups/tembo-trails
  npm run db:backup -- before /var/backups/tembo-trails
  npm run db:restore -- tembo.backup`

const commands: Record<string, (url: string, target: string) => Promise<string>> = {
  backup: async (url, file) => describeSaved({ file, rows: await backUp(url, file) }),
  nightly: async (url, folder) => describeSaved(await backUpNightly(url, folder)),
  before: async (url, folder) => {
    const saved = await backUpBefore(url, folder)
    return saved ? describeSaved(saved) : 'The database has no tables yet: nothing to save'
  },
  restore: async (url, file) => {
    const { rows, createdAt } = await restore(url, file)
    await generateClient()
    const deleted = await forgetAgain()
    // The backup has no jobs.
    const { requeueMails } = await import('../lib/mail/queue')
    const { db } = await import('../lib/platform/db')
    const mails = await db().$transaction((tx) => requeueMails(tx, { status: 'queued' }))
    return (
      `Put back ${rows} rows, saved at ${createdAt}; ${mails} mails wait to be sent\n` +
      `Deleted again ${deleted} requests and reviews that were deleted since or are too old; links of the desk need newer mails, and colleagues sign in again`
    )
  },
}

const describeSaved = ({ file, rows }: { file: string; rows: number }) => `Saved ${rows} rows to ${file}`

// Rows deleted after the backup must stay deleted, and the backup holds the key of desk links and ended sessions.
async function forgetAgain() {
  const { deleteAgain, purge } = await import('../lib/leads/purge')
  const { changeKey } = await import('../lib/submissions/signed-link')
  const { databaseTime, db } = await import('../lib/platform/db')
  const onWish = await deleteAgain()
  const { mail: _, emergency_contact: __, ...old } = await purge(await databaseTime())
  await changeKey(db(), 'desk')
  await db().deskSession.deleteMany()
  return Object.values(old).reduce((sum, count) => sum + count, onWish)
}

await run(async () => {
  const args = process.argv.slice(2)
  // The arguments of "npm run db:backup -- nightly folder" come after "backup".
  if (args[0] === 'backup' && ['nightly', 'before'].includes(args[1] ?? '')) args.shift()
  if (args.includes('--help')) return print(usage)
  const [name = '', target, ...more] = args
  const command = commands[name]
  if (!command || !target || target.startsWith('-') || more.length > 0) throw new OperatorError(usage)
  const { url } = await openDatabase()
  print(await command(url, fileOfCaller(target)))
})
