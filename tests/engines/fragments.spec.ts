import { expect, test } from '../support/engines/test'
import { label, role, type Visitor } from '../support/engines/visitor'

/** Whether the top of what the address names is in view. */
const isThere = () => {
  const { top = -1 } = document.getElementById(location.hash.slice(1))?.getBoundingClientRect() ?? {}
  return top >= 0 && top < innerHeight
}

async function leadsTo(visitor: Visitor, address: string) {
  await visitor.isAt(address)
  await expect.poll(() => visitor.evaluate(isThere), address).toBe(true)
}

const kinds = [
  ['/community', 'Get Involved', '/community#get-involved'],
  ['/', 'Scroll to discover', '/#destinations'],
  ['/', /Mountain bongo/, '/endangered-species#mountain-bongo'],
  ['/terms', /Termination$/, '/terms#termination'],
] as const

for (const [path, name, address] of kinds)
  test(`${address} is reached from ${path} by mouse and by Enter, and as an address`, async ({ visitor }) => {
    const link = role('link', name, role('main'))
    await visitor.open(path)
    await visitor.click(link)
    await leadsTo(visitor, address)
    await visitor.open('/contact')
    await visitor.open(path)
    await visitor.focus(link)
    await visitor.press('Enter')
    await leadsTo(visitor, address)
    await visitor.open('/contact')
    await visitor.open(address)
    await leadsTo(visitor, address)
  })

test('Back leads to the place on a page that was left', async ({ visitor }) => {
  await visitor.open('/terms')
  await visitor.click(role('link', /Termination$/, role('main')))
  await visitor.isAt('/terms#termination')
  await visitor.click(role('link', 'Book Now', role('navigation', 'Main')))
  await visitor.sees(role('heading', 'Book Your Adventure'))
  await visitor.evaluate(() => history.back())
  await visitor.sees(role('heading', 'Volunteer Program Agreement'))
  await visitor.isAt('/terms#termination')
})

test('an answer leads into its fold, from the box and as an address', async ({ visitor }) => {
  const address = '/before-you-go#yellow-fever-for-zanzibar'
  const isFoldOpen = () => document.getElementById(location.hash.slice(1))?.closest('details')?.open
  await visitor.open('/before-you-go')
  await visitor.focus(label('What would you like to know?'))
  await visitor.type('yellow fever for Zanzibar')
  await visitor.press('Enter')
  await visitor.click(role('link', 'Before you go, Yellow fever for Zanzibar'))
  await leadsTo(visitor, address)
  expect(await visitor.evaluate(isFoldOpen)).toBe(true)
  await visitor.evaluate(() => document.querySelector('details[open]')?.removeAttribute('open'))
  await visitor.click(role('link', 'Before you go, Yellow fever for Zanzibar'))
  await leadsTo(visitor, address)
  expect(await visitor.evaluate(isFoldOpen), 'closed and followed again').toBe(true)
  await visitor.open('/contact')
  await visitor.open(address)
  await leadsTo(visitor, address)
  expect(await visitor.evaluate(isFoldOpen)).toBe(true)
})
