import { parseConfig } from '../../lib/platform/config-schema'
import { refuseArguments } from './arguments'
import { loadEnvironment } from './database'
import { requestedPort } from './ports'

export function beginService() {
  Object.assign(process.env, { NODE_ENV: 'production' })
  loadEnvironment()
}

export async function readSiteSettings() {
  beginService()
  refuseArguments()
  const port = await requestedPort()
  process.env.SITE_URL ||= `http://localhost:${port}`
  parseConfig(process.env)
  return port
}
