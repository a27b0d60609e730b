import { sitePaths, unknownPages } from '../../scripts/lib/site-paths'
import { expect, holdScripts } from '../support/browser-test'
import { commandControls, keptControls, nativeControls } from '../support/early-controls'
import { test } from '../support/plain-site'
import { sized } from '../support/size'

const widths = sized([390], [390, 1440])

for (const path of sitePaths) {
  test(`${path} is taken over by React without an error, at ${widths.join(' and ')} px`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    for (const width of widths) {
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

const controls = [...nativeControls, ...commandControls]

for (const { name, path, find, done } of sized(controls.slice(0, 1), controls)) {
  test(`${name} answers a click without any script`, async ({ page }) => {
    await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await find(page).click()
    await done(page)
  })
}

for (const { name, path, find, times = 1, done } of sized(keptControls.slice(0, 3), keptControls)) {
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
