// The box of /before-you-go, and the folds that its answers are in.
import { expect, openWithScripts, type Page, test, withoutScripts } from '../support/browser-test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/page-checks'

const question = 'Do I need yellow fever for Zanzibar?'
const folded = 'yellow-fever-for-zanzibar'
const box = (page: Page) => page.getByLabel('What would you like to know?')

const expectInView = (page: Page) => expect(page.locator(`[id="${folded}"]`)).toBeInViewport()

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
  await expectInView(page)
  await page.goBack()
  await expect(box(page)).toHaveValue(question)
  await expect(link).toBeInViewport()
  await page.goto('about:blank')
  await page.goto(`/before-you-go#${folded}`)
  await expectInView(page)
})

withoutScripts('without scripts the list of trips answers', async ({ page }) => {
  await page.goto('/before-you-go')
  await box(page).fill(question)
  await page.getByRole('button', { name: 'Find the answer' }).click()
  await expect(page).toHaveURL(`/itineraries?${new URLSearchParams({ query: question })}`)
})
