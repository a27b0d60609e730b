import { menuDelay } from '@/components/layout/use-open-menu'
import { awaitReact, expect, holdScripts, openBeforeScripts, test } from '../support/browser-test'

// As most visitors have it: the slides turn.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('Enter before the scripts is shown as pressed, keeps the focus, and is done once they are there', async ({
  page,
}) => {
  const release = await openBeforeScripts(page, '/itineraries/6')
  const tab = page.getByRole('tab', { name: 'Overview' })
  await tab.press('Enter')
  await expect(tab).toHaveAttribute('aria-busy', 'true')
  await expect(tab).toBeFocused()
  release()
  await expect(page).toHaveURL('/itineraries/6#overview')
})

test('the menus of the header open, change and close without any script', async ({ page }) => {
  const release = await openBeforeScripts(page, '/teams')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const kenya = page.getByRole('navigation', { name: 'Destinations' }).getByRole('link', { name: /^Kenya/ })
  const story = page.getByRole('navigation', { name: 'About Us' }).getByRole('link', { name: /^Our Story/ })
  await menu.getByRole('button', { name: 'Destinations' }).click()
  await expect(kenya).toBeVisible()
  await menu.getByRole('button', { name: 'About Us' }).click()
  await expect(story).toBeVisible()
  await expect(kenya).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(story).toBeHidden()
  await expect(menu.getByRole('button', { name: 'About Us' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(story).toBeVisible()
  release()
  await expect(async () => {
    await menu.getByRole('button', { name: 'About Us' }).press('ArrowDown')
    await expect(story).toBeFocused({ timeout: 100 })
  }).toPass()
  await menu.getByRole('button', { name: 'About Us' }).press('Enter')
  await expect(story).toBeHidden()
})

for (const means of ['mouse', 'keyboard']) {
  test(`a menu closed before the scripts stays closed once they are there (${means})`, async ({ page }) => {
    await page.clock.install()
    const takenOver = await awaitReact(page)
    const release = await openBeforeScripts(page, '/teams')
    const menu = page.getByRole('navigation', { name: 'Main' })
    const word = menu.getByRole('button', { name: 'Destinations' })
    const kenya = page.getByRole('navigation', { name: 'Destinations' }).getByRole('link', { name: /^Kenya/ })
    if (means === 'mouse') await word.click()
    else await word.press('Enter')
    await expect(kenya).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(kenya).toBeHidden()
    release()
    await takenOver()
    await page.clock.runFor(2 * menuDelay.open)
    await expect(kenya).toBeHidden()
  })
}

test('a part that is loaded when it is wanted keeps its control pressed until it is there', async ({
  page,
  request,
}) => {
  const path = '/itineraries/6'
  const release = await holdScripts(page, await (await request.get(path)).text())
  // The part may be asked for before the page has loaded, which would wait for it.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const button = page.getByRole('button', { name: 'Share a moment' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('One moment, please.')).toHaveCount(0)
  await expect(button).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('dialog', { name: 'Share a moment' })).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy')
})

test('a part that cannot be loaded is said, and the next press tries again', async ({ page, request }) => {
  const path = '/itineraries/6'
  const html = await (await request.get(path)).text()
  await page.route(/_next\/static\/.*\.js/, (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  )
  await page.goto(path)
  const button = page.getByRole('button', { name: 'Share a moment' })
  await button.click()
  await expect(page.getByText('This could not be opened.')).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy')
  await page.unrouteAll()
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Share a moment' })).toBeVisible()
})
