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

test('what is no link of an invitation says so, and leads to the trips', async ({ page }) => {
  const link = await invitedLink(itineraryId)
  for (const address of [`${link}x`, '/review?invitation=1.x']) {
    await page.goto(address)
    await expect(page.getByText('This is not the link of an invitation')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  }
  await page.goto('/review')
  await expect(page.getByText('This page opens from the link in the mail')).toBeVisible()
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

  test('the bars of a trip lead to the reviews with so many stars, and the policy says what was taken down', async ({
    page,
    request,
  }) => {
    const [good, bad] = [words(), words()]
    for (const [comment, rating] of [
      [good, 5],
      [bad, 1],
    ])
      await request.post('/api/reviews', { data: { itineraryId: 11, userName: 'Otto', rating, comment } })
    await page.goto('/itineraries/11')
    const bars = page.getByRole('navigation', { name: 'Reviews by stars' })
    await expect(bars.getByText(/^[1-5] stars? \d+ reviews?$/)).toHaveCount(5)
    await bars.getByRole('link', { name: /^1 star/ }).click()
    await expect(page).toHaveURL('/itineraries/11/reviews/stars-1')
    await expect(page.getByText(bad)).toBeVisible()
    await expect(page.getByText(good)).toHaveCount(0)
    await page.goto('/itineraries/11')
    await page.getByRole('main').getByRole('link', { name: 'How we handle reviews' }).click()
    await expect(page).toHaveURL('/how-we-handle-reviews')
    await expect(page.getByText(/removed in (the last )?12 months/)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: /^(spam|abuse|personal data|court):/ })).toHaveCount(4)
  })
})
