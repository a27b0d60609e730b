// npm run db:prepare
import { openDatabase } from './lib/database'
import { notLost } from './lib/lost-database'
import { prepareDatabase, seedDemo } from './lib/prepare-database'
import { OperatorError, print } from './lib/report'
import { run } from './lib/run'

await run(async () => {
  const command = process.argv.slice(2).join(' ')
  if (!['prepare', 'prepare demo'].includes(command)) throw new OperatorError('Say which: prepare, prepare demo')
  const { url, isEmbedded } = await openDatabase()
  const isDemo = command === 'prepare demo'
  if (isDemo && !isEmbedded)
    throw new OperatorError('Sample reviews are for the embedded database only. Unset DATABASE_URL to add them there.')
  await notLost(url, isEmbedded, () => prepareDatabase(url))
  if (isDemo) await seedDemo(url)
  print('The database is up to date')
})
