import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { answerStreamed } from '@/lib/http/answers'

test.each([
  [[[]], '[]'],
  [[[], [{ id: 1 }, { id: 2 }], [], [{ id: 3 }]], '[{"id":1},{"id":2},{"id":3}]'],
])('%j is sent as one array', async (parts, expected) => {
  expect(await answerStreamed(Readable.from(parts)).text()).toBe(expected)
})

test('a part is read when it is taken, and none after the client has gone', async () => {
  const read = vi.fn()
  const end = vi.fn()
  async function* parts() {
    try {
      for (let id = 1; ; id += 1) {
        read(id)
        yield [{ id }]
      }
    } finally {
      end()
    }
  }
  const reader = answerStreamed(parts()).body?.getReader()
  expect(read).not.toHaveBeenCalled()
  for (const _ of [1, 2, 3]) await reader?.read()
  expect(read).toHaveBeenCalledTimes(3)
  await reader?.cancel()
  expect(end).toHaveBeenCalledTimes(1)
  expect(read).toHaveBeenCalledTimes(3)
})
