import { type RequestListener, type Server, ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { logNoRequest } from './access-log'

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
// Milliseconds. Closing at once could lose the response for a client that is still sending.
const timeToRead = 5000

/** Every request reaches the listener, whatever its method and headers; malformed ones are answered and logged. */
export function answerEverything(server: Server, listener: RequestListener) {
  const newest = new WeakMap<object, ServerResponse>()
  const refused = new WeakSet<object>()

  const answer: RequestListener = (request, response) => {
    newest.set(request.socket, response)
    listener(request, response)
  }
  server.on('request', answer)
  server.on('checkExpectation', answer)
  server.on('connect', (request, stream) => {
    const socket = stream as Socket
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    response.once('finish', () => socket.destroySoon())
    socket.on('error', () => socket.destroy())
    listener(request, response)
  })

  function refuse(socket: Socket, reason: string) {
    // Browsers open speculative connections.
    if (!socket.writable || socket.bytesRead === 0 || reason === 'ECONNRESET') return socket.destroy()
    const status = statuses[reason] ?? 400
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    setTimeout(() => socket.destroy(), timeToRead).unref()
    const isLogged = newest.get(socket)?.closed === false
    if (!isLogged) logNoRequest(status, reason)
  }

  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket
    if (refused.has(socket)) return
    refused.add(socket)
    const reason = error.code ?? 'unknown'
    const before = newest.get(socket)
    // An earlier request on this connection is still being answered.
    if (before?.req.complete && !before.closed) before.once('close', () => refuse(socket, reason))
    else refuse(socket, reason)
  })
  return server
}
