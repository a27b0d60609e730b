// What opens again without a network: the trips that were opened, and nothing else.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { expect, openWithScripts, type Page, test } from '../support/browser-test'

test.use({ serviceWorkers: 'allow' })

test('a trip that was opened opens again without a network, with its map and its tabs', async ({ page, context }) => {
  await visit(page, '/itineraries/6')
  await context.setOffline(true)
  await openWithScripts(page, '/itineraries/6')
  await expect(page.getByRole('heading', { level: 1, name: 'Mara, Nakuru, Naivasha, Amboseli' })).toBeVisible()
  const map = page.getByRole('img', { name: /^Map of / })
  await map.scrollIntoViewIfNeeded()
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('tab', { name: 'Day by Day' }).click()
  await expect(page.getByText('Day 7', { exact: true })).toBeVisible()
})

test('nothing is kept of forms, lists and REST, nor of a trip nobody opened', async ({ page, context }) => {
  await visit(page, '/itineraries/6')
  await page.evaluate(() => fetch('/api/itineraries/6'))
  await page.goto('/book?itinerary=6')
  await page.goto('/itineraries')
  const isAllowed = /^\/(itineraries\/6$|_next\/(static|image)\b|images\/|maps\/)/
  expect((await copies(page)).filter((copy) => !isAllowed.test(copy))).toEqual([])
  await context.setOffline(true)
  for (const other of ['/book', '/itineraries', '/itineraries/7', '/api/itineraries/6'])
    await expect(page.goto(other), other).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

test('a review written in the copy says that nothing was sent, keeps its words, and goes out later', async ({
  page,
  context,
}) => {
  await visit(page, '/itineraries/6')
  await context.setOffline(true)
  await openWithScripts(page, '/itineraries/6#reviews')
  await page.getByLabel('Name', { exact: true }).fill('Amina')
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await page.getByLabel('Comment').fill('Four days in the rain, and worth it.')
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page.getByText('everything you wrote is still here')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Amina')
  expect((await copies(page)).filter((copy) => copy.includes('api'))).toEqual([])
})

test('the copy of a new build takes the place of the old one', async ({ page, context }) => {
  await visit(page, '/itineraries/6')
  const [before] = await page.evaluate(() => caches.keys())
  await serveWorker(context, async (script) => script.replace(/^const version = .*/, 'const version = "next build"'))
  await update(page)
  await page.reload()
  const names = () => page.evaluate(() => caches.keys())
  await expect.poll(names).toEqual([expect.stringMatching(/^itinerary \/itineraries\/6 \d+ next build$/)])
  expect(before).not.toMatch(/next build/)
})

test('the switch removes every copy and the worker itself', async ({ page, context }) => {
  await visit(page, '/itineraries/6')
  const goodbye = await readFile(path.join(process.cwd(), 'lib/offline/goodbye.js'), 'utf8')
  await serveWorker(context, async () => goodbye)
  await update(page)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(workers).toBe(0)
})

/** Opens a page and waits until the browser has kept it with all that it loaded. */
async function visit(page: Page, address: string) {
  await openWithScripts(page, address)
  const missing = async () => {
    const kept = await copies(page)
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const files = loaded.map((name) => new URL(name).pathname).filter((name) => name.startsWith('/_next/static/'))
    return [address, '/maps/6.svg', '/maps/6-wide.svg', ...files].filter((file) => !kept.includes(file))
  }
  await expect.poll(missing).toEqual([])
}

/** The paths of all that is kept. */
function copies(page: Page) {
  return page.evaluate(async () => {
    const keys = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(keys)).flat().map(({ url }) => new URL(url).pathname)
  })
}

async function serveWorker(context: BrowserContext, change: (script: string) => Promise<string>) {
  await context.route('**/sw.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: await change(await response.text()) })
  })
}

const update = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration('/itineraries/'))?.update()))
