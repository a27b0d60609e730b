// npm run serve: serves the build that is there, for containers and services. Run "npm run db:migrate" before it.
import './lib/node-version'
import { parseConfig } from '../lib/config/schema'
import { loadEnvironment } from './lib/database'
import { requestedPort } from './lib/ports'
import { OperatorError, outliveOutput, say } from './lib/report'
import { run } from './lib/run'
import { serveSite } from './lib/serve'
import { takeBuild } from './lib/site-build'

await run(async () => {
  outliveOutput()
  Object.assign(process.env, { NODE_ENV: 'production' })
  loadEnvironment()
  const port = await requestedPort()
  process.env.SITE_URL ||= `http://localhost:${port}`
  parseConfig(process.env)
  const url = process.env.DATABASE_URL
  if (!url) throw new OperatorError('Set DATABASE_URL: "npm run serve" starts no database of its own.')
  const { isOfTheseSettings } = await takeBuild(url)
  await serveSite(port, { makePages: !isOfTheseSettings })
  say(`The site is at ${process.env.SITE_URL}`)
  await new Promise(() => undefined)
}, 0)
