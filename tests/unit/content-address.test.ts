import { expect, test } from 'vitest'
import { pages as content } from '@/lib/content/pages'
import { contentAddress } from '@/lib/desk/content-address'
import { sitePaths } from '@/scripts/lib/site-paths'

test('each page leads to its form at the desk, or to the parts that it has', () => {
  expect(contentAddress('/itineraries/6')).toBe('/desk/content/trips/6')
  expect(contentAddress('/itineraries/6/reviews/2')).toBe('/desk/content/trips/6')
  const own = { '/teams': 'team', '/fleet': 'fleet', '/volunteers': 'volunteer-openings' }
  for (const [path, form] of Object.entries(own)) expect(contentAddress(path)).toBe(`/desk/content/${form}`)
  const others = [...Object.keys(content), ...sitePaths.map((path) => path.replace(/\?.*/, ''))].filter(
    (path) => !(path in own) && !/^\/itineraries\/\d/.test(path),
  )
  expect(others.length).toBeGreaterThan(25)
  for (const path of others) {
    const address = new URL(contentAddress(path), 'http://localhost')
    expect([address.pathname, address.searchParams.get('page')]).toEqual(['/desk/content', path])
  }
})

test('an address that is made up leads nowhere but to the desk', () => {
  for (const path of ['//a.example', '/itineraries/6x', '/itineraries/0', '/a?b#c', '/é'])
    expect(contentAddress(path)).toBe(`/desk/content?page=${encodeURIComponent(path)}`)
})
