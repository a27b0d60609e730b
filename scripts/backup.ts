// npm run db:backup -- <file> | nightly <folder> | before <folder> (an upgrade); npm run db:restore -- <file>
import path from 'node:path'
import { backUp } from './lib/backup/back-up'
import { restore } from './lib/backup/restore'
import { backUpBefore, backUpNightly } from './lib/backup/scheduled'
import { openDatabase } from './lib/database'
import { generateClient } from './lib/prisma-client'
import { OperatorError, print } from './lib/report'
import { run } from './lib/run'

const commands: Record<string, (file: string) => Promise<void>> = {
  backup: async (file) => {
    const { url } = await openDatabase()
    print(`Saved ${await backUp(url, file)} rows to ${file}`)
  },
  nightly: async (folder) => {
    const { url } = await openDatabase()
    const { file, rows } = await backUpNightly(url, folder)
    print(`Saved ${rows} rows to ${file}`)
  },
  before: async (folder) => {
    const { url } = await openDatabase()
    const saved = await backUpBefore(url, folder)
    print(saved ? `Saved ${saved.rows} rows to ${saved.file}` : 'The database has no tables yet: nothing to save')
  },
  restore: async (file) => {
    const { url } = await openDatabase()
    const { rows, createdAt } = await restore(url, file)
    await generateClient()
    const deleted = await forgetAgain()
    const { requeueUnsentMails } = await import('../lib/mail/queue')
    const mails = await requeueUnsentMails()
    print(`Put back ${rows} rows, saved at ${createdAt}; ${mails} mails wait to be sent`)
    print(
      `Deleted again ${deleted} requests that were deleted since or are too old; links of the desk need newer mails`,
    )
  },
}

// Rows deleted after the backup must stay deleted, and the backup holds the key of desk links.
async function forgetAgain() {
  const { deleteAgain } = await import('../lib/leads/purge')
  const { purge } = await import('../lib/leads/purge')
  const { changeKey } = await import('../lib/submissions/signed-link')
  const { databaseTime, db } = await import('../lib/platform/db')
  const onWish = await deleteAgain()
  const { mail: _, emergency_contact: __, ...old } = await purge(await databaseTime())
  await changeKey(db(), 'desk')
  return Object.values(old).reduce((sum, count) => sum + count, onWish)
}

const usage: Record<string, string> = {
  backup: 'Name the file: npm run db:backup -- tembo.backup',
  nightly: 'Name the folder: npm run db:backup -- nightly /var/backups/tembo-trails',
  before: 'Name the folder: npm run db:backup -- before /var/backups/tembo-trails',
  restore: 'Name the file: npm run db:restore -- tembo.backup',
}

await run(async () => {
  const [first = '', ...rest] = process.argv.slice(2)
  const hasName = first === 'backup' && (rest[0] === 'nightly' || rest[0] === 'before')
  const [name = '', file] = hasName ? rest : [first, ...rest]
  const command = commands[name]
  if (!command || !file) throw new OperatorError(usage[name] ?? usage.backup)
  await command(path.resolve(process.env.INIT_CWD ?? '.', file))
})
