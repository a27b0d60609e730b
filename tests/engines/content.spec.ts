import { lockContent } from '../support/content-lock'
import { rowsOf } from '../support/database'
import { openSession } from '../support/desk-session'
import { expect, test } from '../support/engines/test'
import { label, role, text } from '../support/engines/visitor'

let unlock: () => Promise<void>
test.beforeEach(async () => {
  unlock = await lockContent()
})
test.afterEach(() => unlock())

const [before, after] = [
  'You look down on the water, and hear hippo at night.',
  'You look down on otters in the river.',
]
const tripWithLodge = '/itineraries/2'

test('a sentence about a lodge is found, changed, previewed, published and taken back', async ({
  visitor,
  baseURL,
}) => {
  const publicPage = async () => (await fetch(new URL(tripWithLodge, baseURL))).text()
  await visitor.tab.resize(390, 844)
  await visitor.open('/about')
  const session = await openSession(rowsOf)
  await visitor.evaluate((token) => void Reflect.set(document, 'cookie', `desk=${token}; path=/`), session)

  await visitor.open('/desk/content')
  await visitor.fill(label('Find a word of the site'), 'hippo at night')
  await visitor.press('Enter')
  await visitor.click(role('link', /^Midnight Hippo Camp, View/))
  await visitor.fill(label('View'), after)
  await visitor.sees(text(/^Saved at \d\d:\d\d, not published$/))

  await visitor.click(role('button', 'Preview'))
  await visitor.isAt('/')
  // A page that is left before it has come whole says that its connection was closed.
  await expect.poll(() => visitor.evaluate(() => document.readyState)).toBe('complete')
  await visitor.open('/desk/content/publish')
  await visitor.click(role('button', 'Preview all of it'))
  const link = await visitor.sees(role('link', /\/preview\//))
  // WebKit takes no secure cookie from localhost.
  await visitor.evaluate((address) => {
    Reflect.set(document, 'cookie', `preview=${address.split('/').at(-1)}; path=/`)
  }, link)
  await visitor.open(tripWithLodge)
  expect(await visitor.evaluate(() => document.body.textContent)).toContain(after)
  expect(await publicPage()).toContain(before)

  await visitor.open('/desk/content/lodges/midnight-hippo')
  await visitor.click(role('button', 'Publish …'))
  await visitor.sees(role('heading', 'Publish'))
  expect(await visitor.sees(role('deletion'))).toBe(before)
  expect(await visitor.sees(role('insertion'))).toBe(after)
  await visitor.click(role('button', 'Publish now'))
  await visitor.sees(text('Published: the site says it now. An undo is below.'))
  // Each instance looks for changes every second.
  await expect.poll(publicPage).toContain(after)

  await visitor.click(text(/^Midnight Hippo Camp, .* by Wanjiru$/))
  await visitor.click(text('Undo it'))
  await visitor.fill(label('Type undo'), 'undo')
  await visitor.click(role('button', 'Undo'))
  await visitor.sees(text('Midnight Hippo Camp is undone:'))
  await expect.poll(publicPage).toContain(before)
})
