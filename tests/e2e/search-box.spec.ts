// Suggestions come when the box is entered, from one answer.
import { suggestionKinds } from '@/lib/search/suggest'
import { expect, holdScripts, openBeforeScripts, openWithScripts, type Page, test } from '../support/browser-test'
import { recordLoads, settle } from '../support/loads'
import { expectAccessible, expectNoSidewaysScroll } from '../support/page-checks'

const offers = (page: Page) => page.getByRole('listbox').getByRole('option')
const label = 'Search itineraries'

test('suggestions load once, when the box is entered, and weigh at most 44 KiB with the box', async ({ page }) => {
  const html = await (await page.request.get('/itineraries')).text()
  const loaded = await recordLoads(page)
  await openWithScripts(page, '/itineraries')
  await settle(page, loaded)
  const asked = () => loaded.filter(({ url }) => url.endsWith('/api/suggestions'))
  expect(asked()).toEqual([])
  const box = page.getByLabel(label)
  await box.focus()
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  await box.pressSequentially('olpej')
  await expect(page.getByRole('option', { name: /^Ol Pejeta \d+ trips?$/ })).toBeVisible()
  expect(asked()).toHaveLength(1)
  const ours = loaded.filter(({ url }) => url.endsWith('.js') && !html.includes(new URL(url).pathname))
  expect([...ours, ...asked()].reduce((sum, { size }) => sum + size, 0) / 1024).toBeLessThanOrEqual(44)
})

test('the open list lies over the buttons of the cards', async ({ page }) => {
  await openWithScripts(page, '/itineraries')
  await page.getByLabel(label).focus()
  const list = page.getByRole('listbox')
  await expect(list.getByRole('group', { name: 'Places' })).toBeVisible()
  await list.evaluate((element) => Object.assign(element.style, { height: '60rem', maxHeight: 'none' }))
  const save = page.getByRole('button', { name: /^Save / }).first()
  await save.scrollIntoViewIfNeeded()
  const isUnder = await save.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return Boolean(document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[role=listbox]'))
  })
  expect(isUnder).toBe(true)
})

test('nothing on the page moves, what is open is accessible, and fits 320 px', async ({ page }) => {
  await openWithScripts(page, '/itineraries')
  const card = page.getByRole('article').first()
  const before = await card.boundingBox()
  const box = page.getByLabel(label)
  await box.focus()
  const list = page.getByRole('listbox')
  await expect(list).toBeVisible()
  expect(await card.boundingBox()).toEqual(before)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 568 })
  await box.pressSequentially('ma')
  await expect(list).toBeVisible()
  const { x, width } = (await list.boundingBox()) ?? { x: -1, width: 999 }
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(320)
  await expectNoSidewaysScroll(page)
})

test('Tab leaves the suggestions and closes them, and Enter shows the focus at the trips', async ({ page }) => {
  await openWithScripts(page, '/itineraries')
  const box = page.getByLabel(label)
  await box.focus()
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeFocused()
  await expect(page.getByRole('listbox')).toBeHidden()
  await box.pressSequentially('elephants')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const count = page.getByRole('heading', { name: /^\d+ trips$/ })
  await expect(count).toBeFocused()
  await expect(count).toBeInViewport()
})

test('the box keeps what was typed and its caret while the scripts load', async ({ page }) => {
  const release = await openBeforeScripts(page, '/itineraries')
  const box = page.getByLabel(label)
  await box.pressSequentially('gorilas')
  await page.keyboard.press('ArrowLeft')
  release()
  await expect(page).toHaveURL('/itineraries?query=gorilas')
  await expect(box).toBeFocused()
  await page.keyboard.type('l')
  await expect(box).toHaveValue('gorilals')
  await expect(page.getByRole('option', { name: /^Gorillas \d/ })).toBeVisible()
})

test('what is typed or sent before the box has its own script counts', async ({ page }) => {
  const html = await (await page.request.get('/itineraries')).text()
  const release = await holdScripts(page, html)
  await openWithScripts(page, '/itineraries', 'domcontentloaded')
  const box = page.getByLabel(label)
  await box.pressSequentially('gorilla')
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Uganda')
  await box.pressSequentially('s')
  release()
  await expect(page).toHaveURL('/itineraries?query=gorillas&country=Uganda')
  await expect(box).toHaveValue('gorillas')
  await box.pressSequentially(' mount')
  await expect(page.getByRole('option', { name: 'Search for ‘gorillas mount’' })).toBeVisible()
})

test('other spellings, months and occasions are understood', async ({ page }) => {
  await openWithScripts(page, '/itineraries')
  for (const [typed, offered] of [
    ['stonetown', /^Stone Town/],
    ['sansibar', /^Zanzibar/],
    ['zanzbar', /^Zanzibar/],
    ['kili', /Kilimanjaro/],
    ['dece', /^December/],
    ['honey', /^Honeymoon/],
  ] as const) {
    await page.getByLabel(label).fill('')
    await page.getByLabel(label).pressSequentially(typed)
    await expect(page.getByRole('option', { name: offered }).first()).toBeVisible()
    await expect(offers(page).first()).toHaveText(`Search for ‘${typed}’`)
    expect(await offers(page).count()).toBeLessThanOrEqual(8)
  }
})

test('everything offered finds a trip, but for answers', async ({ request }) => {
  const rows: [number, string, string, string, string | number][] = await (await request.get('/api/suggestions')).json()
  const empty: string[] = []
  for (const [kind, name, , , fill] of rows) {
    if (typeof fill === 'number' || suggestionKinds[kind] === 'answer') continue
    const found = await (await request.get(`/api/itineraries?query=${encodeURIComponent(fill || name)}`)).json()
    if (found.length === 0) empty.push(name)
  }
  expect(empty).toEqual([])
})
