import { expect, type Page, test } from '../support/browser-test'
import { invitedLink } from '../support/invited-link'
import { readFirst } from '../support/read-first'
import { expectRefused } from '../support/refused'

const itineraryId = 9
const words = () => `The tent leaked, ${Math.random().toString(36).slice(2)}.`

async function expectMarked(page: Page, comment: string) {
  await page.goto(`/itineraries/${itineraryId}#reviews`)
  const review = page.getByRole('listitem').filter({ hasText: comment })
  await expect(review).toContainText('Travelled with us, October 2026')
}

test('an invited traveller writes once, and the page of the trip says that they have travelled', async ({ page }) => {
  const comment = words()
  const link = await invitedLink(itineraryId)
  await readFirst(page)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: /^How was / })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Marta')
  await page.getByRole('radio', { name: '2 stars' }).check()
  await page.getByLabel('Comment').fill(comment)
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page.getByText('Thank you for your feedback!').first()).toBeVisible()
  await expectMarked(page, comment)
  await page.goto(link)
  await expect(page.getByText('This invitation has been used')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Review' })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an invited traveller is told what is missing, keeps the words, and is marked all the same', async ({
    page,
  }) => {
    const comment = words()
    await page.goto(await invitedLink(itineraryId))
    await page.getByLabel('Comment').fill(comment)
    await page.getByRole('button', { name: 'Submit Review' }).click()
    await expectRefused(page, { Name: 'Required' })
    await expect(page.getByLabel('Comment')).toHaveValue(comment)
    await page.getByLabel('Name', { exact: true }).fill('Marta')
    await page.getByRole('button', { name: 'Submit Review' }).click()
    await expect(page.getByText('Thank you for your feedback!')).toBeVisible()
    await page.getByRole('link', { name: 'To the page of the trip' }).click()
    await expectMarked(page, comment)
  })
})
