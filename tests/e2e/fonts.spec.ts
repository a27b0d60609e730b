// See app/globals.css and components/layout/early/early-functions.ts.
import { expect, type Page, test, withoutScripts } from '../support/browser-test'

const familiesOf = (page: Page) => page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)
const ourFacesThere = () =>
  [...document.fonts].filter(({ family }) => family.includes('own ')).map(({ status }) => status)

test('on a wide screen the first page is in our own face, preloaded with the page', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/about')
  expect(await familiesOf(page)).toMatch(/^"wide text"/)
  const first = (pattern: RegExp) => asked.findIndex((url) => pattern.test(url))
  const font = asked.filter((url) => /bricolage-text/.test(url))
  expect(font).toHaveLength(1)
  // The page asks for its scripts when it is idle.
  await expect.poll(() => first(/\/chunks\/.*\.js/)).toBeGreaterThan(first(/bricolage-text/))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the first page is in small cuts of our own faces, preloaded with the page', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/about')
    const first = (pattern: RegExp) => asked.findIndex((url) => pattern.test(url))
    const firstFaces = () => [...document.fonts].filter(({ family }) => /^"?first /.test(family)).map((f) => f.status)
    await expect.poll(() => page.evaluate(firstFaces)).toEqual(['loaded', 'loaded'])
    expect(first(/literata-first/), 'asked for').not.toBe(-1)
    await expect.poll(() => first(/\/chunks\/.*\.js/)).toBeGreaterThan(first(/literata-first/))
    expect(
      asked.filter((url) => /bricolage-display\./.test(url)),
      'letters that few headlines have',
    ).toEqual([])
  })

  test('running text is in the whole faces from the second page on, and on every later visit', async ({ page }) => {
    await page.goto('/about')
    expect(await familiesOf(page)).toMatch(/^"first text"/)
    await expect.poll(() => page.evaluate(ourFacesThere)).toEqual(['loaded', 'loaded', 'loaded'])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Team' }).click()
    await expect(page).toHaveURL('/teams')
    expect(await familiesOf(page)).toMatch(/^"own text"/)
    await page.reload()
    expect(await familiesOf(page)).toMatch(/^"own text"/)
  })

  test('what the first page does not use is fetched after its scripts', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/about')
    await expect.poll(() => page.evaluate(ourFacesThere)).toEqual(['loaded', 'loaded', 'loaded'])
    const first = (pattern: RegExp) => asked.findIndex((url) => pattern.test(url))
    expect(first(/bricolage-text\.|literata\./)).toBeGreaterThan(first(/\/chunks\/.*\.js/))
  })

  withoutScripts('without scripts, our own face is asked for at once', async ({ page }) => {
    const asked = page.waitForRequest(/bricolage-text.*\.woff2/)
    await page.goto('/about')
    await asked
  })
})
