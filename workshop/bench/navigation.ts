// From a tap on a link to the first change on the screen of a phone.
import type { Browser } from '@playwright/test'
import { launchBrowser } from '../../scripts/lib/testing/browser'
import { atMost, median, type Row } from './rows'

const taps = [
  { from: '/', to: '/itineraries' },
  { from: '/', to: '/destinations/kenya' },
  { from: '/itineraries', to: '/itineraries/6' },
  { from: '/itineraries/6', to: '/book' },
  { from: '/destinations/kenya', to: '/itineraries/6' },
]

/** In ms, the median of `runs`. */
export async function measureNavigation(site: string, runs: number): Promise<Row[]> {
  const chrome = await launchBrowser()
  const rows: Row[] = []
  for (const tap of taps) {
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) times.push(await timeOf(chrome, site, tap))
    rows.push({
      group: 'From a tap to the first change, ms',
      name: `${tap.from} to ${tap.to}`,
      value: Math.round(median(times)),
      goal: atMost(100),
    })
  }
  await chrome.close()
  return rows
}

type Timed = { firstChange: Promise<number> }

async function timeOf(chrome: Browser, site: string, { from, to }: (typeof taps)[number]) {
  const page = await chrome.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await page.goto(new URL(from, site).href)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const timed = window as unknown as Timed
    timed.firstChange = new Promise((resolve, reject) => {
      // No named function in here: the compiler would add a helper that the page does not have.
      addEventListener('touchstart', ({ timeStamp }) => {
        new MutationObserver(() => requestAnimationFrame(() => resolve(performance.now() - timeStamp))).observe(
          document.body,
          { childList: true, subtree: true },
        )
        setTimeout(() => reject(new Error('Nothing has changed after a tap.')), 10_000)
      })
    })
  })
  const link = page.locator(`main a[href="${to}"]:visible, main a[href^="${to}?"]:visible`).first()
  await link.scrollIntoViewIfNeeded()
  await link.tap()
  const time = await page.evaluate(() => (window as unknown as Timed).firstChange)
  await page.close()
  return time
}
