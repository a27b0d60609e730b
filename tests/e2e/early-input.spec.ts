import { expect, holdScripts, type Locator, test } from '../support/browser-test'

/** Autofill may set a value without any event. */
const fillInSilence = (field: Locator, value: string) =>
  field.evaluate((element, value) => Object.assign(element, { value }), value)

test('every kind of field of the application keeps what it was given, and it is sent', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/volunteer', { waitUntil: 'commit' })
  await page.getByLabel('First name').fill('Early')
  await fillInSilence(page.getByLabel('Last name'), 'Bird')
  await fillInSilence(page.getByLabel('Email'), 'early@example.com')
  await page.getByLabel('Phone').fill('+254 700 000 000')
  await page.getByLabel('Nationality').fill('Kenyan')
  await page.getByLabel('Volunteer program').selectOption('conservation')
  await page.getByLabel('Start date').fill('2031-06-12')
  await page.getByRole('radio', { name: '1 to 3 months' }).check()
  await page.getByLabel('Relevant skills or experience').fill('Ten years of fences and radios.')
  await page.getByLabel('Why do you want to volunteer?').fill('To be of use where the elephants walk.')
  await page.getByLabel('Emergency contact').fill('Ann Bird, sister, +254 711 111 111')
  await page.getByRole('checkbox').check()
  release()
  // React sets it once it has taken the page over.
  await expect(page.getByLabel('Start date')).toHaveAttribute('min')
  await expect(page.getByLabel('First name')).toHaveValue('Early')
  await expect(page.getByLabel('Last name')).toHaveValue('Bird')
  await expect(page.getByLabel('Email')).toHaveValue('early@example.com')
  await expect(page.getByLabel('Volunteer program')).toHaveValue('conservation')
  await expect(page.getByLabel('Start date')).toHaveValue('2031-06-12')
  await expect(page.getByRole('radio', { name: '1 to 3 months' })).toBeChecked()
  await expect(page.getByLabel('Relevant skills or experience')).toHaveValue('Ten years of fences and radios.')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page).toHaveURL('/thank-you')
})

test('dates, numbers and a country code of the booking as well', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/book', { waitUntil: 'commit' })
  await page.getByText('Type the dates instead').click()
  await page.getByLabel('First day').fill('2031-06-12')
  await fillInSilence(page.getByLabel('Last day'), '2031-06-19')
  await page.getByLabel('Adults').fill('3')
  await fillInSilence(page.getByLabel(/^Kids/), '2')
  await page.getByLabel('Country code').selectOption('+44')
  await page.getByLabel('Phone', { exact: false }).last().fill('20 7946 0000')
  await page.getByLabel('Message').fill('With a window.')
  release()
  const permit = page.getByRole('complementary', { name: 'Your request' })
  await expect(permit.getByText('3 adults')).toBeVisible()
  await expect(permit.getByText('2 kids')).toBeVisible()
  await expect(permit.getByText('Jun 12, 2031')).toBeVisible()
  await expect(page.getByLabel('Last day')).toHaveValue('2031-06-19')
  await expect(page.getByLabel('Country code')).toHaveValue('+44')
  await expect(page.getByLabel('Message')).toHaveValue('With a window.')
  // The next visit finds them too.
  await page.goto('/book')
  await expect(page.getByLabel('Adults')).toHaveValue('3')
})

test('stars and words of a review are taken over', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/itineraries/9#reviews', { waitUntil: 'commit' })
  await page.locator('[name=rating][value="3"]').evaluate((star: HTMLInputElement) => star.click())
  await fillInSilence(page.locator('[name=comment]'), 'Rain, and worth it.')
  release()
  await expect(page.getByText('3 of 5')).toBeVisible()
  await expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked()
  await expect(page.getByLabel('Comment')).toHaveValue('Rain, and worth it.')
})

test('a form that is refused before the scripts comes back with what was written, and its first error has the focus', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Name').fill('Early Bird')
  await page.getByLabel('Email').fill('early@')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Invalid email address').filter({ visible: true }).first()).toBeVisible()
  release()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue('Early Bird')
})
