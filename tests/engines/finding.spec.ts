import { sidewaysBy } from '../support/engines/boxes'
import { expect, test } from '../support/engines/test'
import { label, role, text } from '../support/engines/visitor'

test('on a phone the menu opens, and a link in it leads on', async ({ visitor }) => {
  await visitor.tab.resize(390, 844)
  await visitor.open('/teams')
  await visitor.click(role('button', 'Menu'))
  const menu = role('dialog', 'Menu')
  await visitor.click(role('link', 'All Itineraries', menu))
  await visitor.isAt('/itineraries')
  await visitor.sees(role('heading', 'Discover Global Destinations'))
  await visitor.misses(menu)
})

test('on a wide screen a menu of the header opens, closes with Escape, and leads on', async ({ visitor }) => {
  await visitor.open('/teams')
  const word = role('button', /Destinations/, role('navigation', 'Main'))
  const kenya = role('link', /^Kenya/, role('navigation', 'Destinations'))
  await visitor.click(word)
  await visitor.sees(kenya)
  await visitor.press('Escape')
  await visitor.misses(kenya)
  await visitor.click(word)
  await visitor.click(kenya)
  await visitor.isAt('/destinations/kenya')
})

test('Tab goes from a word of the header into its menu, and from the last link to the next', async ({ visitor }) => {
  await visitor.open('/teams')
  await visitor.focus(role('button', /About Us/, role('navigation', 'Main')))
  await visitor.press('Enter')
  await visitor.sees(role('link', /^Our Story/, role('navigation', 'About Us')))
  const stops = []
  for (let stop = 0; stop < 4; stop++) {
    await visitor.press('Tab')
    stops.push(await visitor.evaluate(() => document.activeElement?.textContent?.slice(0, 9)))
  }
  expect(stops).toEqual(['Our Story', 'Meet The ', 'Our Safar', 'Community'])
})

test('the search box suggests, and leads to a trip', async ({ visitor }) => {
  await visitor.open('/itineraries')
  await visitor.focus(label('Search itineraries'))
  await visitor.type('bwindi')
  await visitor.click(role('option', /^Bwindi Gorilla Trek/, role('listbox', 'Suggestions')))
  await visitor.sees(role('heading', 'Bwindi Gorilla Trek'))
})

test('the search box keeps its letters and its caret while the suggestions load', async ({ visitor }) => {
  await visitor.open('/itineraries')
  await visitor.focus(label('Search itineraries'))
  await visitor.type('gorilas')
  await visitor.press('ArrowLeft')
  await visitor.type('l')
  await visitor.sees(role('option', /^Gorillas \d/, role('listbox', 'Suggestions')))
  const box = await visitor.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('#search')
    return { text: field?.value, caret: field?.selectionStart, isFocused: field === document.activeElement }
  })
  expect(box).toEqual({ text: 'gorilals', caret: 7, isFocused: true })
})

test('Back from a trip leads to its place in the list', async ({ visitor }) => {
  await visitor.open('/itineraries')
  await visitor.evaluate(() => addEventListener('click', () => sessionStorage.setItem('place', `${scrollY}`), true))
  await visitor.click(role('link', 'Bwindi Gorilla Trek', role('article', undefined, role('list'))))
  await visitor.sees(role('tabpanel', 'Overview'))
  const place = Number(await visitor.evaluate(() => sessionStorage.getItem('place')))
  expect(place).toBeGreaterThan(0)
  await visitor.evaluate(() => history.back())
  await visitor.isAt('/itineraries')
  // Firefox keeps parts of a pixel.
  await expect.poll(async () => Math.abs((await visitor.evaluate(() => scrollY)) - place)).toBeLessThan(2)
})

test('Back closes the filters of a phone and keeps what was chosen', async ({ visitor }) => {
  await visitor.tab.resize(390, 800)
  await visitor.open('/itineraries')
  // Without React Back leaves the page.
  const isExpanded = () => visitor.evaluate(() => document.querySelector('[popovertarget]:is(form *)')?.ariaExpanded)
  await expect.poll(isExpanded).toBe('false')
  await visitor.click(role('button', /^More Filters/))
  await visitor.click(role('checkbox', /^Tanzania/))
  await visitor.isAt('/itineraries?country=Tanzania')
  await visitor.evaluate(() => history.back())
  await visitor.misses(role('button', /^Show \d+ trips?$/))
  await visitor.isAt('/itineraries?country=Tanzania')
  await visitor.evaluate(() => history.back())
  await visitor.isAt('/itineraries')
})

test('a date to join leads from the home page to its trip, which says how many places are left', async ({
  visitor,
}) => {
  await visitor.open('/')
  await visitor.click(role('link', /sure to leave/))
  await visitor.isAt('/itineraries/11#dates-to-join')
  await visitor.sees(text(/^Places as of \d\d:\d\d\./))
})

test('the form of a trip with a long title is no wider than a phone', async ({ visitor }) => {
  await visitor.tab.resize(390, 844)
  await visitor.open('/book?itinerary=11')
  await visitor.sees(text('Trip'))
  await expect.poll(() => visitor.evaluate(sidewaysBy)).toBe(0)
})

test('the pictures of a trip open, go on by a key, and give way to the page', async ({ visitor }) => {
  await visitor.open('/itineraries/6')
  await visitor.click(role('link', /^Open picture 4 of 4/))
  await visitor.sees(role('dialog', 'Pictures, 4 of 4'))
  await visitor.press('ArrowLeft')
  const third = role('dialog', 'Pictures, 3 of 4')
  await visitor.click(role('button', 'Close', third))
  await visitor.misses(third)
  await visitor.click(role('link', /^Open picture 2 of 4/))
  const second = role('dialog', 'Pictures, 2 of 4')
  await visitor.sees(second)
  await expect.poll(() => visitor.evaluate(() => history.state?.isDialog)).toBe(true)
  await visitor.evaluate(() => history.back())
  await visitor.misses(second)
  await visitor.isAt('/itineraries/6')
  await visitor.sees(role('heading', 'Gallery'))
})
