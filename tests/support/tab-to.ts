// By Tab, so that the test fails when a control cannot be reached.
import { expect, type Locator, type Page } from './browser-test'

/** Every stop on the way must show its focus ring. */
export async function tabTo(page: Page, control: Locator) {
  for (let stops = 0; stops < 120; stops++) {
    await page.keyboard.press('Tab')
    const ring = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body || focused.id === 'main') return ''
      // The date picker's button is a stop too, with a ring that only the browser can see.
      if (focused.matches('input[type=date]')) return ''
      // Stars and tiles draw the ring around their invisible radio button.
      const drawn = [focused, focused.parentElement, focused.nextElementSibling].filter((element) => element !== null)
      const hasRing = drawn.some((element) => getComputedStyle(element).outlineStyle === 'solid')
      return hasRing ? '' : focused.outerHTML.slice(0, 120)
    })
    expect(ring, 'has the focus and shows no ring').toBe('')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${control}`)
}

export async function type(page: Page, label: string | RegExp, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }).filter({ visible: true }))
  await page.keyboard.type(text)
}
