import { expect, test } from '../support/browser-test'

// The tests run with the widget off, as it is by default; tests/components/rating-widget.test.tsx has it on.
test('without a review widget the home page links to the listing and loads nothing from elsewhere', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url())
  })
  await page.goto('/')
  const link = page.getByRole('link', { name: 'See our rating on the safari listing' })
  await link.scrollIntoViewIfNeeded()
  await expect(link).toHaveAttribute('href', /^https:/)
  expect(elsewhere).toEqual([])
})
