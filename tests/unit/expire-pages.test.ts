// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { expiryHere } from '@/lib/background/expire-pages'

afterEach(() => vi.unstubAllGlobals())

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
