// npm run dev: the database, then Next.js with reloading.
import { parseConfig } from '../lib/config/schema'
import { runNode } from './lib/child'
import { prepareDatabase } from './lib/content'
import { loadEnvironment, openDatabase } from './lib/database'
import { programs } from './lib/paths'
import { requestedPort } from './lib/ports'
import { run } from './lib/run'

await run(async () => {
  Object.assign(process.env, { NODE_ENV: 'development' })
  loadEnvironment()
  parseConfig(process.env)
  // Without PORT Next.js picks a free port.
  if (process.env.PORT) await requestedPort()
  const { url } = await openDatabase()
  await prepareDatabase(url)
  const { code } = await runNode([programs.next, 'dev', ...process.argv.slice(2)], { show: true })
  return code
})
