import type { Page } from '@playwright/test'
import { sitePaths } from '@/scripts/lib/site-paths'
import { differences, holdStill, measureBoxes, sidewaysBy } from '../support/engines/boxes'
import { expect, test } from '../support/engines/test'
import { Visitor } from '../support/engines/visitor'

// One window per browser for all pages: opening windows would take most of the time.
let chromium: Page
let visitor: Visitor

test.beforeAll(async ({ browser, engine }) => {
  chromium = await browser.newPage({ baseURL: process.env.BASE_URL, reducedMotion: 'no-preference' })
  visitor = new Visitor(await engine.newTab(), process.env.BASE_URL ?? '')
})

test.afterAll(() => Promise.all([chromium.close(), visitor.tab.close()]))

const widths = [1360, 390]

for (const path of sitePaths)
  test(`${path} is laid out as in Chromium, at ${widths.join(' and ')} px`, async () => {
    await Promise.all([chromium.goto(path), visitor.open(path)])
    await Promise.all([chromium.evaluate(holdStill), visitor.evaluate(holdStill)])
    for (const width of widths) {
      await Promise.all([chromium.setViewportSize({ width, height: 900 }), visitor.tab.resize(width, 900)])
      const compare = async () =>
        differences(await chromium.evaluate(measureBoxes), await visitor.evaluate(measureBoxes))
      await expect.poll(compare, `${path} at ${width} px`).toEqual([])
      expect(await visitor.evaluate(sidewaysBy), `how far ${path} scrolls sideways at ${width} px`).toBe(0)
    }
    expect(await visitor.tab.errors(), 'errors that nothing caught').toEqual([])
  })
