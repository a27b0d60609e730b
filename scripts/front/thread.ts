// The thread that listens to the world.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { parseConfig } from '../../lib/config/schema'
import { captureConsole } from '../../lib/server/log'
import { perProcess } from '../../lib/server/per-process'
import { logRequest } from '../lib/access-log'
import { answerEverything } from '../lib/answer-everything'
import { closerOf } from '../lib/close-server'
import { frontOf } from './front'
import { ownScripts, prerenderedPaths, readHashes } from './next-output'
import { rendererAt } from './renderer'
import { checkRequest, refuse } from './request-target'
import { cleanRequest, limitSharedCaches } from './shared-caches'

export type ThreadData = {
  port: number
  socketPath: string
  buildFolder: string
  pages: Int32Array
  makePages: boolean
}
export type ThreadNews = { listens: true } | { failed: { code?: string; message: string } } | { ended: true }

// In ms. Longer than any proxy keeps a connection (nginx and Varnish 1 minute, Caddy 2, Google 10): if we close
// one just as a proxy sends a form on it, the visitor gets an error, because a proxy does not send a form twice.
const longestIdle = 620_000

const { port, socketPath, buildFolder, pages, makePages } = workerData as ThreadData
const post = (news: ThreadNews) => parentPort?.postMessage(news)

captureConsole()
perProcess('pages', () => pages)
const site = {
  config: parseConfig(process.env),
  buildFolder,
  hashes: await readHashes(buildFolder),
  inline: await ownScripts(buildFolder),
}
// The one in next.config.ts is fixed at build time, for the build's address.
const isSecure = site.config.siteUrl.startsWith('https:')
const front = frontOf(rendererAt(socketPath), site)
const server = answerEverything(createServer({ requireHostHeader: false }), (request, response) =>
  logRequest(request, response, () => {
    if (isSecure) response.setHeader('Strict-Transport-Security', 'max-age=63072000')
    // A client that keeps its connection busy would keep us from closing.
    if (!server.listening) response.setHeader('Connection', 'close')
    const refusal = checkRequest(request)
    if (refusal) return refuse(request, response, refusal)
    cleanRequest(request)
    limitSharedCaches(request, response)
    return front.answer(request, response)
  }),
)
const close = closerOf(server)
server.keepAliveTimeout = longestIdle
const stopping = new AbortController()
let makingPages: Promise<void> | undefined
parentPort?.once('message', async () => {
  stopping.abort()
  await close()
  await makingPages
  post({ ended: true })
  parentPort?.close()
})
server.listen(port, process.env.HOST || undefined)
try {
  await once(server, 'listening')
  post({ listens: true })
  if (makePages)
    makingPages = front
      .makePagesAhead(await prerenderedPaths(buildFolder), stopping.signal)
      .catch((error) => console.warn('No pages made ahead.', error))
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  post({ failed: { code, message } })
}
