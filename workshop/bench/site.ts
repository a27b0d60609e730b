import { programs } from '../../scripts/lib/paths'
import { startServer } from '../../scripts/lib/server'

/** Builds and starts the site with these variables; `port` is part of the build. Fails with its output. */
export function startSite(port: number, env: Record<string, string> = {}, program = [programs.run, 'start']) {
  const url = `http://localhost:${port}`
  // Two sites share the data folder, and with it the rate limits.
  const limits = { RATE_LIMIT_PER_HOUR: '1000000', CONTENT_DIR: 'none', NODE_ENV: 'production' as const }
  return startServer(url, program, { ...limits, PORT: String(port), SITE_URL: url, ...env })
}
