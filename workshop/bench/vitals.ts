// What a phone shows when, with the throttle applied to a real connection: behind the shipped nginx over HTTP/2, beside a
// bare Next.js page with the same HTML and pictures. Lighthouse only computes what a slow line would do.
import type { Browser, Page } from '@playwright/test'
import { freePort } from '../../scripts/lib/ports'
import { print } from '../../scripts/lib/report'
import { launchBrowser } from '../../scripts/lib/testing/browser'
import { startNginx } from '../drills/lab/nginx'
import { photographedTrip } from './photograph'
import { atMost, median, type Row } from './rows'

const pages = [
  ...['/', '/itineraries', '/itineraries/6', '/destinations/uganda', '/about', '/community', '/experiences/luxury'],
  ...['/book', '/contact', photographedTrip],
]
const names = {
  fcp: 'First Contentful Paint, ms, applied',
  lcp: 'Largest Contentful Paint, ms, applied',
  live: 'Until React answers, ms, applied',
  tbt: 'Total Blocking Time, ms, applied',
  inp: 'From the first tap to its paint, ms, applied',
}
type Vitals = Record<keyof typeof names, number>

/** `bare` is a page of the bare site; `other` another version of ours, to compare with. */
export async function measureVitals(
  site: string,
  bare: { url: string; path: string },
  { runs, other = process.env.BENCH_OTHER }: { runs: number; other?: string },
): Promise<Row[]> {
  const [ours, beside] = await Promise.all([behindNginx(site), behindNginx(bare.url)])
  const targets = [
    { name: 'bare', url: beside + bare.path, isBare: true },
    ...pages.flatMap((path) => [
      { name: path, url: ours + path, isBare: false },
      ...(other ? [{ name: `${path} before`, url: other + path, isBare: false }] : []),
    ]),
  ]
  const taken = new Map(targets.map(({ name }) => [name, [] as Vitals[]]))
  // One after the other, round by round, so that all meet the same load on the machine.
  for (let run = 0; run < runs + 1; run += 1) {
    print(`Round ${run} of ${runs}`)
    for (const { name, url, isBare } of targets) {
      const vitals = await measureOnce(url, isBare)
      // The first visitor of a page waits for its pictures to be made.
      if (run > 0) taken.get(name)?.push(vitals)
    }
  }
  return (Object.keys(names) as (keyof Vitals)[]).flatMap((kind) =>
    targets.map(({ name }) => {
      const value = Math.round(median((taken.get(name) ?? []).map((vitals) => vitals[kind])))
      const blocked = Math.round(median((taken.get('bare') ?? []).map(({ tbt }) => tbt)))
      return { group: names[kind], name, value, ...(kind === 'tbt' && name !== 'bare' && { goal: atMost(blocked) }) }
    }),
  )
}

async function behindNginx(site: string) {
  const tlsPort = await freePort()
  await startNginx({ port: await freePort(), tlsPort, instances: [Number(new URL(site).port)] })
  return `https://localhost:${tlsPort}`
}

async function measureOnce(url: string, isBare: boolean): Promise<Vitals> {
  const chrome = await launchBrowser(['--ignore-certificate-errors'])
  const page = await openPhone(chrome)
  await page.addInitScript(watch)
  // To ask the page earlier would take time from React.
  const taken = page.waitForEvent('console', { predicate: (message) => message.text() === 'taken over' })
  await page.goto(url, { waitUntil: 'commit' })
  await taken
  await page.waitForLoadState('networkidle')
  // The first tap ends the largest paint.
  const vitals = await page.evaluate(() => ({ ...(window as unknown as Watched).vitals }))
  // A bare page has nothing to tap.
  if (!isBare) {
    await page.locator('header button:visible').first().tap()
    await page.waitForFunction(() => (window as unknown as Watched).vitals.inp > 0)
  }
  const { inp } = await page.evaluate(() => (window as unknown as Watched).vitals)
  await chrome.close()
  return { ...vitals, inp }
}

async function openPhone(chrome: Browser): Promise<Page> {
  const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
  const page = await chrome.newPage({ ...screen, ignoreHTTPSErrors: true })
  const session = await page.context().newCDPSession(page)
  const line = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

type Watched = { vitals: Vitals }

/** Runs in the page. */
function watch() {
  const vitals = { fcp: 0, lcp: 0, live: 0, tbt: 0, inp: 0 }
  Object.assign(window, { vitals })
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') vitals.fcp = startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) vitals.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) vitals.tbt += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    // The driver's own preparation delays what comes before the click.
    for (const { name, duration } of list.getEntries()) if (name === 'click') vitals.inp = duration
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  addEventListener('takenover', () => {
    vitals.live = performance.now()
    console.debug('taken over')
  })
}
