import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { awaitHydration, expect, fillIn, openWithScripts, type Page, test } from '../support/browser-test'
import { rowsOf } from '../support/database'
import { expectAccessible } from '../support/page-checks'
import { siteBehind } from '../support/site-behind'

test.use({ serviceWorkers: 'allow' })

test('a trip opens again without a network, with its map and tabs, and keeps a review', async ({ page, context }) => {
  await visit(page, '/itineraries/6')
  await expect(page.getByText('Saved on this device, so it also opens without a network.')).toBeVisible()
  await context.setOffline(true)
  await page.goto('about:blank')
  await openWithScripts(page, '/itineraries/6')
  await expect(page.getByText('There is no network. This is the copy saved on this device')).toBeVisible()
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
  expect((await copies(page)).filter((copy) => copy.includes('/api/'))).toEqual([])
})

test('dates to join open without a network, and say to ask how many places are left', async ({ page, context }) => {
  const [shared] = await rowsOf('SELECT id FROM itineraries WHERE departure = $1', ['shared'])
  const address = `/itineraries/${shared?.id}`
  await visit(page, address)
  await page.locator('#dates-to-join').scrollIntoViewIfNeeded()
  await expect(page.getByText(/^Places as of/)).toBeVisible()
  await expect.poll(() => copies(page)).toContain(address)
  await context.setOffline(true)
  await page.goto('about:blank')
  await openWithScripts(page, `${address}#dates-to-join`)
  const dates = page.locator('#dates-to-join')
  await awaitHydration(dates.getByRole('link', { name: /^Ask for places/ }).first())
  await expect(dates.getByRole('status')).toContainText('Ask us how many places are left.')
  await expect(dates.getByText(/places? left$/)).toHaveCount(0)
})

test('the shortlist and its trips open without a network once the heart was pressed', async ({ page, baseURL }) => {
  const site = await siteBehind(String(baseURL), () => null)
  await openWithScripts(page, `${site.url}/itineraries`)
  for (const title of ['Mara Long Weekend', 'Zanzibar Spice and Sea'])
    await page.getByRole('button', { name: `Save ${title}` }).click()
  const list = await page.getByRole('link', { name: '2 trips on your shortlist' }).getAttribute('href')
  const trips = ['/itineraries/7', '/itineraries/5']
  await expect.poll(() => pages(page)).toEqual(expect.arrayContaining([...trips, String(list)]))
  // What Chromium fetches ahead of a click is not cut off by setOffline.
  site.close()
  await page.getByRole('link', { name: '2 trips on your shortlist' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(page.getByText('There is no network. This is the copy')).toBeVisible()
  const pictures = page.locator('thead img')
  const areDrawn = () =>
    pictures.evaluateAll((all) =>
      all.every(
        (one) =>
          (one as HTMLImageElement).currentSrc.includes('_next/image') && (one as HTMLImageElement).naturalWidth > 0,
      ),
    )
  await expect.poll(areDrawn).toBe(true)
  await page.getByRole('link', { name: 'Mara Long Weekend', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mara Long Weekend' })).toBeVisible()
})

test('any other page is ours: the phone number, what is kept, and itself once it can be', async ({ page, context }) => {
  await visit(page, '/itineraries/6')
  await context.setOffline(true)
  for (const other of ['/book?itinerary=6', '/itineraries', '/itineraries/7', '/no-such-page']) {
    await page.goto(other)
    await expect(page.getByRole('heading', { level: 1, name: 'There is no network here.' }), other).toBeVisible()
  }
  await expect(page.getByRole('link', { name: /^Call \+254/ })).toHaveAttribute('href', /^tel:/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Mara, Nakuru, Naivasha, Amboseli' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mara, Nakuru, Naivasha, Amboseli' })).toBeVisible()
  // Pressed on a kept page.
  await page.getByRole('link', { name: 'Request for Quote' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'There is no network here.' })).toBeVisible()
  await expect(page).toHaveURL('/book?itinerary=6')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /^(?!There is no network)/ })).toBeVisible()
})

test('nothing is kept of forms, lists and REST, nor of a trip nobody opened', async ({ page, context }) => {
  await visit(page, '/itineraries/6')
  await page.evaluate(() => fetch('/api/itineraries/6'))
  await page.goto('/book?itinerary=6')
  await page.goto('/itineraries')
  const isAllowed = /^\/(itineraries\/6$|offline$|_next\/(static|image)\b|images\/|maps\/)/
  expect((await copies(page)).filter((copy) => !isAllowed.test(copy))).toEqual([])
  await context.setOffline(true)
  await expect(page.goto('/api/itineraries/6')).rejects.toThrow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
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
    await page.reload()
    const names = () => page.evaluate(() => caches.keys())
    const next = expect.stringMatching(/^itinerary \/itineraries\/6 \d+ next build$/)
    await expect.poll(names).toEqual(['itinerary /offline', next])

    const goodbye = await readFile(path.join(process.cwd(), 'lib/http/offline/goodbye.js'), 'utf8')
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
    const map = address.replace('itineraries', 'maps')
    return [address, `${map}.svg`, `${map}-wide.svg`, ...files].filter((file) => !kept.includes(file))
  }
  await expect.poll(missing).toEqual([])
}

async function writeReview(page: Page) {
  await fillIn(page, { Name: 'Amina', Comment: 'Four days in the rain, and worth it.' })
  await page.getByRole('radio', { name: '5 stars' }).check()
  await page.getByRole('button', { name: 'Submit Review' }).click()
}

/** The addresses of what is kept whole, with their queries: a page is added after its files. */
function pages(page: Page) {
  return page.evaluate(async () => {
    const addresses = (await caches.keys()).map((name) => name.split(' ')[1] ?? '')
    const copies = await Promise.all(addresses.map((address) => caches.match(address, { ignoreVary: true })))
    return addresses.filter((_, index) => copies[index])
  })
}

function copies(page: Page) {
  return page.evaluate(async () => {
    const keys = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(keys)).flat().map(({ url }) => new URL(url).pathname)
  })
}

/** Until the new worker is the one that answers: a load while they change may hang. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const next = registration.installing ?? registration.waiting
    while (next && next.state !== 'activated')
      await new Promise((resolve) => next.addEventListener('statechange', resolve, { once: true }))
  })
