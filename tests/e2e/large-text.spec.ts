// Text set to 200% in the browser.
import { expect, test } from '../support/browser-test'
import { clippedTexts, expectNoSidewaysScroll } from '../support/page-checks'

test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
  javaScriptEnabled: false,
})

const paths = [
  ...'/ /itineraries /itineraries/6 /book /volunteer /donate /contact /teams /terms'.split(' '),
  ...['/endangered-species', '/experiences/adventure', '/destinations/kenya'],
]

for (const path of paths) {
  test(`${path} can be read without scripts, and with text of 200%`, async ({ page }) => {
    await page.goto(path)
    expect(await page.getByRole('main').getByRole('heading').count(), 'headings to be seen').toBeGreaterThan(2)
    const [size, overflow] = await page.evaluate(() => [
      getComputedStyle(document.documentElement).fontSize,
      document.documentElement.scrollWidth - window.innerWidth,
    ])
    expect(size).toBe('32px')
    expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0)
    expect(await clippedTexts(page), 'text cut off').toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page, 'on a phone')
  })
}

test.describe('on a phone with text of 200%', () => {
  test.use({ javaScriptEnabled: true, viewport: { width: 390, height: 844 } })

  test('the badges of a card are not covered', async ({ page }) => {
    await page.goto('/itineraries')
    const card = page.getByRole('article').filter({ hasText: 'Kilimanjaro by Lemosho' })
    const difficulty = await card.getByText('Challenging').boundingBox()
    const days = await card.getByText('8 Days').boundingBox()
    expect((difficulty?.y ?? 0) + (difficulty?.height ?? 999)).toBeLessThanOrEqual(days?.y ?? 0)
  })

  test('the button for the country code does not lie on the label', async ({ page }) => {
    await page.goto('/book')
    const button = await page.getByRole('button', { name: /^Use country code/ }).boundingBox()
    const label = await page.getByText('Phone (optional)').boundingBox()
    expect((button?.y ?? 0) + (button?.height ?? 999)).toBeLessThanOrEqual(label?.y ?? 0)
  })

  test('the menu can be reached', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeInViewport()
  })
})
