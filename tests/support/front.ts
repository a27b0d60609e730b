// The front before a server that stands in for Next.js.
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseConfig } from '@/lib/config/schema'
import { frontOf } from '@/scripts/front/front'
import { rendererAt, serveRenderer } from '@/scripts/front/renderer'

export async function openFront(next: RequestListener) {
  const config = parseConfig({ DATABASE_URL: 'postgresql://nobody@localhost/none', SITE_URL: 'http://localhost:3000' })
  const renderer = await serveRenderer(next)
  const front = frontOf(rendererAt(renderer.socketPath), { config, buildFolder: '/nowhere', hashes: {}, inline: [] })
  const server = createServer(front.answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    get: (path: string) => fetch(address + path),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await renderer.end()
    },
  }
}
