// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { expiryHere } from '@/lib/cache/expire-pages'
import { listenWith } from '../support/listening'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('more tags than one request may name go in several', async () => {
  const sent: string[][] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return new Response()
  })
  const stopping = new AbortController()
  const all = Array.from({ length: 250 }, (_, index) => `itinerary:${index}`)
  expiryHere(stopping.signal)(all)
  await vi.waitFor(() => expect(sent.flat()).toEqual(all), 10_000)
  stopping.abort()
  expect(sent.every((tags) => tags.length <= 100)).toBe(true)
}, 20_000)

test('requests follow each other on one connection, and none is left unused', async () => {
  const sent: string[] = []
  const { server, port } = await listenWith(async (request, response) => {
    sent.push(...(await new Response(request as unknown as ReadableStream).json()))
    // Too long to arrive together with the headers.
    response.end('x'.repeat(4_000_000))
  })
  vi.stubEnv('PORT', String(port))
  let connections = 0
  server.on('connection', () => {
    connections += 1
  })
  const stopping = new AbortController()
  const expire = expiryHere(stopping.signal)
  for (const tag of ['one', 'two', 'three']) {
    expire([tag])
    await vi.waitFor(() => expect(sent).toContain(tag), 10_000)
  }
  stopping.abort()
  server.closeAllConnections()
  server.close()
  expect(sent).toEqual(['one', 'two', 'three'])
  expect(connections).toBe(1)
}, 20_000)
