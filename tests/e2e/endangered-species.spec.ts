import { expect, test } from '../support/browser-test'

test.use({ javaScriptEnabled: false })

const species = (page: import('../support/browser-test').Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

test('the guide has mammals, birds and other species, and its links jump to them', async ({ page }) => {
  await page.goto('/endangered-species')
  for (const [part, id] of [
    ['Mammals', 'mammals'],
    ['Birds', 'birds'],
    ['Other species', 'other-species'],
  ] as const) {
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible()
    await page.getByRole('navigation', { name: 'Parts of the guide' }).getByRole('link', { name: part }).click()
    await expect(page).toHaveURL(new RegExp(`#${id}$`))
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeInViewport()
    await page.goBack()
  }
})

test('each species carries its badge and its number, ten have a plate, and the legend explains the badges', async ({
  page,
}) => {
  await page.goto('/endangered-species')
  const main = page.getByRole('main')
  const legend = page.getByRole('region', { name: 'What the badges mean' })
  for (const name of ['Critically endangered', 'Endangered', 'Vulnerable', 'Near threatened', 'Least concern'])
    await expect(legend.getByText(name, { exact: true })).toBeVisible()
  for (const [name, badge, figure] of [
    ['Mountain bongo', 'Critically endangered', '200'],
    ['Hirola', 'Critically endangered', '245'],
    ['Black rhino', 'Critically endangered', '1,059'],
    ['Grevy’s zebra', 'Endangered', '2,465'],
    ['Northern white rhino', 'Critically endangered', '2'],
    // Worldwide; Kenya's own list differs.
    ['Sable antelope', 'Least concern', '40'],
    ['Roan antelope', 'Least concern', '21'],
    ['Green turtle', 'Least concern', null],
  ] as const) {
    await expect(species(page, name).getByText(badge, { exact: true })).toBeVisible()
    if (figure) await expect(species(page, name).getByText(figure, { exact: true })).toBeVisible()
  }
  const plates = main.getByRole('img')
  await expect(plates).toHaveCount(10)
  for (const plate of await plates.all()) await expect(plate).toHaveAttribute('alt', /\S/)
  await expect(main.locator('a[href="/donate"]')).toBeVisible()
  await expect(main.locator('a[href="/itineraries"]')).toBeVisible()
})
