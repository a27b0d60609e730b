import { expect, expectFilled, fillIn, type Locator, openBeforeScripts, test } from '../support/browser-test'
import { application, contactMessage } from '../support/factories'

/** Autofill may set a value without any event. */
const fillInSilence = (field: Locator, value: string) =>
  field.evaluate((element, value) => Object.assign(element, { value }), value)

test('every kind of field of the application keeps what it was given, and it is sent', async ({ page }) => {
  const release = await openBeforeScripts(page, '/volunteer')
  const { 'Last name': lastName, Email: email, ...others } = application
  await fillInSilence(page.getByLabel('Last name'), String(lastName))
  await fillInSilence(page.getByLabel('Email'), String(email))
  await fillIn(page, others)
  await page.getByRole('checkbox').check()
  release()
  // React sets it once it has taken the page over.
  await expect(page.getByLabel('Start date')).toHaveAttribute('min')
  await expectFilled(page, application)
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page).toHaveURL('/thank-you')
})

test('dates, numbers and a country code of the booking as well', async ({ page }) => {
  const release = await openBeforeScripts(page, '/book')
  await fillIn(page, { Trip: '6', 'Culture Safari': true })
  await page.getByText('Type the dates instead').click()
  await fillInSilence(page.getByLabel('Last day'), '2031-06-19')
  await fillIn(page, { 'First day': '2031-06-12', Adults: '3', 'Country code': '+44', Message: 'With a window.' })
  await fillInSilence(page.getByLabel(/^Kids/), '2')
  await page.getByLabel('Phone', { exact: false }).last().fill('20 7946 0000')
  release()
  const summary = page.getByRole('complementary', { name: 'Your request' })
  await expect(summary.getByRole('heading', { name: 'Mara, Nakuru, Naivasha, Amboseli' })).toBeVisible()
  for (const said of ['Culture Safari', '3 adults', '2 kids', 'Jun 12, 2031'])
    await expect(summary.getByText(said)).toBeVisible()
  await expectFilled(page, { 'Last day': '2031-06-19', 'Country code': '+44', Message: 'With a window.' })
  // The next visit finds them too.
  await page.goto('/book')
  await expect(page.getByLabel('Adults')).toHaveValue('3')
})

test('stars and words of a review are taken over', async ({ page }) => {
  const release = await openBeforeScripts(page, '/itineraries/9#reviews')
  await page.locator('[name=rating][value="3"]').evaluate((star: HTMLInputElement) => star.click())
  await fillInSilence(page.locator('[name=comment]'), 'Rain, and worth it.')
  release()
  await expect(page.getByText('3 of 5')).toBeVisible()
  await expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked()
  await expect(page.getByLabel('Comment')).toHaveValue('Rain, and worth it.')
})

test('a form that was sent before scripts comes back at its first error, a group of choices too', async ({ page }) => {
  const release = await openBeforeScripts(page, '/volunteer')
  const { '1 to 3 months': _months, 'Relevant skills or experience': _skills, ...others } = application
  await fillIn(page, others)
  await page.getByRole('button', { name: 'Submit application' }).click()
  release()
  await expect(page.getByRole('group', { name: 'Duration' })).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await expect(page.getByLabel('Relevant skills or experience')).toHaveAttribute('aria-invalid', 'true')
})

test('a form refused before scripts and corrected with them loses the title that says it was not sent', async ({
  page,
}) => {
  const release = await openBeforeScripts(page, '/contact')
  await fillIn(page, { ...contactMessage, Message: 'Too short' })
  const title = await page.title()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveTitle(`Not sent yet: ${title}`)
  release()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await fillIn(page, contactMessage)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(/^TT-[2-9A-Z]{7}$/)).toBeVisible()
  await expect(page).toHaveTitle(title)
})
