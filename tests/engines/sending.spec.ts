import { rowsOf } from '../support/database'
import { expect, test } from '../support/engines/test'
import { label, role, text, type Visitor } from '../support/engines/visitor'

const reference = /^TT-[2-9A-Z]{7}$/
const uniqueEmail = () => `visitor-${crypto.randomUUID()}@example.com`

/** As if a minute had passed: a form that is sent too fast counts as a robot's. */
function readFirst(visitor: Visitor) {
  return visitor.evaluate(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 60_000
  })
}

test('a quote is asked for, with dates from the calendar', async ({ visitor }) => {
  const email = uniqueEmail()
  const now = new Date()
  const nextMonth = new Date(now.getFullYear(), now.getMonth() + 1, 10)
  const month = nextMonth.toLocaleString('en-US', { month: 'long' })
  const dates = ['10', '17'].map((day) => `${month.slice(0, 3)} ${day}, ${nextMonth.getFullYear()}`).join(' - ')
  await visitor.open('/itineraries/6')
  await visitor.click(role('link', 'Request for Quote', role('complementary', 'Trip details')))
  await visitor.isAt('/book?itinerary=6')
  await visitor.click(role('radio', 'Budget Safari'))
  const calendar = role('group', /^Preferred dates/)
  await visitor.click(role('button', /Next Month/, calendar))
  for (const day of [10, 17]) await visitor.click(role('button', new RegExp(`${month} ${day}, `), calendar))
  await visitor.sees(role('button', new RegExp(`${month} 17, .*selected$`), calendar))
  // The mouse still rests on the last one, and both must look alike all the same.
  const grounds = await visitor.evaluate(() => {
    const days = [...document.querySelectorAll('button[aria-label$=", selected"]')]
    return days.map((day) => getComputedStyle(day).backgroundColor)
  })
  expect(grounds).toHaveLength(8)
  expect(grounds.at(-1)).toBe(grounds[0])
  await visitor.sees(text('7 nights', calendar))
  await visitor.click(role('button', 'One kid more'))
  await visitor.fill(label('Name'), 'Marta Lindqvist')
  await visitor.fill(label('Email'), email)
  await visitor.click(role('button', 'Request a quote'))
  const receipt = role('region', 'Booking Submitted')
  await visitor.sees(text(dates, receipt))
  const given = await visitor.sees(text(reference, receipt))
  expect(await rowsOf('select * from bookings join leads using (reference) where email = $1', [email])).toEqual([
    expect.objectContaining({
      reference: given,
      itinerary_id: 6,
      safari_category: 2,
      preferred_dates: dates,
      number_of_adults: 1,
      number_of_kids: 1,
    }),
  ])
})

test('a family sees the same total on the trip and in its request', async ({ visitor }) => {
  await visitor.open('/itineraries/6')
  await visitor.fill(label('Under 13'), '2')
  await visitor.fill(label('Ages of the children'), '6 and 9')
  await visitor.choose(role('combobox', 'Month'), 'August')
  await visitor.click(role('button', 'Show total'))
  const total = 'in all, about US$1,989 each'
  const result = role('status', 'Estimate')
  await visitor.sees(text(total, result))
  await visitor.click(role('link', 'Request a quote', result))
  const request = role('complementary', 'Your request')
  await visitor.sees(text(total, request))
  await visitor.sees(text(/^Some time in August/, request))
})

test('an empty request says what is missing, and leads to the first field', async ({ visitor }) => {
  await visitor.open('/book')
  await visitor.click(role('button', 'Request a quote'))
  await visitor.sees(text('Please enter your name'))
  await visitor.sees(text('Please enter a valid email address'))
  // Sent before the scripts, it is the scripts that move the focus.
  await expect.poll(() => visitor.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
})

test('a review is written, thanked for and shown', async ({ visitor }) => {
  const comment = `A leopard at dusk, ${crypto.randomUUID()}.`
  await visitor.open('/itineraries/6#reviews')
  await readFirst(visitor)
  await visitor.fill(label('Name'), 'Otto')
  await visitor.click(role('radio', '4 stars'))
  await visitor.fill(label('Comment'), comment)
  await visitor.click(role('button', 'Submit Review'))
  await visitor.sees(text('Thank you for your feedback!'))
  await visitor.sees(text(comment))
})

test('an application to volunteer ends on the thank-you page', async ({ visitor }) => {
  const email = uniqueEmail()
  await visitor.open('/volunteer')
  for (const [name, value] of [
    ['First name', 'Ana'],
    ['Last name', 'Brooks'],
    ['Email', email],
    ['Phone', '+46 70 000 00 00'],
    ['Nationality', 'Swedish'],
    ['Relevant skills or experience', 'Physics teacher for nine years.'],
    ['Why do you want to volunteer?', 'A friend taught here and I would like to go on with it.'],
    ['Emergency contact', 'Bo Brooks, brother'],
  ])
    await visitor.fill(label(name as string), value as string)
  await visitor.choose(label('Volunteer program'), 'Education')
  await visitor.focus(label('Start date'))
  await visitor.type('06/12/2099')
  await visitor.click(role('radio', '1 to 3 months'))
  await visitor.click(role('checkbox', /^I agree to the Terms/))
  await visitor.click(role('button', 'Submit application'))
  await visitor.isAt('/thank-you')
  await visitor.sees(text(/^Your reference is/))
  const query =
    'select program, duration, start_date::text from volunteer_applications join leads using (reference) where email = $1'
  expect(await rowsOf(query, [email])).toEqual([
    { program: 'education', duration: '1-3-months', start_date: '2099-06-12' },
  ])
})

test('a gift is offered in the dialog', async ({ visitor }) => {
  const email = uniqueEmail()
  await visitor.open('/donate')
  await visitor.click(role('button', 'Give Monthly'))
  const dialog = role('dialog', 'Monthly Giving')
  await visitor.fill(label('Email', dialog), email)
  await visitor.click(role('button', 'Submit interest', dialog))
  await visitor.sees(text('Donation Interest Submitted'))
  await visitor.misses(dialog)
  expect(
    await rowsOf('select * from donation_inquiries join leads using (reference) where email = $1', [email]),
  ).toEqual([expect.objectContaining({ donation_type: 'monthly' })])
})
