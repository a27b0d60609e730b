// The sample dates (prisma/seed-demo.ts): the only ones of the site that is tested.
import { formatDays } from '@/lib/departures/describe-date'
import { expect, fillIn, type Page, test, withoutScripts } from '../support/browser-test'
import { leadRows, rowsOf } from '../support/database'
import { expectAccessible, expectNoSidewaysScroll, smallTargets } from '../support/page-checks'

type Departure = { id: number; trip: number; seats: number; firstDay: string; lastDay: string }

const readDepartures = () =>
  rowsOf<Departure>(`SELECT departures.id, itinerary_id AS trip, seats, first_day::text AS "firstDay",
    (first_day + duration - 1)::text AS "lastDay" FROM departures JOIN itineraries ON itineraries.id = itinerary_id
    ORDER BY first_day`)

const dateOn = (page: Page, departure: Departure) =>
  page
    .locator('#dates-to-join')
    .getByRole('listitem')
    .filter({ hasText: formatDays(departure) })

/** Returns the stored request. */
async function send(page: Page) {
  const email = `joins-${crypto.randomUUID()}@example.com`
  await fillIn(page, { Name: 'Alone Traveller', Email: email })
  await page.getByRole('button', { name: 'Send request' }).tap()
  await expect(page.getByRole('region', { name: 'Request sent' })).toBeVisible()
  const [request] = await leadRows('bookings', email)
  return request
}

test('a traveller alone taps a date on the home page, then "Ask for places", and the request names it', async ({
  page,
}) => {
  const [, date] = await readDepartures()
  if (!date) throw new Error('There are no sample dates.')
  const days = formatDays(date)
  await page.goto('/')
  await page.getByRole('link', { name: days }).tap()
  await expect(page).toHaveURL(`/itineraries/${date.trip}#dates-to-join`)
  await expect(page.getByRole('heading', { name: 'Dates to join' })).toBeInViewport()
  await expect(page.getByText(/^Places as of \d\d:\d\d\./)).toBeAttached()
  await expect(dateOn(page, date)).toContainText('sure to leave')
  await expect(dateOn(page, date)).toContainText(`${date.seats} places left`)
  await dateOn(page, date)
    .getByRole('link', { name: /^Ask for places/ })
    .tap()
  await expect(page.getByLabel('Trip', { exact: true }).filter({ visible: true })).toHaveValue(String(date.trip))
  await expect(page.getByRole('button', { name: new RegExp(`^${days.split(/ to |,/)[0]}`) })).toBeVisible()
  await expect(page.getByText(`You ask to join others from ${days}: it is sure to leave.`)).toBeVisible()
  expect(await send(page)).toMatchObject({ itinerary_id: date.trip, departure_id: date.id })
})

test('a full date says so, and its waiting list is asked for in the same way', async ({ page }) => {
  const date = (await readDepartures()).at(3)
  if (!date) throw new Error('There are no sample dates.')
  await page.goto(`/book?itinerary=${date.trip}&from=${date.firstDay}`)
  const first = await send(page)
  await rowsOf(
    'INSERT INTO seat_holds (reference, departure_id, people, held_until, key) VALUES ($1, $2, $3, $4, $5)',
    [first?.reference, date.id, date.seats, date.firstDay, crypto.randomUUID()],
  )
  try {
    await page.goto(`/itineraries/${date.trip}#dates-to-join`)
    await expect(dateOn(page, date)).toContainText('Full')
    await dateOn(page, date)
      .getByRole('link', { name: /^Ask for the waiting list/ })
      .tap()
    await expect(page.getByText(/ is full: you ask for the waiting list\.$/)).toBeVisible()
    expect(await send(page)).toMatchObject({ itinerary_id: date.trip, departure_id: date.id })
  } finally {
    await rowsOf('DELETE FROM seat_holds WHERE reference = $1', [first?.reference])
  }
})

withoutScripts(
  'without scripts, the dates lead to the form, and nobody says how many places are left',
  async ({ page }) => {
    const [date] = await readDepartures()
    if (!date) throw new Error('There are no sample dates.')
    await page.goto('/')
    await page.getByRole('link', { name: formatDays(date) }).tap()
    await expect(page.getByText('Ask us how many places are left.')).toBeVisible()
    await expect(page.getByText(/places? left$/)).toHaveCount(0)
    await dateOn(page, date)
      .getByRole('link', { name: /^Ask for places/ })
      .tap()
    await expect(page).toHaveURL(`/book?itinerary=${date.trip}&from=${date.firstDay}`)
  },
)

test('the list has the trips with dates to join, and of a month those that leave in it', async ({ page }) => {
  const [date] = await readDepartures()
  if (!date) throw new Error('There are no sample dates.')
  await page.goto('/')
  await page.getByRole('link', { name: 'All dates to join' }).tap()
  await expect(page).toHaveURL('/itineraries?dates=to-join')
  const trips = page.getByRole('article')
  await expect(page.getByRole('heading', { level: 2, name: '1 trip', exact: true })).toBeVisible()
  await expect(trips.first()).toContainText('Join others from')
  await page.goto('/destinations/kenya')
  const months = page.getByRole('list', { name: 'Dates to join' }).getByRole('link')
  await months.first().tap()
  await expect(page).toHaveURL(/\?country=Kenya&dates=to-join&month=/)
  await expect(trips.first()).toContainText('Join others from')
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test('dates and months are no wider than the phone, and large enough to tap', async ({ page }) => {
    for (const path of ['/', '/destinations/kenya', `/itineraries/${(await readDepartures())[0]?.trip}`]) {
      await page.goto(path)
      await expectNoSidewaysScroll(page)
      expect(await smallTargets(page)).toEqual([])
    }
    await expectAccessible(page)
  })
})
