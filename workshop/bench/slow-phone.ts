// An old phone on a slow and on a lossy line: when there is text to read, when the search answers, when a request is sent.
import type { Page } from '@playwright/test'
import { print } from '../../scripts/lib/report'
import { launchBrowser } from '../../scripts/lib/testing/browser'
import { median, type Row } from './rows'
import { type Line, startSlowLine } from './slow-line'

const lines: { name: string; line: Line; slower: number }[] = [
  { name: '400 kbit/s, 400 ms', line: { latency: 200, speed: 4e5 }, slower: 6 },
  { name: '400 kbit/s, 400 ms, 3 % lost', line: { latency: 200, speed: 4e5, lost: 0.03 }, slower: 6 },
]
const paths = ['/', '/itineraries', '/itineraries/7', '/book']
const mostWait = 120_000

type Take = (page: Page, url: string) => Promise<Record<string, number>>

/** Seconds, medians of `runs`. The processor is six times slower. */
export async function measureSlowPhone(site: string, runs: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, line, slower } of lines) {
    const slow = await startSlowLine(site, line)
    const takes: [string, Take][] = [
      ...paths.map((path): [string, Take] => [path, (page, url) => view(page, url + path)]),
      ['a search typed at once', search],
      ['a request typed at once', sendRequest],
    ]
    for (const [what, take] of takes) {
      const taken: Record<string, number>[] = []
      for (let run = 0; run < runs; run += 1) {
        const chrome = await launchBrowser()
        taken.push(await take(await openPhone(await chrome.newPage(phone), slower), slow.url))
        await chrome.close()
      }
      for (const kind of Object.keys(taken[0] ?? {})) {
        const seconds = taken.map((times) => Math.round((times[kind] ?? 0) / 100) / 10)
        print(`${name}, ${what}, ${kind}: ${median(seconds)} s (${Math.min(...seconds)} to ${Math.max(...seconds)})`)
        rows.push({ group: `${name}: seconds`, name: `${what}, ${kind}`, value: median(seconds) })
      }
    }
    slow.stop()
  }
  return rows
}

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

async function openPhone(page: Page, slower: number) {
  page.setDefaultTimeout(mostWait)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(watch)
  return page
}

async function view(page: Page, url: string) {
  // To ask the page earlier would take time from React.
  const taken = page.waitForEvent('console', { predicate: (message) => message.text() === 'taken over' })
  await page.goto(url, { waitUntil: 'commit', timeout: mostWait })
  await taken
  await page.waitForLoadState('networkidle', { timeout: mostWait })
  return page.evaluate(() => ({ ...(window as unknown as Watched).times }))
}

async function search(page: Page, site: string) {
  const begin = Date.now()
  await page.goto(`${site}/itineraries`, { waitUntil: 'commit', timeout: mostWait })
  const box = page.locator('input[name=query]').first()
  await box.tap()
  await box.pressSequentially('gorilla')
  const typed = Date.now() - begin
  await box.press('Enter')
  await page.waitForURL(/query=gorilla/, { waitUntil: 'commit' })
  await page.getByRole('article').first().waitFor()
  return { typed, results: Date.now() - begin }
}

async function sendRequest(page: Page, site: string) {
  const begin = Date.now()
  await page.goto(`${site}/book?itinerary=7`, { waitUntil: 'commit', timeout: mostWait })
  await page.getByLabel('Name', { exact: true }).fill('Ann Smith')
  await page.getByLabel('Email', { exact: true }).fill('ann@example.com')
  const typed = Date.now() - begin
  await page.getByRole('button', { name: 'Send request' }).tap()
  await page.getByRole('region', { name: 'Request sent' }).waitFor()
  return { typed, sent: Date.now() - begin }
}

type Watched = { times: { text: number; picture: number; answers: number; last: number } }

/** Runs in the page. */
function watch() {
  const times = { text: 0, picture: 0, answers: 0, last: 0 }
  Object.assign(window, { times })
  new PerformanceObserver((list) => {
    for (const { entryType, name, startTime, responseEnd } of list.getEntries() as PerformanceResourceTiming[]) {
      if (name === 'first-contentful-paint') times.text = startTime
      if (entryType === 'largest-contentful-paint') times.picture = startTime
      if (entryType === 'resource') times.last = Math.max(times.last, responseEnd)
    }
  }).observe({ entryTypes: ['paint', 'largest-contentful-paint', 'resource'] })
  addEventListener('takenover', () => {
    times.answers = performance.now()
    console.debug('taken over')
  })
}
