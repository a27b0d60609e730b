import { programs } from '@/scripts/lib/paths'
import { freeAddress, startServer } from '@/scripts/lib/server'

/** The build under `next start`, without scripts/response-cache. */
export async function startNext(env: Record<string, string> = {}) {
  const { port, url } = await freeAddress()
  return startServer(url, [programs.next, 'start', '-p', String(port)], { MAIL_WORKER: '0', ...env })
}
