import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { GET } from '@/app/sw.js/route'

const settings = vi.hoisted(() => ({ offlineCopies: true }))
vi.mock('@/lib/platform/config', () => ({ config: settings }))
vi.mock('next/server', () => ({ connection: async () => undefined }))

/** The events that the script for browsers listens to. */
async function events() {
  const response = await GET()
  const names: string[] = []
  const self = { addEventListener: (name: string) => names.push(name) }
  runInNewContext(await response.text(), { self })
  return { names, type: response.headers.get('content-type'), cache: response.headers.get('cache-control') }
}

it('gives browsers a worker that is asked for anew each time', async () => {
  expect(await events()).toEqual({
    names: ['install', 'activate', 'fetch', 'message'],
    type: 'text/javascript; charset=utf-8',
    cache: 'no-cache',
  })
})

it('gives them one that no longer answers for anything once the switch is off', async () => {
  settings.offlineCopies = false
  expect((await events()).names).toEqual(['install', 'activate'])
})
