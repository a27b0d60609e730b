// npm run dev: the database, then Next.js with reloading, which starts again when schema or migrations have changed.
import { parseConfig } from '../lib/platform/config-schema'
import { startNode } from './lib/child'
import { prepareDatabase } from './lib/content'
import { loadEnvironment, openDatabase } from './lib/database'
import { programs } from './lib/paths'
import { requestedPort } from './lib/ports'
import { print } from './lib/report'
import { run } from './lib/run'
import { schemaChanges } from './lib/schema-changes'

// With server Fast Refresh, 16.4 shows the old value of a module that was changed before the page's first visit.
const next = [programs.next, 'dev', '--no-server-fast-refresh']

await run(async () => {
  Object.assign(process.env, { NODE_ENV: 'development' })
  loadEnvironment()
  parseConfig(process.env)
  // Without PORT Next.js picks a free port.
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
