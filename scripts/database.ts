// npm run db:prepare

import { loadEnvironment, openDatabase } from './lib/database'
import { notLost } from './lib/lost-database'
import { prepareDatabase, seedDemo } from './lib/prepare-database'
import { OperatorError, print } from './lib/report'
import { run } from './lib/run'

const commands: Record<string, () => Promise<void>> = {
  prepare: async () => {
    const { url, isEmbedded } = await openDatabase()
    await notLost(url, isEmbedded, () => prepareDatabase(url))
    print('The database is up to date')
  },
  'prepare demo': async () => {
    loadEnvironment()
    if (process.env.DATABASE_URL) {
      throw new OperatorError(
        'Sample reviews are for the embedded database only. Unset DATABASE_URL to add them there.',
      )
    }
    const { url } = await openDatabase()
    await prepareDatabase(url)
    await seedDemo(url)
  },
}

await run(async () => {
  const command = commands[process.argv.slice(2).join(' ')]
  if (!command) throw new OperatorError(`Say which: ${Object.keys(commands).join(', ')}`)
  await command()
})
