// The production site inside this process, so that killing it leaves nothing of Next.js behind.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import next from 'next'
import { parseConfig } from '../../lib/config/schema'
import { socketAddressHeader } from '../../lib/http/client-address'
import { background } from '../../lib/server/background'
import { frontOf } from '../front/front'
import { readHashes } from '../front/next-output'
import { makePagesAhead } from '../front/pages-ahead'
import { cleanRequest, limitSharedCaches } from '../front/shared-caches'
import { logRequest } from './access-log'
import { buildFolder, root } from './paths'
import { startPicturesAhead } from './pictures-ahead'
import { portBusy } from './ports'
import { OperatorError } from './report'
import { atEnd } from './run'
import { noteRunningSite } from './running-site'

const longestRequest = 25_000

/**
 * Serves the build on this port; with `makePages` its pages are made once, before visitors ask for them. At the end of the script it accepts nothing new, lets the requests in flight finish
 * for up to 25 seconds, lets the mail worker finish the mail in hand, and closes.
 * Fails with a sentence when the port is in use, else with Next's error.
 */
export async function serveSite(port: number, { makePages = false } = {}) {
  // As the server of Next.js itself does; lib/background finds this process by it.
  process.env.PORT = String(port)
  const app = next({ dev: false, dir: root, port, hostname: 'localhost' })
  await app.prepare()
  const handle = app.getRequestHandler()
  const build = buildFolder()
  const site = { config: parseConfig(process.env), buildFolder: build, hashes: await readHashes(build) }
  // Here and not in next.config.ts, whose headers are those of the address that the build was made for.
  const isSecure = site.config.siteUrl.startsWith('https:')
  const front = frontOf((request, response) => handle(request, response), site)
  const server = createServer((request, response) => {
    request.headers[socketAddressHeader] = request.socket.remoteAddress
    cleanRequest(request)
    limitSharedCaches(request, response)
    if (isSecure) response.setHeader('Strict-Transport-Security', 'max-age=63072000')
    // A client that goes on asking by a connection it has would keep us from closing.
    if (!server.listening) response.setHeader('Connection', 'close')
    return logRequest(request, response, () => front(request, response))
  })
  server.listen(port, process.env.HOST || undefined)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new OperatorError(portBusy(port))
    if (!['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code ?? '')) throw error
    const remedy = 'Leave it out to listen on all of them.'
    throw new OperatorError(`HOST is ${process.env.HOST}, which is no address of this machine. ${remedy}`)
  })
  const removeNote = await noteRunningSite(build, port)
  const stopping = new AbortController()
  if (makePages)
    makePagesAhead(front, build, stopping.signal).catch((error) => console.warn('No pages made ahead.', error))
  if (site.config.picturesAhead) await startPicturesAhead()
  atEnd(async () => {
    stopping.abort()
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
