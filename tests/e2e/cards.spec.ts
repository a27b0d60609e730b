import { expect, test } from '../support/browser-test'

const pages = ['/itineraries', '/', '/destinations/kenya', '/experiences/luxury', '/experiences/dubai']
const widths = [360, 390, 768, 820, 1024, 1280, 1440, 1920]

for (const path of pages)
  test(`price, button and heart stand alike in each row of cards on ${path}, whatever their texts`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.evaluate(lengthenTexts)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => page.evaluate(unlikeInARow), `at ${width} px`).toEqual([])
    }
    expect(await page.getByRole('article').count()).toBeGreaterThan(1)
  })

test('a card alone in its row has a picture as wide as the others', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  for (const path of ['/', '/destinations/uganda', '/experiences/luxury']) {
    await page.goto(path)
    const widths = await page
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) => Math.round(card.querySelector('img')?.parentElement?.getBoundingClientRect().width ?? 0)),
      )
    expect(widths.length % 2, path).toBe(1)
    expect(new Set(widths).size, `${path}: ${widths.join(', ')}`).toBe(1)
  }
})

/** Runs in the page: every second card gets a long title, place, summary and price. */
function lengthenTexts() {
  const more = (element?: Element | null) => element?.append(' and what else there is to see on the way back to town')
  for (const [index, card] of document.querySelectorAll('article').entries()) {
    if (index % 2) continue
    more(card.querySelector('h3 a'))
    for (const text of card.querySelectorAll('p')) more(text.querySelector('span:last-child') ?? text)
  }
}

/** Runs in the page: what stands elsewhere than in the first card of its row. */
function unlikeInARow() {
  const unlike: string[] = []
  const rows = new Map<string, DOMRect[]>()
  for (const card of document.querySelectorAll('article')) {
    const list = [...document.querySelectorAll('ul')].indexOf(card.closest('ul') as HTMLUListElement)
    const parts = {
      price: [...card.querySelectorAll('b')].findLast((element) => /US\$|request/.test(element.textContent ?? '')),
      button: [...card.querySelectorAll('a')].findLast((element) => /View Details/.test(element.textContent ?? '')),
      heart: card.querySelector('button'),
    }
    const { top, width } = card.getBoundingClientRect()
    const summary = [...card.querySelectorAll('p')].find((text) => getComputedStyle(text).webkitLineClamp !== 'none')
    const end = summary?.getBoundingClientRect().bottom ?? 0
    if (end > (parts.price?.getBoundingClientRect().top ?? 0))
      unlike.push(`${card.textContent}: the price is on the text`)
    for (const [name, part] of Object.entries(parts)) {
      if (!part) continue
      const key = `${name} of list ${list} at ${Math.round(top)}, ${Math.round(width)} wide`
      rows.set(key, [...(rows.get(key) ?? []), part.getBoundingClientRect()])
    }
  }
  for (const [key, boxes] of rows) {
    const tops = new Set(boxes.map(({ top }) => Math.round(top)))
    if (tops.size > 1) unlike.push(`${key}: ${[...tops].join(', ')}`)
  }
  return unlike
}
