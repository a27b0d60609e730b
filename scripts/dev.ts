import { parseConfig } from '../lib/platform/config-schema'
import { startNode } from './lib/child'
import { loadEnvironment, openDatabase } from './lib/database'
import { programs } from './lib/paths'
import { requestedPort } from './lib/ports'
import { prepareDatabase } from './lib/prepare-database'
import { print } from './lib/report'
import { run } from './lib/run'
import { schemaChanges } from './lib/schema/changes'

// Server Fast Refresh of Next.js 16.4 shows stale values of modules changed before a page's first visit.
const next = [programs.next, 'dev', '--no-server-fast-refresh']

await run(async () => {
  Object.assign(process.env, { NODE_ENV: 'development' })
  loadEnvironment()
  parseConfig(process.env)
  if (process.env.PORT) await requestedPort()
  const { url } = await openDatabase()
  await prepareDatabase(url)
  const changes = schemaChanges(url)
  for (;;) {
    const { child, ended } = startNode([...next, ...process.argv.slice(2)], { show: true })
    const ending = await Promise.race([ended, changes.next().then(() => undefined)])
    if (ending) return ending.code
    print('The database has changed: starting Next.js again')
    child.kill()
    await ended
  }
})
