import { createHmac } from 'node:crypto'
import { expect, fillIn, test, withoutScripts } from '../support/browser-test'
import { rowsOf } from '../support/database'
import { readFirst } from '../support/read-first'
import { expectRefused } from '../support/refused'

const itineraryId = 9
const words = () => `The tent leaked, ${Math.random().toString(36).slice(2)}.`

/** Stores an invitation in the site's own database. Returns the path of its link, signed as there and good for a day. */
const invitedLink = async () => `/review?invitation=${await tokenOf('invitation')}`

async function tokenOf(kind: 'invitation' | 'unsubscribe') {
  const reference = `TT-${Math.random().toString(36).slice(2, 9).toUpperCase()}`
  const [invitation] = await rowsOf(
    `with lead as (insert into leads (reference, kind, email) values ($1, 'booking', 'marta@example.com')),
       booking as (insert into bookings (reference, name) values ($1, 'Marta Lindqvist') returning id)
     insert into invitations (booking_id, itinerary_id, travelled_on, mailed_at, expires_at)
     select id, $2, '2026-10-14', now(), now() + interval '1 day' from booking returning id`,
    [reference, itineraryId],
  )
  await rowsOf("insert into site_keys (name, key) values ('invitations', 'key of the tests') on conflict do nothing")
  const [row] = await rowsOf("select key from site_keys where name = 'invitations'")
  const words = `${kind}~${invitation?.id}~${Math.ceil(Date.now() / 86_400_000) + 1}`
  return `${words}~${createHmac('sha256', String(row?.key)).update(words).digest('base64url')}`
}

test('an invited traveller writes a review', async ({ page }) => {
  const comment = words()
  await readFirst(page)
  await page.goto(await invitedLink())
  await fillIn(page, { Name: 'Marta', Comment: comment, '2 stars': true })
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page.getByText('We have your review from this invitation.')).toBeVisible()
  const stored = await rowsOf('select rating from reviews where comment = $1 and invitation_id is not null', [comment])
  expect(stored).toEqual([{ rating: 2 }])
})

withoutScripts(
  'without scripts, an invited traveller hears what is missing, is marked, and writes once',
  async ({ page }) => {
    const comment = words()
    const link = await invitedLink()
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: /^How was / })).toBeVisible()
    await page.getByLabel('Comment').fill(comment)
    await page.getByRole('button', { name: 'Submit Review' }).click()
    await expectRefused(page, { Name: 'Required' })
    await expect(page.getByLabel('Comment')).toHaveValue(comment)
    await page.getByLabel('Name', { exact: true }).fill('Marta')
    await page.getByRole('button', { name: 'Submit Review' }).click()
    await expect(page.getByText('Thank you for your feedback!')).toBeVisible()
    await page.getByRole('link', { name: 'To the page of the trip' }).click()
    const review = page.getByRole('listitem').filter({ hasText: comment })
    await expect(review).toContainText('Travelled with us, October 2026')
    await page.goto(link)
    await expect(page.getByText('We have your review from this invitation.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit Review' })).toHaveCount(0)
  },
)

test('an invited traveller stops invitations by the button of the page', async ({ page }) => {
  await page.goto(`/unsubscribe/${await tokenOf('unsubscribe')}`)
  await page.getByRole('button', { name: 'Stop asking me' }).click()
  await expect(page.getByRole('heading', { name: 'We will not ask you again' })).toBeVisible()
})
