import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pagesCounter } from '@/lib/cache/pages-version'
import { openCopies } from '@/scripts/response-cache/copies'
import { type Copy, makeCopy } from '@/scripts/response-cache/copy'

const shared = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** As the cache handler does when Next.js expires a tag. */
function pagesChanged() {
  pagesCounter().version += 1
}

function openMemory() {
  const recall = openCopies(1)
  let made = 0
  let next = { status: 200, headers: {} as Record<string, string>, body: '' }
  const make = vi.fn(async () => {
    made += 1
    const { status, headers, body } = next
    return makeCopy({
      ...{ status, isBetterLater: false, body: Buffer.from(body || `made ${made}`) },
      headers: { 'cache-control': shared, ...headers },
    })
  })
  return {
    make,
    will: (answer: Partial<typeof next>) => {
      next = { ...next, ...answer }
    },
    read: async (address: string, accept = '*/*') => {
      const copy = await recall(new URL(address, 'http://localhost'), { accept }, make)
      return String(await copy.bodyIn('identity'))
    },
  }
}

test('requests at the same time share one making, and later ones its copy', async () => {
  const { read, make } = openMemory()
  expect(await Promise.all([read('/'), read('/'), read('/')])).toEqual(['made 1', 'made 1', 'made 1'])
  expect(await read('/')).toBe('made 1')
  expect(make).toHaveBeenCalledTimes(1)
})

test('an older copy is sent at once while a new one is made; one older than ten minutes is not', async () => {
  const { read } = openMemory()
  await read('/')
  vi.advanceTimersByTime(31_000)
  expect(await read('/')).toBe('made 1')
  await vi.waitFor(async () => expect(await read('/')).toBe('made 2'))
  vi.advanceTimersByTime(601_000)
  expect(await read('/')).toBe('made 3')
})

test('after a change nobody gets the copy from before it, nor a making that began before it', async () => {
  const { read, make } = openMemory()
  await read('/')
  pagesChanged()
  expect(await read('/')).toBe('made 2')
  let finish = (_: Copy) => {}
  make.mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve
    }),
  )
  pagesChanged()
  const early = read('/')
  pagesChanged()
  expect(await read('/')).toBe('made 3')
  const headers = { 'cache-control': shared }
  finish(makeCopy({ status: 200, headers, body: Buffer.from('before'), isBetterLater: false }))
  expect(await early).toBe('before')
  expect(await read('/')).toBe('made 3')
})

test('when making fails, the last copy is sent however old; without one the failure', async () => {
  const { read, make, will } = openMemory()
  await read('/')
  pagesChanged()
  make.mockRejectedValueOnce(new Error('no database'))
  expect(await read('/')).toBe('made 1')
  will({ status: 503, body: 'held up' })
  expect(await read('/')).toBe('made 1')
  expect(await read('/about')).toBe('held up')
})

test.each(['private, no-store', 'public, max-age=0', 's-maxage=60', ''])('"%s" is not kept', async (cacheControl) => {
  const { read, will } = openMemory()
  will({ headers: { 'cache-control': cacheControl } })
  expect([await read('/'), await read('/')]).toEqual(['made 1', 'made 2'])
})

test('of the query only what No-Vary-Search names makes another copy', async () => {
  const { read, will } = openMemory()
  will({ headers: { 'no-vary-search': 'params, except=("itinerary" "wish")' } })
  await read('/book')
  expect(await read('/book?utm_source=mail')).toBe('made 1')
  expect(await read('/book?itinerary=6&utm_source=mail')).toBe('made 2')
  expect(await read('/book?itinerary=6')).toBe('made 2')
  expect(await read('/book?itinerary=7')).toBe('made 3')
})

test('without it all of the query does, and Vary: Accept tells the formats of pictures apart', async () => {
  const { read, will } = openMemory()
  will({ headers: { vary: 'Accept' } })
  await read('/_next/image?w=640', 'image/avif,image/webp')
  expect(await read('/_next/image?w=640', 'image/webp')).toBe('made 2')
  expect(await read('/_next/image?w=640', 'text/html,image/avif')).toBe('made 1')
  expect(await read('/_next/image?w=640', 'image/png,*/*')).toBe('made 3')
  expect(await read('/_next/image?w=640', 'image/webp,*/*')).toBe('made 2')
  expect(await read('/_next/image?w=828', 'image/avif')).toBe('made 4')
})

test('memory stays within its limit, and what is asked for stays in it', async () => {
  const { read, make, will } = openMemory()
  will({ body: 'x'.repeat(50_000) })
  await read('/')
  for (let number = 0; number < 100; number += 1) {
    await read(`/itineraries/${number}`)
    await read('/')
  }
  expect(make).toHaveBeenCalledTimes(101)
  await read('/itineraries/0')
  expect(make).toHaveBeenCalledTimes(102)
})

test('an address of over a kilobyte is not kept, however short its answer, and others count with their length', async () => {
  const { read, make, will } = openMemory()
  will({ body: '{}' })
  await read(`/long?ids=${'7'.repeat(1100)}`)
  await read(`/long?ids=${'7'.repeat(1100)}`)
  expect(make).toHaveBeenCalledTimes(2)
  const medium = (number: number) => `/medium?ids=${String(number).padStart(900, '0')}`
  for (let number = 0; number < 500; number += 1) await read(medium(number))
  await read(medium(499))
  expect(make).toHaveBeenCalledTimes(502)
  // At two bytes a character and what else a copy takes, a megabyte has room for fewer than 400.
  await read(medium(100))
  expect(make).toHaveBeenCalledTimes(503)
})

test('a long query that the page does not read changes nothing', async () => {
  const { read, will } = openMemory()
  will({ headers: { 'no-vary-search': 'params' } })
  await read(`/about?utm_source=${'x'.repeat(2000)}`)
  expect(await read('/about')).toBe('made 1')
})
