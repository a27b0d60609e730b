import { expect, test } from '../support/browser-test'

test.use({ javaScriptEnabled: false })

test('the story page has four values, five partners and three steps', async ({ page }) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Our story/)
  for (const value of ['Sustainability', 'Community empowerment', 'Authenticity', 'Education and youth'])
    await expect(main.getByRole('heading', { name: value })).toBeVisible()
  const partners = main.locator('section', { has: page.getByRole('heading', { level: 2, name: /^Five partners/ }) })
  await expect(partners.getByRole('listitem')).toHaveCount(5)
  const approach = main.locator('section', { has: page.getByRole('heading', { level: 2, name: /to the road$/ }) })
  await expect(approach.getByRole('listitem')).toHaveCount(3)
})

test('it leads to the communities, the trips, the contact page and the listing site', async ({ page }) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  for (const href of ['/community', '/itineraries', '/contact', '/teams'])
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible()
  const listing = main.getByRole('link', { name: 'Read our reviews on the safari listing' })
  await expect(listing).toHaveAttribute('href', /^https:\/\//)
})
