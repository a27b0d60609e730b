import { slides } from '@/lib/content/slides'
import { expect, test } from '../support/browser-test'

test('the home page leads to every destination, package type and next step', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByText('Travel with purpose, explore with heart.')).toBeVisible()
  const links: [RegExp | string, string][] = [
    ['Explore Itineraries', '/itineraries'],
    [/^Kenya Popular/, '/destinations/kenya'],
    [/^Tanzania Featured/, '/destinations/tanzania'],
    [/^Uganda Adventure/, '/destinations/uganda'],
    [/^Dubai Luxury/, '/experiences/dubai'],
    ['Meet Our Team', '/teams'],
    ['Our Full Story', '/about'],
    ['See luxury packages', '/itineraries?type=luxury'],
    ['See budget packages', '/itineraries?type=budget'],
    ['See cultural packages', '/itineraries?type=cultural'],
    ['Discover Endangered Species', '/endangered-species'],
    ['Get Involved', '/community'],
    ['Start Your Journey', '/book'],
    ['Contact Us', '/contact'],
  ]
  for (const [name, href] of links)
    await expect(main.getByRole('link', { name, exact: typeof name === 'string' })).toHaveAttribute('href', href)
  for (const link of await main.getByRole('link', { name: 'Book Now' }).all())
    await expect(link).toHaveAttribute('href', '/book')
})

test('the first three itineraries of the list are featured', async ({ page, request }) => {
  const list = (await (await request.get('/api/itineraries')).json()) as { id: number; title: string }[]
  await page.goto('/')
  const titles = await page.getByRole('article').getByRole('heading').allTextContents()
  expect(titles).toEqual(list.slice(0, 3).map(({ title }) => title))
})

test('the figures of the impact band are those of the specification', async ({ page }) => {
  await page.goto('/')
  for (const figure of ['120+', '$250,000+', '450+'])
    await expect(page.getByRole('definition').filter({ hasText: figure })).toBeVisible()
})

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const)
  test(`the first view takes at most 85% of ${width} x ${height}, or 650 px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const hero = await page.getByRole('region', { name: 'Safari scenes' }).boundingBox()
    expect(Math.floor(hero?.height ?? 0)).toBe(Math.floor(Math.max(650, 0.85 * height)))
  })

test('the last scene is shown until the picture of the next has arrived, and then there is nothing to play', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/_next\/image\?url=[^&]*kenya-safari/, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  await page.goto('/')
  const scenes = page.getByRole('region', { name: 'Safari scenes' })
  const scene = (index: number) =>
    scenes.getByRole('img', { name: slides[index]?.alt, includeHidden: true }).locator('..')
  await scenes.getByRole('button', { name: 'Next slide' }).click()
  await expect(scene(1)).toHaveCSS('opacity', '0')
  await expect(scene(0)).toHaveCSS('opacity', '1')
  await expect(scenes.getByRole('button', { name: 'Play slides' })).toBeHidden()
  release()
  await expect(scene(1)).toHaveCSS('opacity', '1')
})
