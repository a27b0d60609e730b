import { expect, test } from '../support/browser-test'
import { expectAccessible, expectNoSidewaysScroll, smallTargets } from '../support/page-checks'

test('the filters cover the phone, say what they would show, and lead to it', async ({ page }) => {
  await page.goto('/itineraries')
  await page.getByText('More Filters').tap()
  const sheet = page.getByRole('group', { name: 'Animals' })
  await expect(sheet).toBeInViewport()
  await expectAccessible(page)
  expect(await smallTargets(page)).toEqual([])
  await page.getByRole('checkbox', { name: /^Gorillas/ }).tap()
  await expect(page.getByRole('button', { name: 'Show 3 trips' })).toBeInViewport()
  await page.getByRole('checkbox', { name: /^Rhinos/ }).tap()
  await page.getByRole('button', { name: 'Show 9 trips' }).tap()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: '9 trips' })).toBeInViewport()
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test('nothing is wider than the phone, the sheet open or not', async ({ page }) => {
    await page.goto('/itineraries?query=gorrilla&sort=price')
    await expectNoSidewaysScroll(page)
    await page.getByText('More Filters').tap()
    await expect(page.getByRole('group', { name: 'Animals' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
