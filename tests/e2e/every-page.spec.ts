import { sitePaths } from '../../scripts/lib/site-paths'
import { expect, type Page, test } from '../support/browser-test'
import { clippedTexts, expectAccessible, expectNoSidewaysScroll, smallTargets } from '../support/page-checks'

// WCAG 1.4.12, at its limits.
const spread =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

// Elsewhere a wide screen has the same elements side by side.
const otherWhenWide = ['/', '/itineraries', '/itineraries/6', '/book']

// Built of the same parts as a page that is visited in full: only their texts may not fit.
const alike = [
  ...['/experiences/adventure', '/privacy', '/terms-of-service', '/how-we-handle-reviews'],
  ...['/book?itinerary=6', '/community/no-such-activity'],
]

async function expectFit(page: Page, width: number, what = '') {
  await page.setViewportSize({ width, height: 800 })
  await expectNoSidewaysScroll(page, `${what} at ${width} px`)
  await expect.poll(() => clippedTexts(page), `text cut off${what} at ${width} px`).toEqual([])
}

for (const path of alike)
  test(`${path} has one h1 and fits into 320 px, also with spread text`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectFit(page, 320)
    await page.addStyleTag({ content: spread })
    await expectFit(page, 320, ' with spread text')
  })

for (const path of sitePaths.filter((path) => !alike.includes(path))) {
  test(`${path} is accessible, has one h1 and fits from 320 px up`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const width of [320, 390, 768, 1280]) {
      await expectFit(page, width)
      if (width === 390) await expect.poll(() => smallTargets(page), 'too small for a finger').toEqual([])
      if (width === 390 || (width === 1280 && otherWhenWide.includes(path)))
        await expectAccessible(page, `at ${width} px`)
    }
    for (const stop of await page.locator('[tabindex="0"]:visible').all()) await expect(stop).toHaveAccessibleName(/./)

    // 1280 by 1024 px at 400%.
    await page.setViewportSize({ width: 320, height: 256 })
    const stuck = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .reduce((height, element) => height + element.getBoundingClientRect().height, 0),
      )
    await expect.poll(stuck, 'height taken by what does not scroll away').toBeLessThan(128)

    await page.addStyleTag({ content: spread })
    for (const width of [320, 1280]) await expectFit(page, width, ' with spread text')
  })
}
