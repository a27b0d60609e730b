// npm run build: builds only if code or settings have changed. Needs the database.
import { parseConfig } from '../lib/platform/config-schema'
import { refuseArguments } from './lib/arguments'
import { loadEnvironment, openDatabase } from './lib/database'
import { prepareDatabase } from './lib/prepare-database'
import { print } from './lib/report'
import { run } from './lib/run'
import { buildSite } from './lib/site-build'

await run(async () => {
  refuseArguments()
  Object.assign(process.env, { NODE_ENV: 'production' })
  loadEnvironment()
  parseConfig(process.env)
  const { url } = await openDatabase()
  await prepareDatabase(url)
  await buildSite(url, { forSettings: true })
  print('The build is up to date')
})
