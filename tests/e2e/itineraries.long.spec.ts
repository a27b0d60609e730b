// With 2,000 trips. Runs after all other browser tests, which count nineteen.
import { growTo } from '@/workshop/bench/growth-data'
import { pageBytes } from '@/workshop/bench/page-bytes'
import {
  awaitHydration,
  expect,
  openBeforeScripts,
  openWithScripts,
  type Page,
  test,
  withoutScripts,
} from '../support/browser-test'
import { rowsOf } from '../support/database'

const cards = (page: Page) => page.getByRole('article')
const results = (page: Page) => page.getByRole('heading', { level: 2, name: /^(\d+ of )?\d+ trips?$/ })

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ request }) => {
  await growTo(String(process.env.DATABASE_URL), 2000, 0)
  // Until the site has been notified.
  await expect
    .poll(async () => ((await (await request.get('/api/itineraries?limit=100&after=18')).json()) as unknown[]).length)
    .toBe(100)
})

test.afterAll(async () => {
  await rowsOf('DELETE FROM itineraries WHERE id > 18')
})

const more = (page: Page) => page.getByRole('link', { name: 'Show more trips' })

test('Show more: adds the next trips below, without a jump, and leads the keyboard to the first', async ({ page }) => {
  await page.goto('/itineraries')
  const last = cards(page).last()
  await more(page).evaluate((link) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    link.focus({ preventScroll: true })
  })
  const before = await last.boundingBox()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(48)
  await expect(results(page)).toHaveText('48 of 2000 trips')
  await expect(results(page)).toHaveAttribute('aria-live', 'polite')
  const next = page
    .getByRole('listitem')
    .filter({ has: cards(page) })
    .nth(24)
  await expect(next.getByRole('link').first()).toBeFocused()
  await expect(next).toBeInViewport()
  await expect(more(page)).toHaveCount(1)
  const after = await cards(page).nth(23).boundingBox()
  expect(after?.y).toBeCloseTo(before?.y ?? 0, 0)
})

test('Show more: keeps the filters, and Back takes the added ones off again', async ({ page }) => {
  await page.goto('/itineraries?query=a')
  await more(page).click()
  await expect(page).toHaveURL('/itineraries?query=a&parts=2')
  await expect(page.getByLabel('Search itineraries')).toHaveValue('a')
  const all = await cards(page).count()
  expect(all).toBeGreaterThan(24)
  await page.goBack()
  await expect(cards(page)).toHaveCount(24)
  await page.goForward()
  await expect(cards(page)).toHaveCount(all)
})

test('Show more: a trip opened from there leads back to the same extent', async ({ page }) => {
  await page.goto('/itineraries')
  await more(page).click()
  await expect(cards(page)).toHaveCount(48)
  await more(page).click()
  await expect(cards(page)).toHaveCount(72)
  const last = cards(page).last().getByRole('heading', { level: 3 }).getByRole('link')
  const title = String(await last.textContent())
  await last.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await page.goBack()
  await expect(results(page)).toHaveText('72 of 2000 trips')
  await expect(cards(page)).toHaveCount(72)
  await expect(last).toContainText(title)
  await expect(last).toBeInViewport()
})

withoutScripts('without scripts, Show more is a link to the next trips, and back to the first', async ({ page }) => {
  await page.goto('/itineraries')
  const titles = cards(page).getByRole('heading', { level: 3 })
  const first = await titles.allTextContents()
  await page.getByRole('link', { name: 'Show more trips' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Trips 25 to 48 of 2000' })).toBeInViewport()
  await expect(cards(page)).toHaveCount(24)
  expect((await titles.allTextContents()).filter((title) => first.includes(title))).toEqual([])
  await page.getByRole('link', { name: 'Show the first trips' }).click()
  await expect(cards(page)).toHaveCount(24)
})

test('the booking form: the page is as light as ever, and offers to search the other trips', async ({
  page,
  baseURL,
}) => {
  // Until the page has been rendered again.
  await expect.poll(async () => (await (await page.request.get('/book')).text()).includes('Find a trip')).toBe(true)
  expect((await pageBytes(String(baseURL), '/book')).html / 1024).toBeLessThanOrEqual(25)
  await openWithScripts(page, '/book')
  const select = page.getByLabel('Trip', { exact: true }).filter({ visible: true })
  await expect(select.locator('option')).toHaveCount(25)
})

test('the booking form: a trip is found by an animal and chosen by keyboard', async ({ page }) => {
  await openWithScripts(page, '/book')
  const box = page.getByRole('combobox', { name: /^Find a trip/ })
  await awaitHydration(box)
  await box.fill('rhinos')
  await expect(page.getByRole('group', { name: 'Trips' }).getByRole('option')).toHaveCount(6)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const select = page.getByLabel('Trip', { exact: true }).filter({ visible: true })
  await expect(select).toBeFocused()
  await expect(select).not.toHaveValue('0')
  await expect(box).toHaveValue('')
  await box.fill('ocelots')
  await expect(page.getByText('No trip matches “ocelots”.')).toBeVisible()
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('the booking form: what was typed before the scripts is searched', async ({ page }) => {
  const release = await openBeforeScripts(page, '/book')
  await page.getByLabel(/^Find a trip/).fill('ocelots')
  release()
  await expect(page.getByText('No trip matches “ocelots”.')).toBeVisible()
})

withoutScripts(
  'without scripts, a trip far down the list is chosen by the address of the booking form',
  async ({ page }) => {
    await page.goto('/book?itinerary=1500')
    const select = page.getByLabel('Trip', { exact: true }).filter({ visible: true })
    await expect(select).toHaveValue('1500')
    await expect(page.getByRole('link', { name: 'Find it among all trips' })).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('Nora')
    await page.getByLabel('Email', { exact: true }).fill('nora@')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('Please enter a valid email address').first()).toBeVisible()
    await expect(select).toHaveValue('1500')
  },
)
