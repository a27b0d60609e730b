import { expect, test, withoutScripts } from '../support/browser-test'

test('a project opens, its gallery wraps both ways, and the page behind stays where it is', async ({ page }) => {
  await page.goto('/community-engagement')
  const card = page.getByRole('button', { name: 'Green Gate Children’s Home' })
  const dialog = page.getByRole('dialog', { name: 'Green Gate Children’s Home' })
  await card.click()
  await expect(dialog.getByText('1 / 3')).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(5, 400)
  await page.mouse.wheel(0, 600)
  await dialog.getByRole('button', { name: 'Previous picture' }).click()
  await expect(dialog.getByText('3 / 3')).toBeVisible()
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await expect(dialog.getByText('1 / 3')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const caption = await dialog.locator('figcaption:visible').textContent()
  await expect(dialog.locator('[aria-live]')).toHaveText(`2 / 3 ${caption}`)
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByText('1 / 3')).toBeVisible()
  await expect(dialog.getByRole('img')).toHaveCount(1)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card).toBeFocused()
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
})

withoutScripts('without scripts, each card leads to the full text, which is on the page', async ({ page }) => {
  await page.goto('/community-engagement')
  for (const title of ['Cedar Ridge Girls’ School', 'Green Gate Children’s Home', 'Acacia Thread Women’s Group']) {
    const card = page.getByRole('link', { name: title })
    const target = page.locator((await card.getAttribute('href')) ?? '')
    await expect(target.getByRole('heading', { name: title })).toBeVisible()
    await expect(target.getByRole('img')).toHaveCount(3)
    await expect(target.getByRole('paragraph').last()).toBeVisible()
  }
})
