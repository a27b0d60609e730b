// npm run db:prepare
import { openDatabase } from './lib/database'
import { notLost } from './lib/lost-database'
import { prepareDatabase, seedDemo } from './lib/prepare-database'
import { OperatorError, print } from './lib/report'
import { run } from './lib/run'

const help = `The tables and the content of the database.

  npm run db:prepare           make what is missing, as npm start does
  npm run db:prepare -- demo   add labelled sample reviews and dates to join, in the embedded database only`

await run(async () => {
  const args = process.argv.slice(2)
  if (args.includes('--help')) return print(help)
  const command = args.join(' ')
  if (!['prepare', 'prepare demo'].includes(command)) throw new OperatorError(help)
  const { url, isEmbedded } = await openDatabase()
  const isDemo = command === 'prepare demo'
  if (isDemo && !isEmbedded)
    throw new OperatorError('Samples are for the embedded database only. Unset DATABASE_URL to add them there.')
  await notLost(url, isEmbedded, () => prepareDatabase(url))
  if (isDemo) await seedDemo(url)
  print('The database is up to date')
})
