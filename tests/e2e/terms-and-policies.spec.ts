import { expect, test } from '../support/browser-test'

test.use({ javaScriptEnabled: false })

const sections = [
  'Program overview',
  'Responsibilities',
  'Health and safety',
  'Code of conduct',
  'Privacy',
  'Financial terms',
  'Termination',
  'Commitment',
  'Contact',
]

test('the volunteer agreement has its nine sections in order, and its contents lead to them', async ({ page }) => {
  await page.goto('/terms')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Volunteer Program Agreement')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([...sections, 'Your agreement'])
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link')).toHaveCount(9)
  await contents.getByRole('link', { name: 'Termination' }).click()
  await expect(main.getByRole('heading', { name: 'Termination' })).toBeInViewport()
})

test('it says what the specification says it says', async ({ page }) => {
  await page.goto('/terms')
  const main = page.getByRole('main')
  for (const text of [
    'Program fees are non-refundable after the point 30 days before your start date',
    'travel and health insurance',
    'up-to-date vaccinations',
    'you bear your own costs of travel, accommodation and meals',
    'Terms & Conditions checkbox',
    'your acceptance is binding',
    'Last updated: December 24, 2025',
  ])
    await expect(main.getByText(text)).toBeVisible()
  await expect(main.locator('a[href^="tel:+"]')).toBeVisible()
  await expect(main.locator('a[href^="mailto:volunteers@"]')).toBeVisible()
})

test('Back to Volunteer Application goes to the programmes page', async ({ page }) => {
  await page.goto('/terms')
  await page.getByRole('link', { name: 'Back to Volunteer Application' }).click()
  await expect(page).toHaveURL(/\/volunteers$/)
})

test('the footer leads to the two policies, each a page of its own', async ({ page }) => {
  for (const [name, path] of [
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms-of-service'],
  ] as const) {
    await page.goto('/about')
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})

test('the privacy policy names the law, the periods and whom to ask', async ({ page }) => {
  await page.goto('/privacy')
  const main = page.getByRole('main')
  for (const text of ['Data Protection Act, 2019', '24 months after they reach us', '6 months after they reach us'])
    await expect(main.getByText(text).first()).toBeVisible()
  await expect(main.getByText('Office of the Data Protection Commissioner')).toBeVisible()
  await expect(main.locator('a[href^="mailto:"]')).toBeVisible()
})
