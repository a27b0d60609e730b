// npm run db:migrate, db:prepare, db:seed
import { migrate, prepareDatabase, seed, seedDemo } from './lib/content'
import { loadEnvironment, openDatabase } from './lib/database'
import { notLost } from './lib/lost-database'
import { generateClient } from './lib/prisma-client'
import { OperatorError, print } from './lib/report'
import { run } from './lib/run'

const commands: Record<string, () => Promise<void>> = {
  migrate: async () => {
    const { url } = await openDatabase()
    await migrate(url)
    print('The database is up to date')
  },
  prepare: async () => {
    const { url, isEmbedded } = await openDatabase()
    await notLost(url, isEmbedded, () => prepareDatabase(url))
    print('The database is up to date')
  },
  seed: async () => {
    if (process.argv[3] === 'demo') return addSamples()
    const { url } = await openDatabase()
    await generateClient()
    await migrate(url)
    await seed(url)
  },
}

async function addSamples() {
  loadEnvironment()
  if (process.env.DATABASE_URL) {
    throw new OperatorError('Sample reviews are for the embedded database only. Unset DATABASE_URL to add them there.')
  }
  const { url } = await openDatabase()
  await prepareDatabase(url)
  await seedDemo(url)
}

await run(async () => {
  const command = commands[process.argv[2] ?? '']
  if (!command) throw new OperatorError(`Say which: ${Object.keys(commands).join(', ')}`)
  await command()
})
