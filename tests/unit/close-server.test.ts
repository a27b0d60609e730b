import { once } from 'node:events'
import { Agent, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createCloser } from '@/scripts/response-cache/close-server'
import { listenWith } from '../support/listening'

afterEach(() => vi.useRealTimers())

async function startServer() {
  const { server, port } = await listenWith()
  server.keepAliveTimeout = 600_000
  return { server, close: createCloser(server), port }
}

test('a connection that falls idle after the stop is closed', async () => {
  const { server, close, port } = await startServer()
  const agent = new Agent({ keepAlive: true })
  const sending = request({ host: '127.0.0.1', port, agent }).end()
  const [, answer] = (await once(server, 'request')) as [unknown, ServerResponse]

  // Nothing is forced in this test.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const closed = close()
  answer.end('Sent.')
  const [response] = await once(sending, 'response')
  response.resume()
  await closed
  expect(server.listening).toBe(false)
  expect(response.statusCode).toBe(200)
})

test.each(['', 'GET / HT'])('a connection on which no request came ("%s") is closed', async (sent) => {
  const { server, close, port } = await startServer()
  const accepted = once(server, 'connection')
  const connection = connect(port, '127.0.0.1')
  connection.write(sent)
  await accepted

  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const ended = once(connection, 'close')
  connection.on('error', () => undefined)
  await close()
  await ended
  expect(server.listening).toBe(false)
})
