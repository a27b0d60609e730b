// From a tap on a link to the next page, on a phone's line: its heading, its first picture, until React answers; bytes.
import type { Page } from '@playwright/test'
import { print } from '../../scripts/lib/report'
import { enginePrograms, launchBrowser } from '../../scripts/lib/testing/browser'
import type { Tab } from '../../tests/support/engines/engine'
import { startFirefox } from '../../tests/support/engines/firefox'
import { startWebKit } from '../../tests/support/engines/webkit'
import { atMost, median, type Row } from './rows'
import { type SlowLine, startSlowLine } from './slow-line'

const journeys = [
  { name: 'list to trip', from: '/itineraries', link: 'main article a[href^="/itineraries/"]' },
  { name: 'trip to book', from: '/itineraries/7', link: 'main a[href^="/book"]' },
  { name: 'home to list', from: '/', link: 'main a[href^="/itineraries"]' },
  { name: 'country to trip', from: '/destinations/uganda', link: 'main a[href^="/itineraries/"]' },
  { name: 'Back from trip to list', from: '/itineraries', link: 'main article a[href^="/itineraries/"]', isBack: true },
]
type Journey = (typeof journeys)[number]

type Times = { heading: number; picture: number; answers: number; bytes: number }
const kinds: { key: keyof Times; group: string; goal?: number }[] = [
  { key: 'heading', group: 'From a tap to the next heading, ms', goal: 500 },
  { key: 'picture', group: 'From a tap to the next picture, ms' },
  { key: 'answers', group: 'From a tap until React answers, ms' },
  { key: 'bytes', group: 'Bytes of the next page, KiB' },
]

/** `other` is another version, measured in turn. Medians of `runs`; only Chromium's processor is slowed. */
export async function measureNavigation(site: string, runs: number, other = process.env.BENCH_OTHER): Promise<Row[]> {
  const lines = await Promise.all([site, ...(other ? [other] : [])].map((url) => startSlowLine(url)))
  const rows: Row[] = []
  for (const engine of engines) {
    for (const journey of journeys) {
      const taken = lines.map(() => [] as Times[])
      for (let run = 0; run < runs; run += 1)
        for (const [index, line] of lines.entries()) taken[index]?.push(await engine.take(line, journey))
      for (const [index, times] of taken.entries()) {
        const name = `${engine.name}, ${journey.name}${index ? ', before' : ''}`
        for (const { key, group, goal } of kinds) {
          const values = times.map((each) => Math.round(each[key]))
          rows.push({ group, name, value: median(values), ...(goal && !index && { goal: atMost(goal) }) })
        }
        const headings = times.map(({ heading }) => Math.round(heading))
        print(`${name}: ${median(headings)} ms (${Math.min(...headings)} to ${Math.max(...headings)})`)
      }
    }
  }
  for (const line of lines) line.stop()
  return rows
}

const engines: { name: string; take: (line: SlowLine, journey: Journey) => Promise<Times> }[] = [
  { name: 'Chromium', take: takeInChromium },
  { name: 'Firefox', take: (line, journey) => takeByDriver(() => startFirefox(enginePrograms()), line, journey) },
  { name: 'WebKit', take: (line, journey) => takeByDriver(() => startWebKit(enginePrograms()), line, journey) },
]

async function takeInChromium(line: SlowLine, journey: Journey) {
  const chrome = await launchBrowser()
  const page = await chrome.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const times = await take(line, journey, {
    open: async (address) => {
      await page.goto(address)
    },
    evaluate: (expression) => evaluateInPage(page, expression),
    click: (x, y) => page.touchscreen.tap(x, y),
  })
  await chrome.close()
  return times
}

// A page that is just being left cannot be asked.
const evaluateInPage = (page: Page, expression: string) => page.evaluate(expression).catch(() => null)

async function takeByDriver(
  start: () => Promise<{ newTab(): Promise<Tab>; stop(): Promise<void> }>,
  line: SlowLine,
  journey: Journey,
) {
  const engine = await start()
  const tab = await engine.newTab()
  await tab.resize(412, 823)
  const times = await take(line, journey, {
    open: (address) => tab.open(address),
    evaluate: (expression) => tab.evaluate(expression).catch(() => null),
    click: (x, y) => tab.click(x, y),
  })
  await engine.stop()
  return times
}

type Driver = {
  open(address: string): Promise<void>
  evaluate(expression: string): Promise<unknown>
  click(x: number, y: number): Promise<void>
}

async function take(line: SlowLine, { from, link, isBack }: Journey, driver: Driver): Promise<Times> {
  await driver.open(line.url + from)
  await quiet(line)
  const before = String(await driver.evaluate(heading))
  const place = () => driver.evaluate(positionOf(link)) as Promise<[x: number, y: number]>
  await place()
  // A visitor reads before the tap; what is fetched ahead in this time counts as bytes of the next page.
  const bytes = line.received()
  await quiet(line)
  const [x, y] = await place()
  await driver.evaluate('window.isLeft = true')
  let begin = Date.now()
  await driver.click(x, y)
  let times = await untilShown(driver, before, begin)
  await quiet(line)
  if (isBack) {
    const trip = String(await driver.evaluate(heading))
    await driver.evaluate('window.isLeft = true')
    begin = Date.now()
    await driver.evaluate('void setTimeout(() => history.back())')
    times = await untilShown(driver, trip, begin)
  }
  return { ...times, bytes: (line.received() - bytes) / 1024 }
}

const heading = `document.querySelector('h1')?.innerText ?? ''`
// In a new document the heading is painted with its first paint; WebKit's driver answers only when all is loaded.
const state = `[
  ${heading},
  [...document.querySelectorAll('main img')].some((image) => image.complete && image.naturalWidth > 1 && image.getBoundingClientRect().top < innerHeight),
  Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  window.isLeft ? 0 : performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 1e6),
]`

function positionOf(link: string) {
  return `(() => {
    const found = [...document.querySelectorAll(${JSON.stringify(link)})].find((one) => one.checkVisibility({ visibilityProperty: true }))
    found.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = found.getClientRects()[0]
    return [x + width / 2, y + height / 2]
  })()`
}

type State = [shown: string, hasPicture: boolean, answers: boolean, painted: number]

async function untilShown(driver: Driver, before: string, begin: number) {
  const times: Partial<Times> = {}
  while (times.heading === undefined || times.picture === undefined || times.answers === undefined) {
    const [shown, hasPicture, answers, painted] = ((await driver.evaluate(state)) ?? ['', false, false, 0]) as State
    const time = Date.now() - begin
    if (shown && shown !== before) {
      times.heading ??= painted ? Math.min(time, painted - begin) : time
      if (hasPicture || time > 6000) times.picture ??= time
      if (answers) times.answers ??= time
    }
    if (time > 15_000) throw new Error('The next page has not come after 15 seconds.')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return times as Omit<Times, 'bytes'>
}

/** Until nothing has come for more than a second, as with a visitor who reads. */
async function quiet(line: SlowLine) {
  for (let last = -1; last !== line.received(); ) {
    last = line.received()
    await new Promise((resolve) => setTimeout(resolve, 1200))
  }
}
