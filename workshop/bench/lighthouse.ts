// Lighthouse for phones with simulated slow 4G. It brings 250 packages, so it is installed into the benchmark's folder;
// this is the newest version for Node 20.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import { freePort } from '../../scripts/lib/ports'
import { OperatorError, print } from '../../scripts/lib/report'
import { launchBrowser } from '../../scripts/lib/testing/browser'
import { benchFolder } from './folder'
import { atLeast, atMost, median, type Row } from './rows'

const version = '12.8.2'
const folder = path.join(benchFolder, `lighthouse-${version}`)

// Lighthouse's own list leaves out local storage, where our pages keep that the fonts are in the browser's cache.
const stored = ['file_systems', 'shader_cache', 'service_workers', 'cache_storage', 'local_storage']

type Item = { resourceType?: string; transferSize?: number }
type Result = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; details?: { items?: Item[] } }>
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>

const score = (id: string) => (result: Result) => Math.round((result.categories[id]?.score ?? 0) * 100)
const audit = (id: string, unit: number) => (result: Result) => (result.audits[id]?.numericValue ?? 0) / unit
const weight = (type: string) => (result: Result) => {
  const items = result.audits['resource-summary']?.details?.items ?? []
  return (items.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0) / 1024
}

// /thank-you must not be indexed, which Lighthouse counts as a fault.
const seo = score('seo')

const figures = [
  { group: 'Lighthouse performance', of: score('performance'), goal: atLeast(99) },
  { group: 'Lighthouse accessibility', of: score('accessibility'), goal: atLeast(100) },
  { group: 'Lighthouse best practices', of: score('best-practices'), goal: atLeast(100) },
  { group: 'Lighthouse SEO', of: seo, goal: atLeast(100) },
  { group: 'First Contentful Paint, s', of: audit('first-contentful-paint', 1000), goal: atMost(0.95) },
  { group: 'Largest Contentful Paint, s', of: audit('largest-contentful-paint', 1000), goal: atMost(1.6) },
  { group: 'Total Blocking Time, ms', of: audit('total-blocking-time', 1), goal: atMost(90) },
  { group: 'Cumulative Layout Shift', of: audit('cumulative-layout-shift', 1), goal: atMost(0) },
  { group: 'First visit: fonts, KiB', of: weight('font'), goal: atMost(120) },
  { group: 'First visit: pictures, KiB', of: weight('image'), goal: atMost(130) },
  { group: 'First visit: scripts, KiB', of: weight('script') },
  { group: 'First visit: everything, KiB', of: weight('total') },
]

/** Each row is the median of `runs`; the bare site is measured too, for comparison. */
export async function measureLighthouse(site: string, bare: string, routes: string[], runs: number): Promise<Row[]> {
  const lighthouse = await install()
  const port = await freePort()
  const args = [`--remote-debugging-port=${port}`, '--disable-gpu', '--disable-quic', '--disable-background-networking']
  const chrome = await launchBrowser(args)
  const targets = [
    { name: 'bare Next.js page', url: bare, isOurs: false },
    ...routes.map((name) => ({ name, url: new URL(name, site).href, isOurs: true })),
  ]
  await visit(chrome, targets)
  const results = new Map<string, Result[]>(targets.map(({ name }) => [name, []]))
  // One run of each page per round, so that a busy minute does not hit all runs of one page.
  for (let round = 1; round <= runs; round += 1) {
    print(`Lighthouse, round ${round} of ${runs}`)
    for (const { name, url } of targets) {
      results.get(name)?.push(await measure(lighthouse, url, port))
    }
  }
  await chrome.close()
  return figures.flatMap(({ group, of, goal }) =>
    targets.map(({ name, isOurs }) => ({
      group,
      name,
      // Two decimals: nobody sees a shift of 0.0005.
      value: Math.round(median((results.get(name) ?? []).map(of)) * 100) / 100,
      ...(isOurs && goal && !(of === seo && ['/thank-you', '/review'].includes(name)) && { goal }),
    })),
  )
}

// Makes the pictures first, as on a site that has been up for a while.
async function visit(chrome: Browser, targets: { url: string }[]) {
  const page = await chrome.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true })
  for (const { url } of targets) await page.goto(url)
  await page.close()
}

// Now and then Lighthouse misses the start of its own recording and asks for another run.
async function measure(lighthouse: Lighthouse, url: string, port: number, tries = 3): Promise<Result> {
  const lhr = (await lighthouse(url, { port, logLevel: 'silent', output: 'json', clearStorageTypes: stored }))?.lhr
  if (lhr && !lhr.runtimeError) return lhr
  if (tries === 1) throw new OperatorError(`Lighthouse cannot measure ${url}: ${lhr?.runtimeError?.message}`)
  return measure(lighthouse, url, port, tries - 1)
}

async function install(): Promise<Lighthouse> {
  const entry = path.join(folder, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(entry)) {
    print(`Installing Lighthouse ${version}`)
    const words = [
      'install',
      '--prefix',
      folder,
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      `lighthouse@${version}`,
    ]
    const { status, stderr } = spawnSync('npm', words, { encoding: 'utf8' })
    if (status !== 0) throw new OperatorError(`Lighthouse cannot be installed:\n${stderr}`)
  }
  const { default: lighthouse } = await import(pathToFileURL(entry).href)
  return lighthouse
}
