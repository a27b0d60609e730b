import { expect, type Page, test } from '@playwright/test'

export type { APIRequestContext, Locator, Page, Route } from '@playwright/test'
export { expect, test }

const scripts = /\/_next\/static\/.*\.js/

/** Holds back the page's scripts, except those that `html` names. Returns what releases them. */
export async function holdScripts(page: Page, html = '') {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scripts, async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) await released
    // The page may be closed by then.
    await route.continue().catch(() => undefined)
  })
  return release
}

/** Makes every further script fail. Returns what ends that. */
export async function loseScripts(page: Page) {
  await page.route(scripts, (route) => route.abort())
  return () => page.unroute(scripts)
}

/** Opens a page for a test of what only scripts do: waits until React has taken it over. */
export async function openWithScripts(page: Page, path: string) {
  await page.addInitScript(() =>
    addEventListener('takenover', () => document.documentElement.setAttribute('data-taken-over', '')),
  )
  const response = await page.goto(path)
  await expect(page.locator('html[data-taken-over]')).toBeAttached()
  return response
}

/** A slow phone on a slow line: 1.6 Mbit/s, 150 ms, a processor four times slower. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  const throughput = (1.6 * 1024 * 1024) / 8
  const line = { offline: false, latency: 150, downloadThroughput: throughput, uploadThroughput: throughput / 2 }
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
