import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { GET } from '@/app/sw.js/route'

vi.mock('@/lib/platform/config', () => ({ config: { offlineCopies: false } }))
vi.mock('next/server', () => ({ connection: async () => undefined }))

test('once the switch is off browsers get a worker that answers for nothing any more', async () => {
  const events: string[] = []
  const self = { addEventListener: (name: string) => events.push(name) }
  runInNewContext(await (await GET()).text(), { self })
  expect(events).toEqual(['install', 'activate'])
})
