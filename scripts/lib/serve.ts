// In this process, so that killing it leaves nothing of Next.js behind.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { parseConfig } from '../../lib/platform/config-schema'
import { background } from '../../lib/platform/per-process'
import { createFront } from '../front/front'
import { logRequest } from './access-log'
import { answerEverything } from './answer-everything'
import { startNode } from './child'
import { createCloser } from './close-server'
import { areAllPicturesMade, canKeepPictures } from './kept-pictures'
import { openNext } from './next-server'
import { buildFolder, programs } from './paths'
import { portBusy } from './ports'
import { OperatorError } from './report'
import { checkRequest, refuse } from './request-target'
import { atEnd } from './run'
import { noteRunningSite } from './running-site'
import { limitSharedCaches } from './shared-caches'

// Makes the pictures of the pages in another process, one at a time at low priority.

// It takes 370 MB, and a burst of requests may come meanwhile. With less the system might kill the site for it.
const memoryNeeded = 520 * 1024 * 1024

/** After the first start of a build. One that was cut short goes on where it stopped. */
async function startPicturesAhead() {
  if (process.availableMemory() < memoryNeeded) return
  if ((await areAllPicturesMade()) || !(await canKeepPictures())) return
  // Without a database it does not send mails.
  const env = { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'warn', UV_THREADPOOL_SIZE: '1', VIPS_CONCURRENCY: '1' }
  startNode([programs.run, 'pictures-ahead'], { env, show: true })
}

// In ms. Longer than any proxy keeps a connection (nginx and Varnish 1 minute, Caddy 2, Google 10): if we close
// one just as a proxy sends a form on it, the visitor gets an error, because a proxy does not send a form twice.
const longestIdle = 620_000
// Connections that wait to be taken while a page is rendered. The system may allow fewer.
const backlog = 4096

/**
 * At the end it lets requests in flight finish for up to 25 seconds and the mail worker finish its mail. Fails with a
 * sentence when the port is in use, else with Next's error.
 */
export async function serveSite(port: number) {
  const config = parseConfig(process.env)
  // As Next.js's own server does. lib/jobs finds this process by it.
  process.env.PORT = String(port)
  const next = await openNext(port)
  const answer = createFront(next.answer, config)
  const isSecure = config.siteUrl.startsWith('https:')
  const server = answerEverything(createServer({ requireHostHeader: false }), (request, response) =>
    logRequest(request, response, () => {
      // The one in next.config.ts is fixed at build time, for the build's address.
      if (isSecure) response.setHeader('Strict-Transport-Security', 'max-age=63072000')
      // A client that keeps its connection busy would keep us from closing.
      if (!server.listening) response.setHeader('Connection', 'close')
      const refusal = checkRequest(request)
      if (refusal) return refuse(request, response, refusal)
      limitSharedCaches(request, response)
      return answer(request, response)
    }),
  )
  const close = createCloser(server)
  server.keepAliveTimeout = longestIdle
  await once(server.listen({ port, host: process.env.HOST || undefined, backlog }), 'listening').catch((error) => {
    throw asSentence(error, port)
  })
  const removeNote = await noteRunningSite(buildFolder(), port)
  if (config.picturesAhead) await startPicturesAhead()
  atEnd(async () => {
    await close()
    await background().stop?.()
    await next.close()
    await removeNote()
  })
}

function asSentence({ code = '', message }: NodeJS.ErrnoException, port: number) {
  if (code === 'EADDRINUSE') return new OperatorError(portBusy(port))
  if (!['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) return new Error(message)
  const remedy = 'Leave it out to listen on all of them.'
  return new OperatorError(`HOST is ${process.env.HOST}, which is no address of this machine. ${remedy}`)
}
