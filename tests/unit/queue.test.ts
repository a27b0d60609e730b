import { expect, test } from 'vitest'
import { BusyError } from '@/lib/server/errors'
import { openQueue } from '@/lib/server/queue'

test('so many run at once, so many wait in turn, and no more', async () => {
  const queue = openQueue({ atOnce: 2, waiting: 3 })
  const begun: number[] = []
  const ends = new Map<number, () => void>()
  const start = (name: number) =>
    queue(async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    })
  const tasks = [1, 2, 3, 4, 5].map(start)
  expect(begun).toEqual([1, 2])
  await expect(start(6)).rejects.toThrow(BusyError)

  ends.get(2)?.()
  expect(await tasks[1]).toBe(2)
  expect(begun).toEqual([1, 2, 3])
  for (const [index, task] of tasks.entries()) {
    ends.get(index + 1)?.()
    await task
  }
  expect(begun).toEqual([1, 2, 3, 4, 5])
})

test('a task that fails gives its place to the next', async () => {
  const queue = openQueue({ atOnce: 1, waiting: 1 })
  const failing = queue(() => Promise.reject(new Error('no')))
  const next = queue(async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
})
