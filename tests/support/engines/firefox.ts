import { launch } from 'puppeteer-core'
import { type Engine, endsWithParent } from './engine'

// A mouse, which Firefox does not report without a screen, and overlay scrollbars as in the other engines.
const preferences = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.useOverlayScrollbars': 1,
}

// Firefox's messages about files still loading when a page was left: the hash of nothing, "aborted", and the worker's.
const ofLeftPage = [
  'computed hash is “47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=”',
  'status=2152398850',
  'A ServiceWorker intercepted the request and encountered an unexpected error.',
]

/** A page that goes to its fragment while it loads: Firefox takes that for a navigation that ends the first. */
const isOwnFragment = /interrupted an unfinished navigation/

// An expression: Firefox 140 applies the page's policy to the functions that Puppeteer would make of it.
const untilParsed = `document.readyState !== 'loading' ||
  new Promise((resolve) => addEventListener('DOMContentLoaded', () => resolve(true), { once: true }))`

export async function startFirefox({ firefox }: { firefox: string }): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: endsWithParent,
    env: { ...process.env, ENGINE_PROGRAM: firefox },
    extraPrefsFirefox: preferences,
  })
  return {
    newTab: async () => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : String(error)))
      return {
        open: async (address) => {
          await page.goto(address, { waitUntil: 'domcontentloaded' }).catch((error) => {
            if (!isOwnFragment.test(String(error))) throw error
          })
          await page.evaluate(untilParsed)
        },
        evaluate: (expression) => page.evaluate(expression),
        click: (x, y) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        // Firefox 140 has no command for the orientation, which Puppeteer sends with the size.
        resize: (width, height) =>
          page.setViewport({ width, height }).catch((error) => {
            if (!/unknown command emulation[.]setScreenOrientationOverride/.test(String(error))) throw error
          }),
        errors: async () => errors.filter((text) => !ofLeftPage.some((words) => text.includes(words))),
        close: () => context.close(),
      }
    },
    stop: () => browser.close(),
  }
}
