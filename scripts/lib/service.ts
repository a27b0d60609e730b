import { parseConfig } from '../../lib/platform/config-schema'
import { loadEnvironment } from './database'
import { requestedPort } from './ports'
import { OperatorError } from './report'

export function beginService() {
  Object.assign(process.env, { NODE_ENV: 'production' })
  loadEnvironment()
}

export async function readSiteSettings() {
  beginService()
  const [word] = process.argv.slice(2)
  if (word) throw new OperatorError(`"${word}" is no setting. Settings go before the command: PORT=3001 npm start`)
  const port = await requestedPort()
  process.env.SITE_URL ||= `http://localhost:${port}`
  parseConfig(process.env)
  return port
}
