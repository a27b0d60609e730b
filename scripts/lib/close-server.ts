import { once } from 'node:events'
import type { Server } from 'node:http'

const longestRequest = 25_000

/** Lets requests in flight finish for up to 25 seconds. A connection without one is closed. */
export async function closeServer(server: Server) {
  const closed = once(server, 'close')
  server.close()
  // Node closes only the connections that are idle now; one that falls idle later would stay open for minutes.
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  const forced = setTimeout(() => server.closeAllConnections(), longestRequest)
  await closed
  clearInterval(idle)
  clearTimeout(forced)
}
