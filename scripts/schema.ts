// npm run db:new
import { openDatabase } from './lib/database'
import { prismaFolder } from './lib/migrations'
import { root } from './lib/paths'
import { generateClient } from './lib/prisma-client'
import { OperatorError, print } from './lib/report'
import { run } from './lib/run'
import { emptyMigration, missingMigration, writeMigration } from './lib/schema/new-migrations'

const commands: Record<string, () => Promise<void>> = {
  generate: generateClient,
  new: newMigration,
}

async function newMigration() {
  const words = process.argv.slice(3)
  const name = words.filter((word) => word !== '--empty').join('_')
  if (!name) throw new OperatorError('Give the migration a name: npm run db:new -- add_review_source')
  if (words.includes('--empty')) {
    const file = await writeMigration(prismaFolder(root), name, emptyMigration)
    return print(`Wrote ${file}. Write its SQL before anything applies it.`)
  }
  const { url } = await openDatabase()
  const sql = await missingMigration(url, prismaFolder(root))
  if (!sql)
    throw new OperatorError(
      'The migrations already make what the schema says: there is nothing to write. For SQL of your own: npm run db:new -- --empty name',
    )
  print(`Wrote ${await writeMigration(prismaFolder(root), name, sql)}`)
}

await run(async () => {
  const command = commands[process.argv[2] ?? '']
  if (!command) throw new OperatorError(`Say which: ${Object.keys(commands).join(', ')}`)
  await command()
})
