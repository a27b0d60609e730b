import { expect, test } from '../support/browser-test'

// The widget is off by default; tests/components/rating-widget.test.tsx turns it on.
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
