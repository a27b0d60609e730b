import { once } from 'node:events'
import { Agent, createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { closeServer } from '@/scripts/lib/close-server'

afterEach(() => vi.useRealTimers())

test('a connection that falls idle after the stop is closed', async () => {
  const server = createServer().listen(0, 'localhost')
  server.keepAliveTimeout = 600_000
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const sending = request({ host: 'localhost', port, agent }).end()
  const [, answer] = (await once(server, 'request')) as [unknown, ServerResponse]

  // Nothing is forced in this test.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const closed = closeServer(server)
  answer.end('Sent.')
  const [response] = await once(sending, 'response')
  response.resume()
  await closed
  expect(server.listening).toBe(false)
  expect(response.statusCode).toBe(200)
})
