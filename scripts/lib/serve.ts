// In this process, so that killing it leaves nothing of Next.js behind.
import { once } from 'node:events'
import { createServer } from 'node:http'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import next from 'next'
import { parseConfig } from '../../lib/config/schema'
import { background } from '../../lib/server/background'
import { pagesCounter } from '../../lib/server/pages-changed'
import { serveRenderer } from '../front/renderer'
import type { ThreadData, ThreadNews } from '../front/thread'
import { buildFolder, compiled, root } from './paths'
import { startPicturesAhead } from './pictures-ahead'
import { portBusy } from './ports'
import { OperatorError } from './report'
import { atEnd } from './run'
import { noteRunningSite } from './running-site'

/**
 * With `makePages` all pages are rendered first. At the end it lets requests in flight finish for up to 25 seconds and
 * the mail worker finish its mail. Fails with a sentence when the port is in use, else with Next's error.
 */
export async function serveSite(port: number, { makePages = false } = {}) {
  // As Next.js's own server does. lib/background finds this process by it.
  process.env.PORT = String(port)
  // Next.js would take over the upgrades of a server, and not answer them: it gets one that never listens.
  const app = next({ dev: false, dir: root, port, hostname: 'localhost', httpServer: createServer() })
  await app.prepare()
  const handle = app.getRequestHandler()
  const build = buildFolder()
  const renderer = await serveRenderer((request, response) => handle(request, response))
  const data = { port, socketPath: renderer.socketPath, buildFolder: build, pages: pagesCounter(), makePages }
  const front = startFront(data)
  await front.listens
  const removeNote = await noteRunningSite(build, port)
  if (parseConfig(process.env).picturesAhead) await startPicturesAhead()
  atEnd(async () => {
    await front.end()
    await background().stop?.()
    await renderer.end()
    await app.close()
    await removeNote()
  })
}

function startFront(workerData: ThreadData) {
  const thread = new Worker(path.join(compiled, 'thread.js'), { workerData })
  thread.once('error', (error) => {
    throw error
  })
  const news = async () => ((await once(thread, 'message')) as [ThreadNews])[0]
  return {
    listens: news().then((first) => {
      if ('failed' in first) throw asSentence(first.failed, workerData.port)
    }),
    end: async () => {
      thread.postMessage('end')
      await news()
    },
  }
}

function asSentence({ code = '', message }: { code?: string; message: string }, port: number) {
  if (code === 'EADDRINUSE') return new OperatorError(portBusy(port))
  if (!['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) return new Error(message)
  const remedy = 'Leave it out to listen on all of them.'
  return new OperatorError(`HOST is ${process.env.HOST}, which is no address of this machine. ${remedy}`)
}
