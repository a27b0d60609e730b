import { expect, test, vi } from 'vitest'
import { saveShortlist } from '@/components/layout/offline/copies'

test('a list that answers after the next one is not kept in its place', async () => {
  const kept = vi.fn()
  const registration = { active: { postMessage: ({ page }: { page: string }) => kept(page) } }
  const serviceWorker = { register: async () => registration, getRegistrations: async () => [] }
  vi.stubGlobal('navigator', { onLine: true, serviceWorker })
  vi.stubGlobal('caches', { keys: async () => ['itinerary /itineraries/7 1 v', 'itinerary /itineraries/5 1 v'] })
  let answerFirst = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answerFirst = resolve
  })
  vi.stubGlobal('fetch', async (page: string) => {
    if (page === '/shortlist?trips=7') await isAnswered
    return new Response('')
  })
  const first = saveShortlist([7], '/shortlist?trips=7')
  await saveShortlist([7, 5], '/shortlist?trips=7,5')
  answerFirst()
  await first
  expect(kept.mock.calls).toEqual([['/shortlist?trips=7,5']])
})
