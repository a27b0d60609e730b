import { expect, openWithScripts, type Page, test, withoutScripts } from '../support/browser-test'

const heart = (page: Page, title: string) => page.getByRole('button', { name: `Save ${title}`, exact: true })
const link = (page: Page) => page.getByRole('link', { name: /on your shortlist$/ })

test('the heart keeps a trip on this device, in every tab, until it is pressed again', async ({ page, context }) => {
  await page.goto('/itineraries')
  await expect(link(page)).toHaveCount(0)
  await heart(page, 'Mara Long Weekend').click()
  await expect(heart(page, 'Mara Long Weekend')).toHaveAttribute('aria-pressed', 'true')
  await expect(link(page)).toHaveAccessibleName('1 trip on your shortlist')
  const other = await context.newPage()
  await other.goto('/itineraries/12')
  await heart(other, 'Batwa Trails and Bigodi Swamp').click()
  await expect(link(page)).toHaveAccessibleName('2 trips on your shortlist')
  await heart(page, 'Mara Long Weekend').click()
  await expect(link(other)).toHaveAccessibleName('1 trip on your shortlist')
  await page.goto('/shortlist')
  await expect(page.getByRole('heading', { name: 'One trip is saved on this device' })).toBeVisible()
  await expect(page.getByText('Press the heart on a trip')).toHaveCount(0)
  await link(page).click()
  await expect(page).toHaveURL('/shortlist?trips=12')
  expect(await context.cookies()).toEqual([])
})

test('the heart has room for six', async ({ page }) => {
  await page.goto('/itineraries')
  const hearts = page.getByRole('button', { name: /^Save / })
  for (let index = 0; index < 6; index += 1) await hearts.nth(index).click()
  await hearts.nth(6).click()
  await expect(page.getByText('6 trips are saved')).toBeVisible()
  await expect(hearts.nth(6)).toHaveAttribute('aria-pressed', 'false')
})

for (const isRefused of [true, false])
  test(`the heart keeps for the visit where storage is ${isRefused ? 'refused' : 'full'}`, async ({ page }) => {
    await page.addInitScript((isRefused) => {
      const fail = () => {
        throw new DOMException('no', isRefused ? 'SecurityError' : 'QuotaExceededError')
      }
      if (isRefused) Object.defineProperty(window, 'localStorage', { get: fail })
      else Storage.prototype.setItem = fail
    }, isRefused)
    await page.goto('/itineraries')
    await heart(page, 'Mara Long Weekend').click()
    await heart(page, 'Zanzibar Spice and Sea').click()
    await expect(link(page)).toHaveAccessibleName('2 trips on your shortlist')
    await link(page).click()
    await expect(page.getByRole('columnheader', { name: /Mara Long Weekend/ })).toBeVisible()
  })

test('the shortlist is sent by WhatsApp, a copy of its address, or the share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    navigator.share = async (data) => void document.body.setAttribute('data-shared', JSON.stringify(data))
  })
  await page.goto('/shortlist?trips=7,12')
  const send = page.getByRole('region', { name: 'Send this list' })
  const names = 'Mara Long Weekend and Batwa Trails and Bigodi Swamp'
  const href = new URL(String(await send.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')))
  const [, address] = String(href.searchParams.get('text')).split(`${names}: `)
  expect(address).toMatch(/^https?:\/\/[^/]+\/shortlist\?trips=7,12$/)
  await send.getByRole('button', { name: 'Copy' }).click()
  await expect(send.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await send.getByRole('button', { name: 'Other apps' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-shared', JSON.stringify({ title: names, url: address }))
})

test('a sent list says who shared it, if they gave a name, and what the prices include', async ({ page }) => {
  await openWithScripts(page, '/shortlist?trips=7,12')
  const send = page.getByRole('region', { name: 'Send this list' })
  await send.getByLabel('Your first name').fill('Ana Lucía')
  const href = new URL(String(await send.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')))
  const [path = ''] = /\/shortlist\S+$/.exec(href.searchParams.get('text') ?? '') ?? []
  await page.goto(path)
  await expect(page.getByText('Ana Lucía shared this list with you.')).toBeVisible()
  await expect(page.getByText('Every price includes park fees')).toBeVisible()
})

test('the shortlist is not for search engines, and unfurls with a picture of its own', async ({ page, request }) => {
  await page.goto('/shortlist?trips=7,12')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', '2 trips side by side')
  const picture = new URL(String(await page.locator('meta[property="og:image"]').getAttribute('content')))
  expect(picture.pathname).toBe('/og/shortlist/7-12.jpg')
  const response = await request.get(picture.pathname + picture.search)
  expect(response.headers()['content-type']).toBe('image/jpeg')
})

test('the shortlist takes a trip off, from this device too', async ({ page }) => {
  await page.goto('/itineraries/7')
  await heart(page, 'Mara Long Weekend').click()
  await page.goto('/shortlist?trips=7,12')
  await page.getByRole('link', { name: 'Remove Mara Long Weekend' }).click()
  await expect(page).toHaveURL('/shortlist?trips=12')
  await expect(page.getByRole('columnheader')).toHaveCount(1)
  await expect(page.locator('[aria-live]').getByText('1 trip on this list')).toBeAttached()
  await expect(page.getByRole('link', { name: /^Remove/ }), 'the next one has the focus').toBeFocused()
  await expect(link(page)).toHaveCount(0)
})

test('four trips fit side by side from 1200 px, and what removes them is on one line', async ({ page }) => {
  await page.goto('/shortlist?trips=7,12,3,9')
  for (const [width, isWhole] of [
    [1440, true],
    [1200, true],
    [1024, false],
    [820, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const table = page.getByRole('region', { name: 'The trips side by side' })
    await expect
      .poll(() => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth), `at ${width} px`)
      .toBe(isWhole)
    const links = await page.getByRole('link', { name: /^Remove/ }).all()
    const boxes = await Promise.all(links.map((link) => link.boundingBox()))
    expect(boxes).toHaveLength(4)
    expect(new Set(boxes.map((box) => box?.y)).size, `at ${width} px`).toBe(1)
  }
})

test('the shortlist compares any two to four of six', async ({ page }) => {
  await page.goto('/shortlist?trips=1,2,3,4,5,6')
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  const group = page.getByRole('group', { name: 'Compare two to four' })
  for (const name of ['Kenya by Air: Ol Pejeta, Samburu, Mara', 'Mara Conservancies in Style'])
    await group.getByRole('checkbox', { name }).uncheck()
  await group.getByRole('checkbox', { name: 'Mara, Nakuru, Naivasha, Amboseli' }).check()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await expect(page.getByRole('columnheader', { name: 'Mara, Nakuru, Naivasha, Amboseli' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Request a quote for these six' })).toBeVisible()
})

test('the shortlist prints on one sheet, with who we are and where it is', async ({ page }) => {
  await page.goto('/shortlist?trips=12,3,9')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('reservations@example.com').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByText('https://tembo.test/shortlist?trips=12,3,9', { exact: true })).toBeVisible()
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

withoutScripts('without scripts, only what differs is shown on wish', async ({ page }) => {
  await page.goto('/shortlist?trips=6,7')
  const alike = page.getByRole('rowheader', { name: /^(Difficulty|Minimum age)$/ })
  await expect(alike).toHaveCount(2)
  await page.getByRole('link', { name: 'Show only what differs' }).click()
  await expect(alike).toHaveCount(0)
  await expect(page.getByRole('rowheader', { name: 'Altitude' })).toBeVisible()
  await page.getByRole('link', { name: 'Show everything' }).click()
  await expect(alike).toHaveCount(2)
})

withoutScripts('without scripts, the address is enough', async ({ page }) => {
  await page.goto('/shortlist?trips=7,12,3')
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await page.getByRole('link', { name: 'Remove Mara Long Weekend' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await page.goto('/itineraries')
  await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0)
})
