import { expect, test } from 'vitest'
import { openQueue } from '@/lib/platform/task-queue'

test('a task that fails gives its place to the next', async () => {
  const queue = openQueue({ atOnce: 1, waiting: 1 })
  const failing = queue(() => Promise.reject(new Error('no')))
  const next = queue(async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
})
