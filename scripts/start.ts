// npm start: whatever is missing is made, then the production site is served.
import './lib/node-version'
import { ConfigError, parseConfig } from '../lib/config/schema'
import { prepareDatabase } from './lib/content'
import { loadEnvironment, openDatabase } from './lib/database'
import { isPortFree, portBusy } from './lib/ports'
import { OperatorError, outliveOutput, say } from './lib/report'
import { run } from './lib/run'
import { serveSite } from './lib/serve'
import { buildSite } from './lib/site-build'

await run(async () => {
  outliveOutput()
  Object.assign(process.env, { NODE_ENV: 'production' })
  loadEnvironment()
  const port = await requestedPort()
  process.env.SITE_URL ||= `http://localhost:${port}`
  checkConfiguration()
  const database = await openDatabase()
  await prepareDatabase(database.url)
  await buildSite(database)
  await serveSite(port)
  say(`The site is at ${process.env.SITE_URL}`)
  await new Promise(() => undefined)
}, 0)

async function requestedPort() {
  const port = Number(process.env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new OperatorError(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`)
  }
  if (!(await isPortFree(port))) throw new OperatorError(portBusy(port))
  return port
}

function checkConfiguration() {
  try {
    parseConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) throw new OperatorError(`The configuration has a mistake: ${error.message}`)
    throw error
  }
}
