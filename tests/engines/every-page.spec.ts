import { sitePaths } from '@/scripts/lib/site-paths'
import { expect, test } from '../support/engines/test'
import { Visitor } from '../support/engines/visitor'

// One window for all pages: opening windows would take most of the time.
for (const width of [1280, 390])
  test(`every page is taken over by React without an error, at ${width} px`, async ({ engine, baseURL }) => {
    test.setTimeout(600_000)
    const visitor = new Visitor(await engine.newTab(), baseURL ?? '')
    await visitor.tab.resize(width, 800)
    for (const path of sitePaths) {
      await visitor.open(path)
      await expect.poll(() => visitor.evaluate(isTakenOver), path).toBe(true)
      expect(await visitor.tab.errors(), path).toEqual([])
    }
    // Long enough to fetch lost scripts again: those that the browser has already are not lost.
    await expect.poll(() => visitor.evaluate(() => performance.now())).toBeGreaterThan(2000)
    expect(await visitor.evaluate(() => document.querySelectorAll('script[data-again]').length)).toBe(0)
    await visitor.tab.close()
  })

function isTakenOver() {
  const click = new MouseEvent('click', { bubbles: true })
  document.querySelector('main')?.firstElementChild?.dispatchEvent(click)
  return click.isTaken
}
