// The production site inside this process, so that killing it leaves nothing of Next.js behind.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import next from 'next'
import { parseConfig } from '../../lib/config/schema'
import { socketAddressHeader } from '../../lib/http/client-address'
import { background } from '../../lib/server/background'
import { frontOf } from '../front/front'
import { readHashes } from '../front/next-output'
import { logRequest } from './access-log'
import { buildFolder, root } from './paths'
import { startPicturesAhead } from './pictures-ahead'
import { portBusy } from './ports'
import { OperatorError } from './report'
import { atEnd } from './run'
import { noteRunningSite } from './running-site'

const longestRequest = 25_000

/**
 * Serves the build on this port. At the end of the script it accepts nothing new, lets the requests in flight finish
 * for up to 25 seconds, lets the mail worker finish the mail in hand, and closes.
 * Fails with a sentence when the port is in use, else with Next's error.
 */
export async function serveSite(port: number) {
  // As the server of Next.js itself does; lib/background finds this process by it.
  process.env.PORT = String(port)
  const app = next({ dev: false, dir: root, port, hostname: 'localhost' })
  await app.prepare()
  const handle = app.getRequestHandler()
  const build = buildFolder()
  const site = { config: parseConfig(process.env), buildFolder: build, hashes: await readHashes(build) }
  const front = frontOf((request, response) => handle(request, response), site)
  const server = createServer((request, response) => {
    request.headers[socketAddressHeader] = request.socket.remoteAddress
    // A client that goes on asking by a connection it has would keep us from closing.
    if (!server.listening) response.setHeader('Connection', 'close')
    return logRequest(request, response, () => front(request, response))
  })
  server.listen(port, process.env.HOST || undefined)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new OperatorError(portBusy(port)) : error
  })
  const removeNote = await noteRunningSite(build, port)
  if (site.config.picturesAhead) startPicturesAhead()
  atEnd(async () => {
    await close(server)
    await background().stop?.()
    await app.close()
    await removeNote()
  })
}

async function close(server: Server) {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const forced = setTimeout(() => server.closeAllConnections(), longestRequest)
  await closed
  clearTimeout(forced)
}
