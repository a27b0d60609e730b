// The `test` of the browser tests. The scripts of a page are fetched after its first view is painted, so a page that a test
// opens counts as open when React has taken it over; waitUntil: 'commit' is for tests of what happens before.
import { test as base, type Page } from '@playwright/test'

export type { APIRequestContext, Locator, Page, Route } from '@playwright/test'
export { expect } from '@playwright/test'

export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', waitWhenOpening)
    await use(context)
  },
})

function waitWhenOpening(page: Page) {
  const { goto, reload, goBack } = page
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    if (options?.waitUntil !== 'commit') await takenOver(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    await takenOver(page)
    return response
  }
  page.goBack = async (options) => {
    const response = await goBack.call(page, options)
    await takenOver(page)
    return response
  }
}

/** Waits until React has taken over the page, if it is one of the site's. */
async function takenOver(page: Page) {
  await page.waitForFunction(
    // React marks the elements it has taken over with a property of its own.
    () => !document.getElementById('main') || Object.keys(document.body).some((name) => name.startsWith('__react')),
  )
}
