import { once } from 'node:events'
import { createServer } from 'node:http'
import { parseConfig } from '../../lib/platform/config-schema'
import { background } from '../../lib/platform/per-process'
import { startNode } from '../lib/child'
import { buildFolder, programs } from '../lib/paths'
import { warnOfExamples } from '../lib/prepare-database'
import { OperatorError, print } from '../lib/report'
import { hasPicturesToMake } from '../lib/resized-pictures'
import { atEnd } from '../lib/run'
import { noteRunningSite } from '../lib/running-site'
import { openBuild } from '../lib/site-build'
import { logRequest } from './access-log'
import { checkRequest, refuse } from './check-request'
import { createCloser } from './close-server'
import { openNext } from './next-server'
import { createResponseCache } from './response-cache'

// The process takes 350 MB, and a burst of requests may come: avoid the OOM killer.
const memoryNeeded = 520 * 1024 * 1024

async function startPicturesAhead() {
  if (process.availableMemory() < memoryNeeded) return
  if (!(await hasPicturesToMake())) return
  // Without a database it sends no mails.
  const env = { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'warn', UV_THREADPOOL_SIZE: '1', VIPS_CONCURRENCY: '1' }
  startNode([programs.run, 'pictures-ahead'], { env, show: true })
}

// Milliseconds. Longer than proxies keep connections (nginx 1 min, Caddy 2, Google 10), or a reused one loses a form.
const longestIdle = 620_000
// Pending connections while a page is rendered. The system may allow fewer.
const backlog = 4096

/** Serves the build that exists. Throws OperatorError without one, and if the port is in use. */
export async function serveUntilStopped(port: number, databaseUrl: string) {
  await openBuild(databaseUrl)
  await serve(port)
  await warnOfExamples(databaseUrl)
  print(`The site is at ${process.env.SITE_URL}`)
  await new Promise(() => undefined)
}

// Closing waits up to 25 s for requests and for the current mail.
async function serve(port: number) {
  const config = parseConfig(process.env)
  // As Next.js's own server does; lib/jobs detects this process by it.
  process.env.PORT = String(port)
  const next = await openNext(port)
  const answer = createResponseCache(next.answer, config)
  const server = createServer((request, response) =>
    logRequest(request, response, () => {
      const refusal = checkRequest(request)
      if (refusal) return refuse(request, response, refusal)
      return answer(request, response)
    }),
  )
  const close = createCloser(server)
  server.keepAliveTimeout = longestIdle
  await once(server.listen({ port, host: process.env.HOST || undefined, backlog }), 'listening').catch((error) => {
    throw asSentence(error)
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

function asSentence(error: NodeJS.ErrnoException) {
  if (!['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code ?? '')) return error
  const remedy = 'Leave it out to listen on all of them.'
  return new OperatorError(`HOST is ${process.env.HOST}, which is not an address of this machine. ${remedy}`)
}
