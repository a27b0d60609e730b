import { expect, it } from 'vitest'
import { isActiveMenu, isActivePath } from '@/components/layout/active-path'
import { menus } from '@/lib/content/site'
import { sitePaths } from '@/scripts/lib/site-paths'

it.each([
  ['/destinations/kenya', 'Destinations'],
  ['/experiences/dubai', 'Destinations'],
  ['/itineraries', 'Destinations'],
  ['/itineraries/12', 'Destinations'],
  ['/community/wild-olive-school', 'Community'],
  ['/volunteer', 'Community'],
  ['/', undefined],
  ['/book', undefined],
  ['/donate', undefined],
  ['/about-x', undefined],
  ['/community-garden', undefined],
  ['/destinations-x', undefined],
])('%s lights up %s and no other menu', (pathname, expected) => {
  const lit = menus.filter(({ paths }) => isActiveMenu(pathname, paths)).map(({ label }) => label)
  expect(lit).toEqual(expected ? [expected] : [])
})

it('each menu is current on the pages its own links lead to, except the booking page, and on no path without one', () => {
  for (const { paths, links } of menus) {
    for (const { href } of links) expect(isActiveMenu(href, paths), href).toBe(href !== '/book')
    for (const path of paths)
      expect(
        sitePaths.some((page) => isActivePath(page, path)),
        path,
      ).toBe(true)
  }
})
