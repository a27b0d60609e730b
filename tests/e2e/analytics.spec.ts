// Visits are counted by a service that stands in for Plausible, for a site of its own that has ANALYTICS_SCRIPT.
import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { programs } from '@/scripts/lib/paths'
import { freeAddress, type Server, startServer } from '@/scripts/lib/server'
import { expect, fillIn, openWithScripts, type Page, test } from '../support/browser-test'
import { application, contactMessage } from '../support/factories'

type Counted = { event: string; path: string; site: string; form?: string }

// In short what Plausible's script does.
const script = `
const { src, dataset } = document.currentScript
window.plausible = (event, { props } = {}) =>
  fetch(new URL('/api/event', src), {
    method: 'POST',
    keepalive: true,
    body: JSON.stringify({ event, path: location.pathname, site: dataset.domain, ...props }),
  })
window.plausible('pageview')`

const counted: Counted[] = []
let service: HttpServer
let stats: string
let site: Server

// One site for all.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  service = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    if (request.method === 'GET') return response.setHeader('content-type', 'text/javascript').end(script)
    let body = ''
    for await (const chunk of request) body += chunk
    counted.push(JSON.parse(body))
    response.end()
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  stats = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const { port, url } = await freeAddress()
  const settings = { ANALYTICS_SCRIPT: `${stats}/js/script.js`, ANALYTICS_SITE: 'tembo.test' }
  site = await startServer(url, [programs.run, 'serve'], { ...settings, PORT: String(port), MAIL_WORKER: '0' })
})

test.afterAll(async () => {
  await site.stop()
  service.close()
})

test.beforeEach(() => {
  counted.length = 0
})

const view = (path: string) => ({ event: 'pageview', path, site: 'tembo.test' })
const request = (path: string, form: string) => ({ event: 'Request', path, site: 'tembo.test', form })

const untilIdle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))

test('a page is counted once it has loaded, under its policy', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  await openWithScripts(page, `${site.url}/about`)
  await expect.poll(() => counted).toEqual([view('/about')])
  const isLater = await page.evaluate((src) => {
    const [load] = performance.getEntriesByName(src)
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return Number(load?.startTime) >= Number(navigation?.loadEventStart)
  }, `${stats}/js/script.js`)
  expect(isLater).toBe(true)
  expect(violations).toEqual([])
})

test('a request is counted with its form, and nothing that was written', async ({ page }) => {
  await openWithScripts(page, `${site.url}/contact`)
  await fillIn(page, contactMessage)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('region', { name: 'Message Sent' })).toBeVisible()
  await expect.poll(() => counted).toEqual([view('/contact'), request('/contact', '/contact')])
})

test('it is counted, too, when it was sent before the script was there and leads to another page', async ({ page }) => {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`${stats}/js/script.js`, async (route) => {
    await isReleased
    await route.continue()
  })
  await openWithScripts(page, `${site.url}/volunteer`)
  await fillIn(page, application)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page).toHaveURL(`${site.url}/thank-you`)
  expect(counted).toEqual([])
  release()
  await expect.poll(() => counted).toEqual([view('/thank-you'), request('/thank-you', '/volunteer')])
})

test('where the script is blocked, a form is sent all the same', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.route(`${stats}/**`, (route) => route.abort())
  await openWithScripts(page, `${site.url}/contact`)
  await fillIn(page, contactMessage)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('region', { name: 'Message Sent' })).toBeVisible()
  expect(errors).toEqual([])
})

test('pages that are only for one visitor or the office, and a visitor who asks for it, are counted by nobody', async ({
  page,
  browser,
}) => {
  const asked: string[] = []
  const watch = (page: Page) => page.on('request', (one) => one.url().startsWith(stats) && asked.push(one.url()))
  watch(page)
  for (const path of ['/desk/sign-in', '/quote/abc', '/requests/abc', '/unsubscribe/abc', '/review?invitation=abc']) {
    const response = await page.goto(site.url + path)
    expect(await response?.headerValue('content-security-policy'), path).not.toContain(stats)
    await untilIdle(page)
  }
  for (const [name, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ]) {
    const other = await browser.newPage()
    watch(other)
    await other.addInitScript(
      ([name, value]) => Object.defineProperty(Navigator.prototype, name as string, { get: () => value }),
      [name, value],
    )
    await openWithScripts(other, `${site.url}/about`)
    await untilIdle(other)
    await other.close()
  }
  await openWithScripts(page, `${site.url}/privacy`)
  await expect(page.getByText(`A statistics service at ${new URL(stats).host} counts`)).toBeVisible()
  await expect.poll(() => counted).toEqual([view('/privacy')])
  expect(asked).toEqual([`${stats}/js/script.js`, `${stats}/api/event`])
})
