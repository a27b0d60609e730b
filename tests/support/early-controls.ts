// Every kind of control and what it does, for tests of taps before the scripts.
import { expect, type Locator, type Page } from '@playwright/test'

type Control = {
  name: string
  path: string
  find: (page: Page) => Locator
  /** Number of presses. */
  times?: number
  done: (page: Page) => Promise<void>
}

const row = (name: string, path: string, find: Control['find'], done: Control['done'], times = 1): Control => {
  return { name, path, find, done, times }
}
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name })
const opens = (name: string) => (page: Page) => expect(page.getByRole('dialog', { name })).toBeVisible()
const shows = (text: string) => (page: Page) => expect(page.getByText(text)).toBeAttached()

/** The browser answers these, or the inline script, where the browser does not know `commandfor`. */
export const nativeControls = [
  row('More Filters', '/itineraries', button('More Filters'), (page) =>
    expect(page.getByRole('combobox', { name: 'Difficulty' })).toBeVisible(),
  ),
  row(
    'Type the dates instead',
    '/book',
    (page) => page.locator('summary').filter({ hasText: 'Type the dates instead' }),
    (page) => expect(page.getByLabel('First day')).toBeVisible(),
  ),
  row('a project', '/community-engagement', button(/Cedar Ridge Girls’ School/), opens('Cedar Ridge Girls’ School')),
]

/** Kept until React is there. */
export const keptControls = [
  row(
    'a picture of the gallery',
    '/itineraries/6',
    (page) => page.getByRole('link', { name: /^Open picture 2 of 4/ }),
    opens('Pictures, 2 of 4'),
  ),
  row(
    'a heart',
    '/itineraries/6',
    (page) => button('Save Mara, Nakuru, Naivasha, Amboseli')(page).first(),
    (page) => expect(page.getByRole('link', { name: '1 trip on your shortlist' })).toBeVisible(),
  ),
  row('Copy link', '/itineraries/6', button('Copy link'), shows('Link copied')),
  row('Share a moment', '/itineraries/6', button('Share a moment'), opens('Share a moment')),
  row('the next slide, twice', '/', button('Next slide'), shows('Slide 3 of 7:'), 2),
  row('Pause', '/', button('Pause slides'), (page) => expect(button('Play slides')(page)).toBeVisible(), 2),
  row(
    'a counter of /book, three times',
    '/book',
    button('One adult more'),
    (page) => expect(page.getByLabel('Adults')).toHaveValue('4'),
    3,
  ),
  row('the map of /contact', '/contact', button('Show the map'), (page) =>
    expect(page.getByTitle('Map of where to find us')).toBeVisible(),
  ),
  row(
    'the donation dialog',
    '/donate',
    button('Give Monthly'),
    (page) => expect(page.getByRole('dialog')).toHaveCount(1),
    2,
  ),
]
