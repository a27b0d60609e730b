// What holds on every page: WCAG 2.2 AA as far as axe can tell, one h1, no sideways scrolling, readable without script.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from '@playwright/test'
import { sitePaths } from '../../scripts/lib/site-paths'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of sitePaths) {
  test(`${path} is accessible, has one h1 and fits from 320 px up`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0)
    }
    await page.evaluate(axeSource)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const violations = await page.evaluate(async (runOnly) => {
        const { axe } = window as unknown as { axe: typeof import('axe-core') }
        const results = await axe.run(document, { runOnly })
        return results.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        )
      }, rules)
      expect(violations, `at ${width} px`).toEqual([])
    }
  })
}
