import { expect, fillIn, test, withoutScripts } from '../support/browser-test'
import { readFirst } from '../support/read-first'
import { expectRefused } from '../support/refused'

const words = () => `Leopard at dusk, ${Math.random().toString(36).slice(2)}.`

test('a second review in the same visit is shown at once, like the first', async ({ page }) => {
  await readFirst(page)
  await page.goto('/itineraries/8#reviews')
  for (const comment of [words(), words(), words()]) {
    await fillIn(page, { Name: 'Otto', Comment: comment, '3 stars': true })
    await page.getByRole('button', { name: 'Submit Review' }).click()
    await expect(page.getByText(comment)).toBeVisible()
    for (const label of ['Name', 'Comment']) await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
    await expect(page.getByText('5 of 5')).toBeVisible()
  }
})

test('an Arabic review is set from right to left', async ({ page }) => {
  const comment = `رحلة رائعة! ${Math.random().toString(36).slice(2)}`
  await readFirst(page)
  await page.goto('/itineraries/8#reviews')
  await fillIn(page, { Name: 'محمد', Comment: comment })
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page.getByText(comment)).toHaveCSS('direction', 'rtl')
})

withoutScripts('without scripts, a review is sent, and what is missing is said beside its field', async ({ page }) => {
  const comment = words()
  await page.goto('/itineraries/7')
  await page.getByLabel('Comment').fill(comment)
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await expectRefused(page, { Name: 'Required' })
  await expect(page.getByLabel('Comment')).toHaveValue(comment)
  await page.getByLabel('Name', { exact: true }).fill('Otto')
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible()
  await page.goto('/itineraries/7')
  await expect(page.getByText(comment)).toBeVisible()
})
