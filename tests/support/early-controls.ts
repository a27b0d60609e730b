// Every kind of control and what it does, for tests of taps before the scripts.
import { expect, type Page } from '@playwright/test'

type Control = {
  name: string
  path: string
  find: (page: Page) => ReturnType<Page['locator']>
  /** Number of presses. */
  times?: number
  done: (page: Page) => Promise<void>
}

/** The browser answers these. */
export const nativeControls: Control[] = [
  {
    name: 'More Filters',
    path: '/itineraries',
    find: (page) => page.getByRole('button', { name: 'More Filters' }),
    done: (page) => expect(page.getByRole('combobox', { name: 'Difficulty' })).toBeVisible(),
  },
  {
    name: 'Type the dates instead',
    path: '/book',
    find: (page) => page.locator('summary').filter({ hasText: 'Type the dates instead' }),
    done: (page) => expect(page.getByLabel('First day')).toBeVisible(),
  },
  // Or the inline script, where it does not know `commandfor`.
  {
    name: 'a project',
    path: '/community-engagement',
    find: (page) => page.getByRole('button', { name: /Cedar Ridge Girls’ School/ }),
    done: (page) => expect(page.getByRole('dialog', { name: 'Cedar Ridge Girls’ School' })).toBeVisible(),
  },
]

/** Kept until React is there. */
export const keptControls: Control[] = [
  {
    name: 'a picture of the gallery',
    path: '/itineraries/6',
    find: (page) => page.getByRole('link', { name: /^Open picture 2 of 4/ }),
    done: (page) => expect(page.getByRole('dialog', { name: 'Pictures, 2 of 4' })).toBeVisible(),
  },
  {
    name: 'a tab of a trip',
    path: '/itineraries/6',
    find: (page) => page.getByRole('tab', { name: 'Overview' }),
    done: (page) => expect(page).toHaveURL('/itineraries/6#overview'),
  },
  {
    name: 'a heart',
    path: '/itineraries/6',
    find: (page) => page.getByRole('button', { name: 'Keep Mara, Nakuru, Naivasha, Amboseli' }).first(),
    done: (page) => expect(page.getByRole('link', { name: '1 trip on your shortlist' })).toBeVisible(),
  },
  {
    name: 'Copy link',
    path: '/itineraries/6',
    find: (page) => page.getByRole('button', { name: 'Copy link' }),
    done: (page) => expect(page.getByText('Link copied')).toBeVisible(),
  },
  {
    name: 'Share a moment',
    path: '/itineraries/6',
    find: (page) => page.getByRole('button', { name: 'Share a moment' }),
    done: (page) => expect(page.getByRole('dialog', { name: 'Share a moment' })).toBeVisible(),
  },
  {
    name: 'the next slide, twice',
    path: '/',
    find: (page) => page.getByRole('button', { name: 'Next slide' }),
    times: 2,
    done: (page) => expect(page.getByText('Slide 3 of 7:')).toBeAttached(),
  },
  {
    name: 'Pause',
    path: '/',
    find: (page) => page.getByRole('button', { name: 'Pause slides' }),
    times: 2,
    done: (page) => expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible(),
  },
  {
    name: 'a counter of /book, three times',
    path: '/book',
    find: (page) => page.getByRole('button', { name: 'One adult more' }),
    times: 3,
    done: (page) => expect(page.getByLabel('Adults')).toHaveValue('4'),
  },
  {
    name: 'the map of /contact',
    path: '/contact',
    find: (page) => page.getByRole('button', { name: 'Show the map' }),
    done: (page) => expect(page.getByTitle('Map of where to find us')).toBeVisible(),
  },
  {
    name: 'the donation dialog',
    path: '/donate',
    find: (page) => page.getByRole('button', { name: 'Give Monthly' }),
    times: 2,
    done: (page) => expect(page.getByRole('dialog')).toHaveCount(1),
  },
]
