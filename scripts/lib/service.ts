import { parseConfig } from '../../lib/platform/config-schema'
import { loadEnvironment } from './database'
import { requestedPort } from './ports'
import { outliveOutput } from './report'

export function beginService() {
  outliveOutput()
  Object.assign(process.env, { NODE_ENV: 'production' })
  loadEnvironment()
}

export async function readSiteSettings() {
  beginService()
  const port = await requestedPort()
  process.env.SITE_URL ||= `http://localhost:${port}`
  parseConfig(process.env)
  return port
}
