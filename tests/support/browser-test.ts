// What the browser tests import: Playwright, and a page whose scripts do not arrive before a test says so.
import { expect, type Page, test } from '@playwright/test'

export type { APIRequestContext, Locator, Page, Route } from '@playwright/test'
export { expect, test }

const scripts = /\/_next\/static\/.*\.js/

/** Keeps the scripts that the page asks for away from it, but for those its HTML names, if it is given. Returns what lets them through. */
export async function holdScripts(page: Page, html = '') {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scripts, async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) await released
    // The page may be gone by then.
    await route.continue().catch(() => undefined)
  })
  return release
}

/** Has every script that the page asks for from now on fail. Returns what ends that. */
export async function loseScripts(page: Page) {
  await page.route(scripts, (route) => route.abort())
  return () => page.unroute(scripts)
}

/** Opens a page for a test of what only the scripts do: goes on when React has taken it over. Returns the answer. */
export async function openWithScripts(page: Page, path: string) {
  await page.addInitScript(() =>
    addEventListener('takenover', () => document.documentElement.setAttribute('data-taken-over', '')),
  )
  const response = await page.goto(path)
  await expect(page.locator('html[data-taken-over]')).toBeAttached()
  return response
}

/** Makes of the browser a slow phone on a slow line: 1.6 Mbit/s, 150 ms, a processor four times slower. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  const throughput = (1.6 * 1024 * 1024) / 8
  const line = { offline: false, latency: 150, downloadThroughput: throughput, uploadThroughput: throughput / 2 }
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
