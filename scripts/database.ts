// npm run db:migrate, db:prepare, db:seed, db:check, db:new, db:generate
import { migrate, prepareDatabase, seed, seedDemo } from './lib/content'
import { loadEnvironment, openDatabase } from './lib/database'
import { notLost } from './lib/lost-database'
import { emptyMigration, missingMigration, prismaFolder, writeMigration } from './lib/migrations'
import { root } from './lib/paths'
import { generateClient } from './lib/prisma-client'
import { OperatorError, say } from './lib/report'
import { run } from './lib/run'
import { forgetBuild } from './lib/site-build'

const commands: Record<string, () => Promise<void>> = {
  generate: generateClient,
  migrate: async () => {
    const { url } = await openDatabase()
    await migrate(url)
    say('The database is up to date')
  },
  prepare: async () => {
    const { url, isEmbedded } = await openDatabase()
    await notLost(url, isEmbedded, () => prepareDatabase(url))
    say('The database is up to date')
  },
  seed: async () => {
    if (process.argv[3] === 'demo') return addSamples()
    const { url } = await openDatabase()
    await generateClient()
    await migrate(url)
    await seed(url)
    await forgetBuild()
  },
  check: checkForDrift,
  new: newMigration,
}

async function addSamples() {
  loadEnvironment()
  if (process.env.DATABASE_URL) {
    throw new OperatorError('Sample reviews are for the embedded database only. Unset DATABASE_URL to add them there.')
  }
  const { url } = await openDatabase()
  await prepareDatabase(url)
  await seedDemo(url)
  await forgetBuild()
}

async function checkForDrift() {
  const { url } = await openDatabase()
  const sql = await missingMigration(url, prismaFolder(root))
  if (sql)
    throw new OperatorError(`The schema and the migrations differ. "npm run db:new -- name" would write:\n\n${sql}`)
  say('The migrations make exactly what the schema says')
}

async function newMigration() {
  const words = process.argv.slice(3)
  const name = words.filter((word) => word !== '--empty').join('_')
  if (!name) throw new OperatorError('Give the migration a name: npm run db:new -- add_review_source')
  if (words.includes('--empty')) {
    const file = await writeMigration(prismaFolder(root), name, emptyMigration)
    return say(`Wrote ${file}. Write its SQL before anything applies it.`)
  }
  const { url } = await openDatabase()
  const sql = await missingMigration(url, prismaFolder(root))
  if (!sql)
    throw new OperatorError(
      'The migrations already make what the schema says: there is nothing to write. For SQL of your own: npm run db:new -- --empty name',
    )
  say(`Wrote ${await writeMigration(prismaFolder(root), name, sql)}`)
}

await run(async () => {
  const command = commands[process.argv[2] ?? '']
  if (!command) throw new OperatorError(`Say which: ${Object.keys(commands).join(', ')}`)
  await command()
})
