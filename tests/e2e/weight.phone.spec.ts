// Only bytes and counts, which do not depend on the speed of the machine. `npm --prefix workshop run bench` measures time.

import { pages } from '@/scripts/lib/site-paths'
import { htmlBudget, scriptBudget } from '@/workshop/bench/budgets'
import { pageBytes } from '@/workshop/bench/page-bytes'
import { expect, openWithScripts, type Page, test } from '../support/browser-test'
import { recordLoads, settle } from '../support/loads'

const kib = 1024

// KiB that a page without client code loads on Next.js 16.4.6 (npm --prefix workshop run bench -- bytes).
const bareScripts = 132.5

test('every page keeps to its weight of HTML, scripts and styles', async ({ baseURL }) => {
  for (const path of pages) {
    const { html, js, css } = await pageBytes(String(baseURL), path)
    expect.soft(html / kib, `KiB of HTML on ${path}`).toBeLessThanOrEqual(htmlBudget(path))
    expect.soft(js / kib, `KiB of scripts on ${path}`).toBeLessThanOrEqual(bareScripts + scriptBudget(path))
    expect.soft(css / kib, `KiB of styles on ${path}`).toBeLessThanOrEqual(21.4)
  }
})

for (const path of ['/', '/itineraries', '/itineraries/6', '/destinations/kenya', '/teams', '/book', '/terms']) {
  test(`the first view of ${path} is light and asks nobody else`, async ({ page, baseURL }) => {
    const loaded = await recordLoads(page)
    await openWithScripts(page, path)
    await settle(page, loaded)
    const bytes = (type: string) => loaded.filter((load) => load.type === type).reduce((sum, { size }) => sum + size, 0)
    expect.soft(bytes('Font') / kib, 'KiB of fonts').toBeLessThanOrEqual(120)
    expect.soft(bytes('Image') / kib, 'KiB of pictures').toBeLessThanOrEqual(130)
    expect.soft(loaded.length, 'requests').toBeLessThanOrEqual(35)
    expect.soft(loaded.filter(({ url }) => !url.startsWith(String(baseURL)) && !url.startsWith('data:'))).toEqual([])
  })

  test(`nothing moves on ${path} and no other page is fetched on the way down`, async ({ page }) => {
    // How much text moves when the font comes depends on speed.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.addInitScript(watchShifts)
    const loaded = await recordLoads(page)
    await openWithScripts(page, path)
    await settle(page, loaded)
    await scrollDown(page)
    await settle(page, loaded)
    expect(await page.evaluate(() => (window as unknown as Shifts).shifts)).toEqual([])
    expect(loaded.filter(({ url }) => url.includes('_rsc='))).toEqual([])
  })
}

// A trip has the highest picture. The widest file, 1,920 px, would weigh a third to twice as much.
for (const [density, width] of [
  [1.75, 1080],
  [2, 1080],
  [3, 1440],
] as const) {
  test(`the hero of a trip is ${width} px wide on a phone with ${density} pixels per CSS pixel`, async ({
    browser,
    baseURL,
  }) => {
    const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: density, isMobile: true }
    const page = await browser.newPage({ ...phone, baseURL })
    await page.goto('/itineraries/6')
    const hero = page.locator('img[fetchpriority=high]').first()
    await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`w=${width}&`)
    await page.close()
  })
}

for (const [screen, density, width] of [
  [412, 1.75, 640],
  [390, 2, 828],
  [390, 3, 828],
] as const) {
  test(`the pictures of the list are ${width} px wide on a screen of ${screen} CSS pixels with ${density} each`, async ({
    browser,
    baseURL,
  }) => {
    const phone = { viewport: { width: screen, height: 844 }, deviceScaleFactor: density, isMobile: true }
    const page = await browser.newPage({ ...phone, baseURL })
    await page.goto('/itineraries')
    const first = page.getByRole('article').locator('img').first()
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`w=${width}&`)
    await page.close()
  })
}

type Shifts = { shifts: string[] }

/** Runs in the page: notes what moves without input from the visitor. */
function watchShifts() {
  const shifts: string[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
      // A fifth of Google's limit: a line that wraps anew while the page arrives stays below it.
      if (entry.hadRecentInput || entry.value < 0.02) continue
      shifts.push(`${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => node?.nodeName).join()}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

type Shift = { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }

/** Step by step, as a finger does, each step drawn before the next. */
async function scrollDown(page: Page) {
  const isAtEnd = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) =>
          requestAnimationFrame(() =>
            resolve(window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2),
          ),
        ),
    )
  while (!(await isAtEnd())) await page.mouse.wheel(0, 500)
}
