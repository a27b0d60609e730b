import { expect, test } from '../support/browser-test'
import { hideTrialLine } from '../support/page-checks'

const screens = [
  [390, 844],
  [1440, 900],
] as const

// A tenth of the screen: enough to see a picture and that there is more below.
for (const [width, height] of screens)
  test(`the list shows where its first trip begins on the first screen of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/itineraries')
    await hideTrialLine(page)
    const top = () =>
      page
        .getByRole('article')
        .first()
        .evaluate((card) => card.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(height * 0.9)
  })

for (const width of [320, 360, 390, 768, 1024, 1280])
  test(`no words of a select of the list are cut at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/itineraries')
    await page.getByText('Who and when').click()
    await page.getByRole('button', { name: 'More Filters' }).click()
    expect(await page.getByRole('combobox').count()).toBeGreaterThan(5)
    expect(await page.evaluate(cutWords)).toEqual([])
  })

/** Runs in the page: the words of each choice that are wider than the room of their select. */
function cutWords() {
  const ruler = document.body.appendChild(document.createElement('span'))
  return [...document.querySelectorAll('select')].flatMap((select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    ruler.style.cssText = `position: absolute; white-space: nowrap; font: ${font}`
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return [...select.options].flatMap(({ label }) => {
      ruler.textContent = label
      return ruler.getBoundingClientRect().width > room + 1 ? [`${label} in ${select.name}`] : []
    })
  })
}
