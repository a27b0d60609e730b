import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import next from 'next'
import sharp from 'sharp'
import { root } from './paths'

/** Next.js on the build that is there, in this process: `answer` answers a request. */
export async function openNext(port: number) {
  // Finished pictures are kept on disk: what libvips keeps besides would be hundreds of megabytes.
  sharp.cache(false)
  // Next.js would take over the upgrades of a server, and not answer them: it gets one that never listens. Without any
  // it looks for the request's, and requests of our own have none.
  const app = next({ dev: false, dir: root, port, hostname: 'localhost', httpServer: createServer() })
  await app.prepare()
  const handle = app.getRequestHandler()
  const answer = (request: IncomingMessage, response: ServerResponse) => handle(request, response)
  return { answer, close: () => app.close() }
}
