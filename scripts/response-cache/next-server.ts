import { createServer } from 'node:http'
import next from 'next'
import sharp from 'sharp'
import { root } from '../lib/paths'

/** Next.js in this process, on the existing build. */
export async function openNext(port: number) {
  // Pictures are cached on disk; libvips' own cache would take hundreds of megabytes.
  sharp.cache(false)
  // Next.js would take over upgrades and leave them unanswered, so it gets a server that never listens.
  const app = next({ dev: false, dir: root, port, hostname: 'localhost', httpServer: createServer() })
  await app.prepare()
  return { answer: app.getRequestHandler(), close: () => app.close() }
}
