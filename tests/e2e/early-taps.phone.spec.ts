import {
  awaitReact,
  expect,
  holdScripts,
  openBeforeScripts,
  openWithScripts,
  type Page,
  slowDown,
  test,
} from '../support/browser-test'
import { keptControls, nativeControls } from '../support/early-controls'
import { listenWith } from '../support/listening'

// As most visitors have it: the slides turn.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // The map is on another site.
  await page.route(/openstreetmap/, (route) => route.fulfill({ contentType: 'text/html', body: 'A map' }))
})

for (const { name, path, find, done } of nativeControls) {
  test(`${name} answers a finger without any script, and React leaves it so`, async ({ page }) => {
    const takenOver = await awaitReact(page)
    const release = await openBeforeScripts(page, path)
    await find(page).tap()
    await done(page)
    release()
    await takenOver()
    await done(page)
  })
}

for (const { name, path, find, times = 1, done } of keptControls) {
  test(`${name}: a tap before the scripts is shown as pressed, and done once they are there`, async ({ page }) => {
    const release = await openBeforeScripts(page, path)
    const control = find(page)
    for (let tap = 0; tap < times; tap++) await control.tap()
    await expect(control).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('status').filter({ hasText: 'One moment, please.' })).toBeAttached()
    release()
    await done(page)
    await expect(page.locator('button[aria-busy=true], a[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByText('One moment, please.')).toHaveCount(0)
  })
}

test('a tap on Menu before the end of the HTML has come opens the drawer once it is there', async ({
  page,
  baseURL,
}) => {
  await holdScripts(page)
  const html = await (await page.request.get('/teams')).text()
  const end = html.indexOf('</main>')
  let sendRest = () => {}
  const { server, url } = await listenWith(async ({ url: path = '' }, answer) => {
    if (path === '/teams') {
      answer.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, end))
      sendRest = () => answer.end(html.slice(end))
      return
    }
    const file = await fetch(`${baseURL}${path}`)
    const type = file.headers.get('content-type') ?? ''
    answer.writeHead(file.status, { 'content-type': type }).end(Buffer.from(await file.arrayBuffer()))
  })
  await page.goto(`${url}/teams`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu' }).tap()
  sendRest()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  server.closeAllConnections()
  server.close()
})

const everyScript = '**/_next/static/**/*.js'

// One script that /contact has and /about has not. Each way loses it until the test lets it come.
const waysToLose: [string, (page: Page, script: string) => Promise<unknown>][] = [
  [
    'in the HTML, before the styles have come',
    async (page, script) => {
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(script.slice(2)))
      await page.route(script, (route) => route.abort())
      await page.route(/\.css$/, async (route) => {
        await failed
        await route.continue()
      })
      await page.goto('/contact', { waitUntil: 'commit' })
    },
  ],
  [
    'in the HTML, when React is waiting for it',
    async (page, script) => {
      let noteWaiting = () => {}
      const awaited = new Promise<void>((resolve) => {
        noteWaiting = resolve
      })
      await page.exposeFunction('isWaiting', () => noteWaiting())
      await page.addInitScript(reportWaiting)
      await page.route(script, async (route) => {
        await awaited
        await route.abort()
      })
      await page.goto('/contact', { waitUntil: 'commit' })
      await awaited
    },
  ],
  [
    'with all others',
    async (page) => {
      await page.route(everyScript, (route) => route.abort())
      await page.goto('/contact', { waitUntil: 'commit' })
    },
  ],
  [
    'loaded for a link',
    async (page, script) => {
      await page.route(script, (route) => route.abort())
      await openWithScripts(page, '/about')
      await page.getByRole('main').locator('a[href="/contact"]').first().tap()
    },
  ],
]

declare const isWaiting: () => void

/** Runs in the page. Next.js listens to the scripts of the page that React is waiting for. */
function reportWaiting() {
  const { addEventListener } = HTMLScriptElement.prototype
  HTMLScriptElement.prototype.addEventListener = function (...words: unknown[]) {
    if (words[0] === 'error') isWaiting()
    return addEventListener.apply(this, words as Parameters<typeof addEventListener>)
  }
}

for (const [way, lose] of waysToLose)
  test(`a script that is lost ${way}, is fetched again at the next tap`, async ({ page }) => {
    const script = await scriptOfContact(page)
    await lose(page, script)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us in Nanyuki')
    const button = page.getByRole('button', { name: 'Show the map' })
    await button.tap()
    await expect(page.getByText('This part of the page has not arrived.')).toBeInViewport()
    await expect(button).not.toHaveAttribute('aria-busy')
    for (const lost of [script, everyScript]) await page.unroute(lost)
    await button.tap()
    await expect(page.getByTitle('Map of where to find us')).toBeVisible()
    await expect(page.getByText('This part of the page has not arrived.')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us in Nanyuki')
  })

test('that a script was lost is still shown once React has taken over', async ({ page }) => {
  const script = await scriptOfContact(page)
  const takenOver = await awaitReact(page)
  const release = await holdScripts(page)
  await page.route(script, (route) => route.abort())
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Show the map' }).tap()
  const lost = page.getByText('This part of the page has not arrived.')
  await expect(lost).toBeInViewport()
  release()
  await takenOver()
  await expect(lost).toBeInViewport()
})

async function scriptOfContact(page: Page) {
  const [about = [], contact = []] = await Promise.all(['/about', '/contact'].map((path) => scriptsOf(page, path)))
  return `**${contact.find((src) => !about.includes(src))}`
}

async function scriptsOf(page: Page, path: string) {
  const html = await (await page.request.get(path)).text()
  return [...html.matchAll(/<script src="([^"]+)" async/g)].map(([, src]) => src)
}

test.describe('on a slow phone', () => {
  test.beforeEach(({ page }) => slowDown(page))

  test('the menu opens, closes and leads on without any script', async ({ page }) => {
    await openBeforeScripts(page, '/teams')
    const menu = page.getByRole('button', { name: 'Menu' })
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await menu.tap()
    await expect(drawer).toBeVisible()
    await drawer.getByRole('button', { name: 'Close' }).tap()
    await expect(drawer).toBeHidden()
    await expect(menu).toBeFocused()
    await menu.tap()
    await drawer.getByRole('link', { name: 'Our Story' }).tap()
    await expect(page).toHaveURL('/about')
  })

  test('the dates of /book open without any script, and the calendar comes into them', async ({ page }) => {
    const release = await openBeforeScripts(page, '/book')
    await page.getByRole('button', { name: 'Choose dates' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Preferred dates' })
    await expect(sheet.getByText('Opening the calendar...')).toBeVisible()
    release()
    await expect(sheet.getByRole('grid')).toHaveCount(2)
    await sheet.getByRole('button', { name: 'Done' }).tap()
    await expect(sheet).toBeHidden()
  })

  test('a link tapped afterwards wins', async ({ page }) => {
    const release = await openBeforeScripts(page, '/itineraries/6')
    const picture = page.getByRole('link', { name: /^Open picture 1 of 4/ })
    await picture.tap()
    await expect(picture).toHaveAttribute('aria-busy', 'true')
    await page.getByRole('link', { name: 'Back to Itineraries' }).tap()
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Discover Global Destinations' })).toBeVisible()
    await page.goBack()
    await expect(picture).not.toHaveAttribute('aria-busy')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
