// @vitest-environment node
import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js'
import { expect, test } from 'vitest'
import { expireTags } from '@/lib/platform/next-internals'

const where = 'This version of Next.js differs: see lib/platform/next-internals.ts.'

const streamOf = (text: string) => new Response(text).body as ReadableStream<Uint8Array>

test('what is cached under an expired tag is gone, and the rest is not', async () => {
  const cache = createDefaultCacheHandler(1_000_000)
  const entry = { stale: 0, expire: 3600, revalidate: 3600, timestamp: performance.timeOrigin + performance.now() }
  for (const tag of ['places', 'claims'])
    await cache.set(tag, Promise.resolve({ ...entry, value: streamOf(tag), tags: [tag] }))
  expireTags(['places'])
  expect(await cache.get('places', []), where).toBeUndefined()
  expect(await cache.get('claims', []), where).toBeDefined()
})
