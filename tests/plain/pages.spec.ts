// The build under plain `next start`, without scripts/front.
import { test as base, expect } from '@playwright/test'
import pg from 'pg'
import { programs } from '../../scripts/lib/paths'
import { freeAddress, type Server, startServer } from '../../scripts/lib/server'
import { sitePaths, unknownPages } from '../../scripts/lib/site-paths'
import { holdScripts } from '../support/browser-test'
import { commandControls, keptControls, nativeControls } from '../support/early-controls'

const test = base.extend<object, { site: Server }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures there
    async ({}, use) => {
      const { port, url } = await freeAddress()
      const site = await startServer(url, [programs.next, 'start', '-p', String(port)], { MAIL_WORKER: '0' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

for (const path of sitePaths) {
  test(`${path} is taken over by React without an error, at 390 and 1440 px`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      for (const part of await page.locator('[data-when-near]').filter({ visible: true }).all()) {
        await part.scrollIntoViewIfNeeded()
        await expect.poll(() => part.evaluate(seesClicks), `a part at ${width} px`).toBe(true)
      }
      await expect.poll(() => page.locator('main').evaluate(seesClicks), `the page at ${width} px`).toBe(true)
    }
    // The browser's own line about the status.
    const isUnknown = unknownPages.includes(path)
    expect(errors.filter((error) => !(isUnknown && /status of 404/.test(error)))).toEqual([])
  })
}

function seesClicks(element: Element) {
  const click = new MouseEvent('click', { bubbles: true })
  ;(element.firstElementChild ?? element).dispatchEvent(click)
  return click.isTaken
}

for (const { name, path, find, done } of [...nativeControls, ...commandControls]) {
  test(`${name} answers a click without any script`, async ({ page }) => {
    await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await find(page).click()
    await done(page)
  })
}

for (const { name, path, find, times = 1, done } of keptControls) {
  test(`${name}: a click before the scripts is kept, and done once they are there`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.route(/openstreetmap/, (route) => route.fulfill({ contentType: 'text/html', body: 'A map' }))
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    for (let click = 0; click < times; click++) await find(page).click()
    await expect(find(page)).toHaveAttribute('aria-busy', 'true')
    release()
    await done(page)
  })
}

test('a withdrawn trip is not found, and says its name and what is like it', async ({ page }) => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query(`
    INSERT INTO itineraries (id, title, description, duration, location, day_by_day, price, category, difficulty_level, updated_at, withdrawn_at)
    VALUES (4711, 'The Old Road', 'x', 1, 'x', '{}', 1, 'wildlife', 'Easy', now(), now())`)
  await client.end()
  expect((await page.goto('/itineraries/4711'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Old Road')
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('a page has the security headers and a policy that allows only our own files', async ({ request }) => {
  const headers = (await request.get('/itineraries/6')).headers()
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
  })
  const policy = headers['content-security-policy']
  expect(policy).toContain("default-src 'self'; script-src 'unsafe-inline' 'self';")
  expect(policy).toContain("base-uri 'none'; form-action 'self'; frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe-eval')
})
