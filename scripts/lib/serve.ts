// In this process, so that killing it leaves nothing of Next.js behind.
import { once } from 'node:events'
import { createServer } from 'node:http'
import next from 'next'
import { parseConfig } from '../../lib/config/schema'
import { background } from '../../lib/server/background'
import { frontOf } from '../front/front'
import { readHashes } from '../front/next-output'
import { makePagesAhead } from '../front/pages-ahead'
import { checkRequest, refuse } from '../front/request-target'
import { cleanRequest, limitSharedCaches } from '../front/shared-caches'
import { logRequest } from './access-log'
import { answerEverything } from './answer-everything'
import { closerOf } from './close-server'
import { buildFolder, root } from './paths'
import { startPicturesAhead } from './pictures-ahead'
import { portBusy } from './ports'
import { OperatorError } from './report'
import { atEnd } from './run'
import { noteRunningSite } from './running-site'

// In ms. Longer than any proxy keeps a connection (nginx and Varnish 1 minute, Caddy 2, Google 10): if we close
// one just as a proxy sends a form on it, the visitor gets an error, because a proxy does not send a form twice.
const longestIdle = 620_000

/**
 * With `makePages` all pages are rendered first. At the end it lets requests in flight finish for up to 25 seconds and
 * the mail worker finish its mail. Fails with a sentence when the port is in use, else with Next's error.
 */
export async function serveSite(port: number, { makePages = false } = {}) {
  // As Next.js's own server does. lib/background finds this process by it.
  process.env.PORT = String(port)
  // Next.js would take over the upgrades of our server, and not answer them: it gets one that never listens.
  const app = next({ dev: false, dir: root, port, hostname: 'localhost', httpServer: createServer() })
  await app.prepare()
  const handle = app.getRequestHandler()
  const build = buildFolder()
  const site = { config: parseConfig(process.env), buildFolder: build, hashes: await readHashes(build) }
  // Not in next.config.ts: those headers are fixed at build time, for the build's address.
  const isSecure = site.config.siteUrl.startsWith('https:')
  const front = frontOf((request, response) => handle(request, response), site)
  const server = answerEverything(createServer({ requireHostHeader: false }), (request, response) =>
    logRequest(request, response, () => {
      if (isSecure) response.setHeader('Strict-Transport-Security', 'max-age=63072000')
      // A client that keeps its connection busy would keep us from closing.
      if (!server.listening) response.setHeader('Connection', 'close')
      const refusal = checkRequest(request)
      if (refusal) return refuse(request, response, refusal)
      cleanRequest(request)
      limitSharedCaches(request, response)
      return front(request, response)
    }),
  )
  const close = closerOf(server)
  server.keepAliveTimeout = longestIdle
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
    await close()
    await background().stop?.()
    await app.close()
    await removeNote()
  })
}
