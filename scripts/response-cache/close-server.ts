import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const longestRequest = 25_000

/** Returns a function that closes the server after up to 25 s for requests in flight. Call before listen(). */
export function createCloser(server: Server) {
  // Node.js counts a connection as busy until its first request is answered.
  const unused = new Set<Socket>()
  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    unused.delete(socket)
    // A busy keep-alive connection would delay shutdown.
    if (!server.listening) response.setHeader('Connection', 'close')
  })
  return async () => {
    const closed = once(server, 'close')
    server.close()
    // closeIdleConnections() misses those that become idle later.
    const idle = setInterval(() => {
      server.closeIdleConnections()
      for (const socket of unused) socket.destroy()
    }, 100)
    const forced = setTimeout(() => server.closeAllConnections(), longestRequest)
    await closed
    clearInterval(idle)
    clearTimeout(forced)
  }
}
