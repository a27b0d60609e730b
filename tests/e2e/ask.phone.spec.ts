// Questions: the box of /before-you-go with the folds that its answers are in, and the list of trips.
import { expect, type Locator, openWithScripts, type Page, test, withoutScripts } from '../support/browser-test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/page-checks'

const question = 'Do I need yellow fever for Zanzibar?'
const folded = 'yellow-fever-for-zanzibar'
const box = (page: Page) => page.getByLabel('What would you like to know?')

const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN

async function expectOpened(page: Page) {
  const answer = page.locator(`[id="${folded}"]`)
  await expect(answer).toBeInViewport()
  await expect(page.locator('details[open]')).toHaveCount(1)
  await expect(page.locator('details[open]').filter({ has: answer })).toBeVisible()
}

test('a question is answered below its box, and an answer leads into the fold that has it, however it is followed', async ({
  page,
}) => {
  await openWithScripts(page, '/before-you-go')
  await box(page).fill(question)
  await box(page).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'from our pages:' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const link = page.locator(`li a[href$="#${folded}"]`)
  await link.click()
  await expect(page).toHaveURL(`/before-you-go#${folded}`)
  await expectOpened(page)
  await page.goBack()
  await expect(box(page)).toHaveValue(question)
  await expect(link).toBeInViewport()
  await page.goto('about:blank')
  await page.goto(`/before-you-go#${folded}`)
  await expectOpened(page)
})

test('the list answers above its trips, and what no page answers goes to the office word by word', async ({ page }) => {
  await openWithScripts(page, `/itineraries?${new URLSearchParams({ query: question })}`)
  const answer = page.locator(`li a[href$="#${folded}"]`)
  await expect(answer).toBeVisible()
  await expect(page.locator('article').first()).toBeVisible()
  expect(await topOf(answer)).toBeLessThan(await topOf(page.locator('article').first()))
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await answer.click()
  await expectOpened(page)

  const unwritten = 'How do you say glühwürmchen in mongolian?'
  await openWithScripts(page, '/before-you-go')
  await box(page).fill(unwritten)
  await page.getByRole('button', { name: 'Find the answer' }).click()
  await page.getByRole('status').getByRole('link', { name: 'Ask us' }).click()
  await expect(page).toHaveURL(/[/]contact/)
  await expect(page.getByLabel('Message')).toHaveValue(unwritten)
})

withoutScripts('without scripts the list of trips answers', async ({ page }) => {
  await page.goto('/before-you-go')
  await box(page).fill(question)
  await page.getByRole('button', { name: 'Find the answer' }).click()
  await expect(page).toHaveURL(`/itineraries?${new URLSearchParams({ query: question })}`)
})
