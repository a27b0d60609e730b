import { expect, test, vi } from 'vitest'
import { copyOf } from '@/scripts/front/copy'
import { openMemory } from '@/scripts/front/memory'
import { pagesChanged } from '../support/pages-changed'

const copy = (text: string, status = 200) =>
  copyOf({ status, headers: { 'content-type': 'text/html' }, body: Buffer.from(text) }, 'once')
const kept = (text: string) => async () => ({ copy: copy(text), isKept: true })
const textOf = async (given: Promise<ReturnType<typeof copy>>) => String(await (await given).bodyIn('identity'))

test('a copy is made once, until something changes', async () => {
  const memory = openMemory(1)
  const make = vi.fn(kept('one'))
  await memory.recall('/', make)
  await memory.recall('/', make)
  expect(make).toHaveBeenCalledTimes(1)
  pagesChanged()
  expect(await textOf(memory.recall('/', kept('two')))).toBe('two')
})

test('a copy is sent for half a minute, however the clock is set meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] })
  const memory = openMemory(1)
  const make = vi.fn(kept('one'))
  await memory.recall('/', make)
  vi.setSystemTime('2031-01-01')
  vi.advanceTimersByTime(29_000)
  await memory.recall('/', make)
  expect(make).toHaveBeenCalledTimes(1)
  vi.setSystemTime('2020-01-01')
  vi.advanceTimersByTime(2000)
  await memory.recall('/', make)
  expect(make).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('nobody waits for a new copy of what has only grown old, unless it is ten minutes old', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] })
  const memory = openMemory(1)
  await memory.recall('/', kept('one'))
  vi.advanceTimersByTime(31_000)
  expect(await textOf(memory.recall('/', () => new Promise(() => undefined)))).toBe('one')
  expect(await textOf(memory.recall('/', kept('never asked')))).toBe('one')
  const other = openMemory(1)
  await other.recall('/', kept('one'))
  vi.advanceTimersByTime(31_000)
  await other.recall('/', kept('two'))
  await Promise.resolve()
  expect(await textOf(other.recall('/', kept('three')))).toBe('two')
  vi.advanceTimersByTime(601_000)
  expect(await textOf(other.recall('/', kept('four')))).toBe('four')
  vi.useRealTimers()
})

test('those who ask at once share one making, but never one that began before a change', async () => {
  const memory = openMemory(1)
  let open: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const slow = vi.fn(async () => {
    await gate
    return { copy: copy('old'), isKept: true }
  })
  const first = memory.recall('/', slow)
  const second = memory.recall('/', slow)
  pagesChanged()
  const third = memory.recall('/', kept('new'))
  await third
  open()
  expect(await Promise.all([first, second, third].map(textOf))).toEqual(['old', 'old', 'new'])
  expect(slow).toHaveBeenCalledTimes(1)
  expect(await textOf(memory.recall('/', kept('newest')))).toBe('new')
})

test('while a page cannot be made, the last one is sent', async () => {
  const memory = openMemory(1)
  await memory.recall('/', kept('good'))
  pagesChanged()
  expect(await textOf(memory.recall('/', async () => ({ copy: copy('down', 503), isKept: false })))).toBe('good')
  expect(await textOf(memory.recall('/', () => Promise.reject(new Error('down'))))).toBe('good')
})

test('what stands in for a page that cannot be made is sent only where there was no other', async () => {
  const memory = openMemory(1)
  const fromTheBuild = async () => ({ copy: copy('of the build'), isKept: false, isOld: true })
  expect(await textOf(memory.recall('/', fromTheBuild))).toBe('of the build')
  await memory.recall('/', kept('with a later review'))
  pagesChanged()
  expect(await textOf(memory.recall('/', fromTheBuild))).toBe('with a later review')
})

test('what was never kept fails as it is', async () => {
  const memory = openMemory(1)
  const down = async () => ({ copy: copy('down', 503), isKept: false })
  expect((await memory.recall('/', down)).status).toBe(503)
  await expect(memory.recall('/', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await textOf(memory.recall('/', kept('back')))).toBe('back')
})
