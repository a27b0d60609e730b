import { expect, test } from '../support/browser-test'

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the carousel has a pause, says where it stands, and keeps quiet while it rotates', async ({ page }) => {
    await page.goto('/')
    const scenes = page.getByRole('region', { name: 'Safari scenes' })
    await expect(scenes).toHaveAttribute('aria-roledescription', 'carousel')
    const position = scenes.locator('[aria-live]')
    await expect(position).toHaveText(/^Slide \d of 7: /)
    await expect(position).toHaveAttribute('aria-live', 'off')
    await scenes.getByRole('button', { name: 'Pause slides' }).click()
    await expect(scenes.getByRole('button', { name: 'Play slides' })).toBeVisible()
    await expect(position).toHaveAttribute('aria-live', 'polite')
    await scenes.getByRole('button', { name: 'Next slide' }).click()
    await expect(
      scenes.getByRole('button', { name: /^Slide \d: / }).and(page.locator('[aria-current=true]')),
    ).toHaveCount(1)
  })
})

test('stars, counters and results have names and say what changed', async ({ page }) => {
  await page.goto('/itineraries/6#reviews')
  const panel = page.getByRole('tabpanel', { name: /Reviews/ })
  const stars = panel.getByRole('img', { name: /^\d(\.\d)? of 5 stars$/ }).last()
  await expect(stars).toBeVisible()
  // The form loads when it is near.
  await stars.scrollIntoViewIfNeeded()
  await expect(panel.getByRole('group', { name: 'Rating' })).toMatchAriaSnapshot(`
    - group "Rating":
      - radio "1 star"
      - radio "2 stars"
      - radio "3 stars"
      - radio "4 stars"
      - radio "5 stars" [checked]
  `)

  await page.goto('/book')
  const adults = page.getByRole('spinbutton', { name: 'Adults' })
  await page.getByRole('button', { name: 'One adult more' }).click()
  await expect(adults).toHaveValue('2')
  await expect(page.getByRole('status').filter({ hasText: /^\d adults$/ })).toBeAttached()
  await expect(page.getByRole('button', { name: 'One kid fewer' })).toBeDisabled()

  await page.goto('/itineraries?country=Uganda')
  await expect(page.getByRole('heading', { name: /^\d+ trips$/ })).toHaveAttribute('aria-live', 'polite')
})
