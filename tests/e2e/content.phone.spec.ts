import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/browser-test'
import { lockContent } from '../support/content-lock'
import { rowsOf } from '../support/database'
import { endSession, openSessionIn, signInAgain } from '../support/desk'
import { expectAccessible, expectNoSidewaysScroll, smallTargets } from '../support/page-checks'
import { tabTo } from '../support/tab-to'

test.describe.configure({ mode: 'default' })

let unlock: () => Promise<void>
test.beforeEach(async ({ page }) => {
  unlock = await lockContent()
  await openSessionIn(page)
})
test.afterEach(() => unlock())

const lodge = '/desk/content/lodges/hundred-pelicans'
const trip = '/desk/content/trips/16'
const published = 'Published: the site says it now. An undo is below.'

const saved = (page: Page) => expect(page.getByText(/^Saved at \d\d:\d\d, not published$/)).toBeVisible()
const publications = async () => (await rowsOf('SELECT id FROM publications')).length

/** The newest publication, which the page Content shows. */
async function undo(page: Page, title: string) {
  const newest = page
    .locator('details')
    .filter({ hasText: new RegExp(`^${title}, .* by Wanjiru`) })
    .first()
  await newest.locator('summary').first().tap()
  await newest.getByText('Undo it').tap()
  await newest.getByLabel('Type undo').fill('undo')
  await newest.getByRole('button', { name: 'Undo', exact: true }).tap()
}

async function colleague(page: Page, name = 'Kiprop') {
  const context = await page.context().browser()?.newContext({ baseURL: process.env.BASE_URL })
  const other = await context?.newPage()
  if (!other) throw new Error('no second browser')
  await openSessionIn(other, name)
  return other
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('prices and days of a trip are changed by buttons, planned, published and undone', async ({ page }) => {
    const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).tap()
    const season = page.getByRole('group', { name: 'All year', exact: true })
    const changes = page.getByRole('complementary', { name: 'Changes' })
    await page.goto(trip)
    const four = Number(await season.getByLabel('Party of 4').inputValue())
    await season.getByLabel('Party of 4').fill(String(four + 20))
    await page.getByRole('contentinfo').or(page.locator('.foot')).getByRole('button', { name: 'Save' }).tap()
    await expect(changes.getByRole('listitem')).toHaveCount(1)

    await press('One more like All year')
    await expect(changes.getByRole('listitem')).toHaveCount(2)
    await page.getByRole('group', { name: 'All year' }).last().getByRole('button', { name: /^Take/ }).tap()
    await expect(changes.getByRole('listitem')).toHaveCount(1)

    await press('Add a season')
    await page.getByRole('group', { name: 'New season' }).getByRole('textbox', { name: 'Season' }).fill('Easter')
    await press('Take New season off')
    await expect(page.getByRole('group', { name: 'Easter' })).toHaveCount(0)

    await press('Take All year off')
    await expect(page.getByText('It goes off the site with the next publication.')).toBeVisible()
    await press('Put it back')
    await expect(season.getByLabel('Party of 4')).toHaveValue(String(four + 20))

    await press(/^Move Day 2: A day on the Nile up$/)
    await expect(page.getByRole('group', { name: 'Day 1: A day on the Nile' })).toBeVisible()
    await press(/^Move Day 1: A day on the Nile down$/)
    await expect(changes.getByRole('listitem')).toHaveCount(1)

    await press('Publish …')
    await expect(page.locator('ins')).toHaveText(String(four + 20))
    await page.getByText('On a day to come').tap()
    await page.getByLabel('Day').fill('2099-06-01')
    await press('Plan it')
    await expect(page.getByText(/^Planned\./)).toBeVisible()
    await press('Do not publish it then')
    await page.getByRole('link', { name: 'Look at them and publish' }).tap()
    await press('Publish now')
    await expect(page.getByText(published)).toBeVisible()
    const sums = `SELECT for_four FROM itinerary_prices WHERE itinerary_id = 16`
    expect(await rowsOf(sums)).toMatchObject([{ for_four: expect.stringMatching(`^${four + 20}`) }])
    await undo(page, 'Source of the Nile and Murchison')
    await expect(page.getByText(/^Source of the Nile and Murchison, .* by Wanjiru \(undone\)$/)).toBeVisible()
    expect(await rowsOf(sums)).toMatchObject([{ for_four: expect.stringMatching(`^${four}`) }])
  })

  test('without scripts, who saves later is told what a colleague wrote, and may replace it', async ({ page }) => {
    await page.goto(lodge)
    await rowsOf(
      `INSERT INTO content_drafts (sheet, key, kind, cells, who, updated_at) VALUES
       ('Lodges', 'hundred-pelicans', 'changed', $1, 'Kiprop', now())`,
      [{ style: { text: 'Lodge by the trees', was: 'Lodge above the lake', who: 'Kiprop' } }],
    )
    await page.getByLabel('Style').fill('Lodge on the hill')
    await page.getByLabel('View').fill('Pelicans, by the hundred.')
    const save = page.locator('.foot').getByRole('button', { name: 'Save' })
    await save.tap()
    await expect(page.getByText('Kiprop wrote meanwhile: “Lodge by the trees”.')).toBeVisible()
    await expect(page.getByLabel('Style')).toHaveValue('Lodge on the hill')
    await expect(page.getByLabel('View')).toHaveValue('Pelicans, by the hundred.')
    await save.tap()
    await expect(page.getByText('wrote meanwhile')).toBeHidden()
    await expect(page.locator('ins').filter({ hasText: 'Lodge on the hill' })).toBeVisible()
  })
})

test('two colleagues type into the same field: the second is told, and nothing is lost', async ({ page }) => {
  const other = await colleague(page)
  await page.goto(lodge)
  await other.goto(lodge)
  await page.getByLabel('Style').fill('Lodge by the trees')
  await saved(page)
  await other.getByLabel('Style').fill('Lodge on the hill')
  const told = other.getByText('Wanjiru wrote meanwhile: “Lodge by the trees”.')
  await expect(told).toBeVisible()
  await other.getByLabel('View').fill('Pelicans, by the hundred.')
  await expect(other.locator('ins').filter({ hasText: 'Pelicans' })).toBeVisible()
  await expect(told).toBeVisible()
  await expect(other.getByLabel('Style')).toHaveValue('Lodge on the hill')
  await other.getByLabel('Or similar').check()
  await other.locator('.foot').getByRole('button', { name: 'Save' }).click()
  await expect(other.locator('ins').filter({ hasText: 'Lodge on the hill' })).toBeVisible()
  await expect(told).toBeHidden()
  await expect(other.getByLabel('View')).toHaveValue('Pelicans, by the hundred.')
  await expect(other.getByLabel('Or similar')).toBeChecked()
  await other.context().close()
})

test('what is typed offline, while signed out, or on leaving is there again', async ({ page, context }) => {
  const view = page.getByLabel('View')
  await page.goto(lodge)
  await context.setOffline(true)
  await view.fill('Typed on the road.')
  await expect(page.getByText('You are offline: what you typed is kept in this browser.')).toBeVisible()
  await page.locator('.foot').getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline.' })).toBeVisible()
  await context.setOffline(false)
  await saved(page)

  await endSession(page)
  await view.fill('Typed while signed out.')
  await expect(page.getByText('You are signed out. What you typed is kept in this browser.')).toBeVisible()
  await page.locator('.foot').getByRole('button', { name: 'Save' }).tap()
  await signInAgain(page)
  await expect(view).toHaveValue('Typed while signed out.')
  await saved(page)

  await view.fill('Typed in haste.')
  await page.getByRole('link', { name: 'Back to Lodges' }).tap()
  await expect(page.getByRole('heading', { name: 'Lodges' })).toBeVisible()
  await page.goBack()
  await expect(view).toHaveValue('Typed in haste.')
  await expect(page.locator('ins').filter({ hasText: 'Typed in haste.' })).toBeVisible()
  await page.reload()
  await expect(view).toHaveValue('Typed in haste.')

  // It is stored, so this browser keeps nothing that could come over what a colleague writes later.
  await rowsOf(`UPDATE content_drafts SET who = 'Kiprop', cells = jsonb_set(jsonb_set(cells,
    '{view,text}', '"Of Kiprop."'), '{view,who}', '"Kiprop"')`)
  await page.reload()
  await expect(view).toHaveValue('Of Kiprop.')
})

test('what is changed by keyboard alone is looked at once more after a colleague, and published once by a double click', async ({
  page,
}) => {
  await page.goto(`${lodge}?at=keys`)
  await tabTo(page, page.getByLabel('View'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Pelicans, by the hundred.')
  await saved(page)
  await tabTo(page, page.getByRole('button', { name: 'Publish …' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Publish', exact: true })).toBeVisible()
  const now = page.getByRole('button', { name: 'Publish now' })
  await tabTo(page, now)
  await rowsOf(`UPDATE content_drafts SET cells = jsonb_set(cells, '{view,text}', '"Pelicans."')`)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^A colleague has changed something since you opened this page/)).toBeVisible()
  await expect(page.locator('ins')).toHaveText('Pelicans.')
  const before = await publications()
  await now.dblclick()
  await expect(page.getByText(published)).toBeVisible()
  expect(await publications()).toBe(before + 1)
  await undo(page, 'Hundred Pelicans Lodge')
  await expect(page.getByText('Hundred Pelicans Lodge is undone:')).toBeVisible()
})

test('the pages of content are accessible, and fit 320 px and text of 200 %', async ({ page }) => {
  await page.goto(lodge)
  await page.getByLabel('View').fill('Pelicans, by the hundred, over quiet water.')
  await saved(page)
  const pages = [
    '/desk/content?find=pelicans',
    ...['lodges', 'prices', 'words/home', 'trips/16', 'publish', 'photographs?for=Team|1|image_url&of=team/1'].map(
      (path) => `/desk/content/${path}`,
    ),
    lodge,
  ]
  for (const path of pages) {
    await page.goto(path)
    await expectAccessible(page, path)
    expect(await smallTargets(page), path).toEqual([])
    await page.setViewportSize({ width: 320, height: 568 })
    await expectNoSidewaysScroll(page, path)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectNoSidewaysScroll(page, `${path} with large text`)
  }
})

test('a photograph is chosen and placed by a tap; one that is none is refused', async ({ page }) => {
  const form = '/desk/content/team/1'
  await page.goto(form)
  const before = await page.locator('.picture-field img').getAttribute('src')
  await page.getByRole('button', { name: 'Another photograph' }).tap()
  const chooser = page.getByLabel('Take or choose a photograph')
  await chooser.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Buy film.') })
  await expect(page.getByText('notes.jpg is not a JPEG, PNG or WebP picture.')).toBeVisible()

  const image = sharp({ create: { width: 1800, height: 1000, channels: 3, background: '#386' } })
  await chooser.setInputFiles({ name: 'guide.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() })
  await expect(page.getByRole('heading', { name: 'Which part is shown' })).toBeVisible()
  await expectAccessible(page)
  expect(await smallTargets(page)).toEqual([])
  const whole = page.getByRole('img', { name: 'The whole photograph' })
  const { width = 0, height = 0 } = (await whole.boundingBox()) ?? {}
  await whole.tap({ position: { x: width - 4, y: height / 2 } })
  await expect(page.getByLabel('What is shown')).toHaveValue('100')
  await page.getByRole('button', { name: 'Use it' }).tap()
  await expect(page.getByRole('heading', { name: 'Which part is shown' })).toBeHidden()
  await expect(page.locator('.picture-field img')).not.toHaveAttribute('src', before ?? '')
  await expect(page.locator('ins')).toContainText('guide')
})
