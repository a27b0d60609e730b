import { expect, type Locator, type Page, type Request, test } from '@playwright/test'
import type { Filled } from './factories'

export type { APIRequestContext, Locator, Page, Route } from '@playwright/test'
export { expect, test }

/** A test in a browser without JavaScript. */
export const withoutScripts = test.extend({ javaScriptEnabled: false })

const scripts = /\/_next\/static\/.*\.js/

/** Holds back the requests to that address that `isHeld` picks. Returns what releases them. */
export async function holdRequests(page: Page, address: RegExp, isHeld: (request: Request) => boolean = () => true) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await released
    // The page may be closed by then.
    await route.continue().catch(() => undefined)
  })
  return release
}

/** Holds back the page's scripts, except those that `html` names. Returns what releases them. */
export const holdScripts = (page: Page, html = '') =>
  holdRequests(page, scripts, (request) => !html.includes(new URL(request.url()).pathname))

/** Opens a page whose scripts are held back. Returns what releases them. */
export async function openBeforeScripts(page: Page, path: string) {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

/** Makes every further script fail. Returns what ends that. */
export async function loseScripts(page: Page) {
  await page.route(scripts, (route) => route.abort())
  return () => page.unroute(scripts)
}

/** Call it before the page opens. Returns what waits until React has taken it over. */
export async function awaitReact(page: Page) {
  await page.addInitScript(() =>
    addEventListener('takenover', () => document.documentElement.setAttribute('data-taken-over', '')),
  )
  return () => expect(page.locator('html[data-taken-over]')).toBeAttached()
}

/** Opens a page for a test of what only scripts do. */
export async function openWithScripts(page: Page, path: string, waitUntil: 'load' | 'domcontentloaded' = 'load') {
  const takenOver = await awaitReact(page)
  await page.goto(path, { waitUntil })
  await takenOver()
}

/** Waits until React has taken over this element, which may be long after the page. */
export async function awaitHydration(control: Locator) {
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => control.evaluate(isHydrated)).toBe(true)
}

/** Returns the dialog that the button opens. */
export async function openDialog(page: Page, button: string, title: string) {
  const dialog = page.getByRole('dialog', { name: title })
  await page.getByRole('button', { name: button }).click()
  await expect(dialog).toBeVisible()
  return dialog
}

const fieldOf = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label).filter({ visible: true }).first()

export async function expectFilled(page: Page, values: Filled) {
  for (const [label, value] of Object.entries(values))
    if (value === true) await expect(fieldOf(page, label)).toBeChecked()
    else await expect(fieldOf(page, label)).toHaveValue(value)
}

export async function fillIn(page: Page, values: Filled) {
  for (const [label, value] of Object.entries(values)) {
    const field = fieldOf(page, label)
    const isSelect = (await field.evaluate(({ localName }) => localName)) === 'select'
    if (value === true) await field.check()
    else if (isSelect) await field.selectOption(value)
    else await field.fill(value)
  }
}

/** A slow phone on a slow line: 1.6 Mbit/s, 150 ms, a processor four times slower. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  const throughput = (1.6 * 1024 * 1024) / 8
  const line = { offline: false, latency: 150, downloadThroughput: throughput, uploadThroughput: throughput / 2 }
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
