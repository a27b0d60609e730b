import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, openWithScripts, type Page, test } from '../support/browser-test'
import { siteBehind } from '../support/site-behind'

test.use({ serviceWorkers: 'allow' })

test('a trip that was opened opens again without a network, with its map and its tabs, and keeps the words of a review', async ({
  page,
  context,
}) => {
  await visit(page, '/itineraries/6')
  await context.setOffline(true)
  await page.goto('about:blank')
  await openWithScripts(page, '/itineraries/6')
  await expect(page.getByRole('heading', { level: 1, name: 'Mara, Nakuru, Naivasha, Amboseli' })).toBeVisible()
  const map = page.getByRole('img', { name: /^Map of / })
  await map.scrollIntoViewIfNeeded()
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('tab', { name: 'Day by Day' }).click()
  await expect(page.getByText('Day 7', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: /Reviews/ }).click()
  await writeReview(page)
  await expect(page.getByText('everything you wrote is still here')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Amina')
  expect((await copies(page)).filter((copy) => copy.includes('api'))).toEqual([])
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
    await expect(page.goto(other), other).rejects.toThrow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
})

test.describe('a worker of another kind', () => {
  let worker: ((script: string) => string) | null = null
  let site = { url: '', close: () => {} }

  test.beforeEach(async ({ baseURL }) => {
    worker = null
    site = await siteBehind(String(baseURL), (address, script) =>
      address === '/sw.js' && worker ? worker(script) : null,
    )
  })
  test.afterEach(() => site.close())

  test('that is slow with the script of the form keeps the words of a review, too', async ({ page, context }) => {
    worker = (script) => `${heldForm};${script}`
    await visit(page, '/itineraries/6', site.url)
    await context.setOffline(true)
    // Only a fragment more would not load the page again.
    await page.goto('about:blank')
    await openWithScripts(page, `${site.url}/itineraries/6#reviews`)
    await writeReview(page)
    await expect(page.getByText('everything you wrote is still here')).toBeVisible()
    await expect(page.getByLabel('Comment')).toHaveValue('Four days in the rain, and worth it.')
  })

  test('of a new build takes a new copy and drops the old one, and once the switch is off all go', async ({ page }) => {
    await visit(page, '/itineraries/6', site.url)
    worker = (script) => script.replace(/^const version = .*/, 'const version = "next build"')
    await update(page)
    // The new worker takes over once no trip is open. Not page.reload: Playwright hangs if a worker changes meanwhile.
    await page.goto(`${site.url}/about`)
    await page.goto(`${site.url}/itineraries/6`)
    const names = () => page.evaluate(() => caches.keys())
    await expect.poll(names).toEqual([expect.stringMatching(/^itinerary \/itineraries\/6 \d+ next build$/)])

    const goodbye = await readFile(path.join(process.cwd(), 'lib/server/offline/goodbye.js'), 'utf8')
    worker = () => goodbye
    await update(page)
    await expect.poll(names).toEqual([])
    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(workers).toBe(0)
  })
})

/** Before the listener of the worker itself: without a network the script of the form never comes. */
const heldForm = `addEventListener('fetch', (event) => {
  if (navigator.onLine || event.request.destination !== 'script') return
  event.stopImmediatePropagation()
  const copy = caches.match(event.request.url, { ignoreVary: true })
  const isForm = async () => (await (await copy).clone().text()).includes('Write a review')
  event.respondWith(isForm().then((isHeld) => (isHeld ? new Promise(() => {}) : copy)))
})`

/** Waits until the browser has stored the page and all that it loaded. */
async function visit(page: Page, address: string, site = '') {
  await openWithScripts(page, `${site}${address}`)
  const missing = async () => {
    const kept = await copies(page)
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const files = loaded.map((name) => new URL(name).pathname).filter((name) => name.startsWith('/_next/static/'))
    return [address, '/maps/6.svg', '/maps/6-wide.svg', ...files].filter((file) => !kept.includes(file))
  }
  await expect.poll(missing).toEqual([])
}

async function writeReview(page: Page) {
  await page.getByLabel('Name', { exact: true }).fill('Amina')
  await page.getByRole('radio', { name: '5 stars' }).check()
  await page.getByLabel('Comment').fill('Four days in the rain, and worth it.')
  await page.getByRole('button', { name: 'Submit Review' }).click()
}

function copies(page: Page) {
  return page.evaluate(async () => {
    const keys = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(keys)).flat().map(({ url }) => new URL(url).pathname)
  })
}

const update = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration('/itineraries/'))?.update()))
