// A page says what a guest needs, and ends: screens of 844 px and words, with everything folded that a phone folds.
import { type Page as BrowserPage, expect, test, withoutScripts } from '../support/browser-test'
import { hideTrialLine } from '../support/page-checks'

const screen = 844

const most: [path: string, screens: number, words: number][] = [
  ['/destinations/kenya', 8, 1200],
  ['/destinations/tanzania', 8, 1200],
  ['/destinations/uganda', 8, 1200],
  ['/endangered-species', 9, 1200],
  ['/itineraries', 10.5, 1580],
  ['/before-you-go', 15.5, 1680],
  ['/groups', 6, 500],
  ['/privacy', 9, 900],
]

async function screensOf(page: BrowserPage) {
  return (await page.evaluate(() => document.documentElement.scrollHeight)) / screen
}

for (const [path, screens, words] of most) {
  test(`${path} has at most ${screens} screens and ${words} words`, async ({ page }) => {
    await page.goto(path)
    await hideTrialLine(page)
    expect.soft(await screensOf(page), 'screens').toBeLessThanOrEqual(screens)
    // biome-ignore lint/performance/useDomNodeTextContent: what is folded does not count
    const text = await page.getByRole('main').innerText()
    expect.soft(text.trim().split(/\s+/).length, 'words').toBeLessThanOrEqual(words)
  })
}

test('the page of a trip has at most nine screens, one more with dates to join', async ({ page, request }) => {
  const trips: { id: number; title: string }[] = await (await request.get('/api/itineraries')).json()
  expect(trips.length).toBeGreaterThan(0)
  for (const { id, title } of trips) {
    await page.goto(`/itineraries/${id}`)
    await hideTrialLine(page)
    const hasDates = (await page.getByRole('heading', { name: 'Dates to join' }).count()) > 0
    expect.soft(await screensOf(page), title).toBeLessThanOrEqual(hasDates ? 10.1 : 9.1)
  }
})

withoutScripts('without scripts, what a phone folds opens on tap, and stands open on paper', async ({ page }) => {
  await page.goto('/itineraries/6')
  const text = page.getByText('When you accept our offer, you pay a deposit')
  await expect(text).toBeHidden()
  await page.getByText('The same on every trip').filter({ visible: true }).click()
  await expect(text).toBeVisible()
  await page.reload()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Transportation', { exact: true })).toBeVisible()
})
