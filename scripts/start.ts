// npm start: makes what is missing, then serves the production site.
import './lib/node-version'
import { parseConfig } from '../lib/config/schema'
import { prepareDatabase } from './lib/content'
import { loadEnvironment, openDatabase } from './lib/database'
import { requestedPort } from './lib/ports'
import { outliveOutput, say } from './lib/report'
import { run } from './lib/run'
import { serveSite } from './lib/serve'
import { buildSite } from './lib/site-build'

await run(async () => {
  outliveOutput()
  Object.assign(process.env, { NODE_ENV: 'production' })
  loadEnvironment()
  const port = await requestedPort()
  process.env.SITE_URL ||= `http://localhost:${port}`
  parseConfig(process.env)
  const database = await openDatabase()
  await prepareDatabase(database.url)
  await buildSite(database)
  await serveSite(port)
  say(`The site is at ${process.env.SITE_URL}`)
  await new Promise(() => undefined)
}, 0)
