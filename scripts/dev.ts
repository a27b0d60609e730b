// npm run dev: the database, then Next.js with reloading.
import { runNode } from './lib/child'
import { prepareDatabase } from './lib/content'
import { openDatabase } from './lib/database'
import { programs } from './lib/paths'
import { run } from './lib/run'

await run(async () => {
  Object.assign(process.env, { NODE_ENV: 'development' })
  const { url } = await openDatabase()
  await prepareDatabase(url)
  await runNode([programs.next, 'dev', ...process.argv.slice(2)], { show: true })
})
