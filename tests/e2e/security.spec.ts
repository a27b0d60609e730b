import { expect, test } from '../support/browser-test'

const paths = ['/', '/itineraries', '/itineraries/4711', '/book?itinerary=6']

for (const path of paths)
  test(`${path} runs under its Content-Security-Policy, with nothing from elsewhere`, async ({ page, baseURL }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(String(baseURL))) elsewhere.push(request.url())
    })
    const violations: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text())
    })
    const response = await page.goto(path)
    const policy = (await response?.headerValue('content-security-policy')) ?? ''
    expect(policy).toMatch(/script-src '(sha256|nonce)-/)
    expect(policy).not.toMatch(/script-src[^;]*('unsafe|\*|http)/)
    // The menu opens only when the page's own scripts have run.
    await page.getByRole('button', { name: 'Destinations' }).click()
    await expect(page.getByRole('link', { name: 'Tailor-Made Safari' })).toBeVisible()
    expect(violations).toEqual([])
    expect(elsewhere).toEqual([])
  })

test('a script that somebody smuggles into a page does not run', async ({ page }) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</main>', '<script>document.title = "taken"</script></main>')
    await route.fulfill({ response, body })
  })
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).not.toHaveTitle('taken')
})

test('every kind of answer has the headers', async ({ request }) => {
  const pages = ['/', '/itineraries', '/itineraries?query=sea', '/no-such-page']
  const files = ['/api/itineraries', '/sitemap.xml', '/robots.txt', '/sw.js', '/images/pages/terms.jpg', '/icon.svg']
  for (const path of [...pages, ...files]) {
    const headers = (await request.get(path)).headers()
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': path.startsWith('/images/') ? 'cross-origin' : 'same-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  }
})

test('a page of another site cannot send our forms', async ({ request }) => {
  const headers = { origin: 'https://elsewhere.example' }
  const rest = await request.post('/api/bookings', { headers, data: {} })
  expect(rest.status()).toBe(403)
  expect(await rest.json()).toEqual({ error: 'This can be sent from our own pages only.' })
  const form = await request.post('/contact', { headers, multipart: { fullName: 'Ann' } })
  expect(form.status()).toBe(403)
})

test('a form of more than 32 KB is refused with a sentence', async ({ request }) => {
  const answer = await request.post('/contact', { multipart: { message: 'x'.repeat(40_000) } })
  expect(answer.status()).toBe(413)
  expect(await answer.text()).toContain('your text is still there')
})

test('what a link in a mail or chat adds to an address does not make another page', async ({ request }) => {
  const [plain, tracked] = await Promise.all([request.get('/about'), request.get('/about?utm_source=mail&fbclid=abc')])
  expect(tracked.headers().etag).toBe(plain.headers().etag)
})

test('the same page again is 304, and comes compressed as the client likes', async ({ request }) => {
  const first = await request.get('/fleet', { headers: { 'accept-encoding': 'gzip' } })
  expect(first.headers()['content-encoding']).toBe('gzip')
  const { etag = '' } = first.headers()
  expect((await request.get('/fleet', { headers: { 'if-none-match': etag } })).status()).toBe(304)
  const whole = await request.get('/fleet', { headers: { 'accept-encoding': 'identity' } })
  expect(whole.headers()).not.toHaveProperty('content-encoding')
  expect(await whole.text()).toBe(await first.text())
})

test('what one client asks for in particular is not kept for the others', async ({ request }) => {
  for (const path of ['/api/health/ready', '/api/itineraries/6']) {
    const plain = (await request.get(path)).headers()
    const odd = { rsc: '1', 'next-router-prefetch': '1', accept: 'text/html' }
    const answer = (await request.get(`${path}?odd`, { headers: odd })).headers()
    expect([plain['cache-control'], 'no-store'], path).toContain(answer['cache-control'])
    expect((await request.get(`${path}?odd`)).headers()['content-type'], path).toContain('application/json')
  }
})
