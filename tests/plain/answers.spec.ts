import { request } from 'node:http'
import { expect } from '../support/browser-test'
import { rowsOf } from '../support/database'
import { makeInquiryBody } from '../support/factories'
import { test } from '../support/plain-site'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a withdrawn trip is gone at once, and says its name and what is like it', async ({ page, isStandalone }) => {
    const id = isStandalone ? 4713 : 4712
    const path = `/itineraries/${id}`
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Itinerary not found')
    await rowsOf(`
      INSERT INTO itineraries (id, title, description, duration, location, day_by_day, price, category, difficulty_level, updated_at, withdrawn_at)
      VALUES (${id}, 'The Old Road', 'x', 1, 'x', '{}', 1, 'wildlife', 'Easy', now(), now())`)
    const title = async () => {
      const status = (await page.goto(path))?.status()
      return `${status} ${await page.getByRole('heading', { level: 1 }).textContent()}`
    }
    await expect.poll(title).toBe('410 The Old Road')
    await expect(page.getByRole('article')).toHaveCount(3)
    for (const address of [`/book?itinerary=${id}`, `/estimate?itinerary=${id}`]) {
      await page.goto(address)
      await expect(page.getByText('The Old Road is no longer offered.')).toBeVisible()
    }
  })

  test('while the database is away, what needs it says so, with the reference in the log', async ({ page, start }) => {
    const site = await start({
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
      DATABASE_TIMEOUT_MS: '100',
    })
    const references: (string | null)[] = []
    for (const path of ['/itineraries?query=lion', '/book?itinerary=6', '/shortlist?trips=7', '/itineraries/9999']) {
      const response = await page.goto(site.url + path)
      expect(response?.status(), path).toBe(503)
      expect(response?.headers()['cache-control'], path).toContain('no-store')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not available right now.')
      await expect(page.getByRole('link', { name: 'Write on WhatsApp' })).toBeVisible()
      references.push(await page.getByText('please tell us this reference').locator('b').textContent())
    }
    await page.goto(`${site.url}/itineraries/6`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mara, Nakuru, Naivasha, Amboseli')
    const { output } = await site.stop()
    for (const reference of references) expect(output).toContain(`"digest":"${reference}"`)
  })
})

test('one address may send one form only so often, whatever it says of itself', async ({ start, isStandalone }) => {
  const site = await start({ RATE_LIMIT_PER_HOUR: '2' })
  const headers = { 'content-type': 'application/json' }
  // Addresses of this machine that no other test sends from.
  const network = isStandalone ? '127.0.1' : '127.0.2'
  const send = (localAddress: string, forged: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const options = { method: 'POST', localAddress, family: 4, headers: { ...headers, 'x-forwarded-for': forged } }
      request(`${site.url}/api/inquiries`, options, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end(JSON.stringify(makeInquiryBody({ email: `${crypto.randomUUID()}@example.com` })))
    })
  const answers: (number | undefined)[] = []
  for (const forged of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) answers.push(await send(`${network}.1`, forged))
  expect([...answers, await send(`${network}.2`, '1.1.1.1')]).toEqual([201, 201, 429, 201])
  await site.stop()
})

test('shared caches may keep a prerendered page for a minute at most, and no other', async ({ request }) => {
  const kept = async (path: string, headers = {}) => (await request.get(path, { headers })).headers()['cache-control']
  for (const path of ['/', '/itineraries/6', '/book']) {
    const [, fresh, stale] = /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec((await kept(path)) ?? '') ?? []
    expect(Number(fresh) + Number(stale)).toBeLessThanOrEqual(60)
  }
  for (const path of ['/itineraries?query=lion', '/book?itinerary=6', '/shortlist?trips=7'])
    expect(await kept(path), path).toBe('private, no-cache')
  expect(await kept('/about', { 'content-type': 'multipart/form-data' })).toBe('private, no-store')
})
