import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ItinerarySidebar } from '@/app/itineraries/[id]/_components/itinerary-sidebar'
import { config } from '@/lib/config'
import { parseConfig } from '@/lib/config/schema'
import { makeItinerary } from '../support/factories'

// Its script loads later.
vi.mock('@/app/itineraries/[id]/_components/lazy-parts', async () => ({
  LazyShareTools: (await import('@/app/itineraries/[id]/_components/share-tools')).ShareTools,
}))

vi.mock('@/lib/config', () => ({ config: {} }))

function shareLinks(env: Record<string, string>) {
  Object.assign(config, parseConfig({ SITE_URL: 'https://tembo.example', ...env }))
  render(<ItinerarySidebar reasons={[]} itinerary={makeItinerary({ id: 7 })} />)
  return screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Share (on|by)/ })
}

test('SHARE_WORKPLACE=0 leaves the other seven', () => {
  const names = shareLinks({ SHARE_WORKPLACE: '0' }).map((link) => link.getAttribute('aria-label'))
  expect(names).not.toContain('Share on Workplace, which Meta closed in June 2026')
  expect(names).toHaveLength(7)
})

test('what is shared is the site’s origin with the path of the trip', () => {
  for (const link of shareLinks({}))
    expect(decodeURIComponent(link.href)).toContain('https://tembo.example/itineraries/7')
})
