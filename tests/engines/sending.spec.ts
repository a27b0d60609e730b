import { leadRows } from '../support/database'
import { expect, test } from '../support/engines/test'
import { label, role, text } from '../support/engines/visitor'
import { application } from '../support/factories'

const reference = /^TT-[2-9A-Z]{7}$/
const uniqueEmail = () => `visitor-${crypto.randomUUID()}@example.com`

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
  await visitor.click(role('button', 'Send request'))
  const receipt = role('region', 'Request sent')
  await visitor.sees(text(dates, receipt))
  const given = await visitor.sees(text(reference, receipt))
  expect(await leadRows('bookings', email)).toEqual([
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

test('an application to volunteer ends on the thank-you page', async ({ visitor }) => {
  const email = uniqueEmail()
  await visitor.open('/volunteer')
  const { 'Volunteer programme': _program, 'Start date': _start, '1 to 3 months': _months, ...texts } = application
  for (const [name, value] of Object.entries({ ...texts, Email: email })) await visitor.fill(label(name), String(value))
  await visitor.choose(label('Volunteer programme'), 'Education')
  await visitor.focus(label('Start date'))
  await visitor.type('06/12/2099')
  await visitor.click(role('radio', '1 to 3 months'))
  await visitor.click(role('checkbox', /^I agree to the Terms/))
  await visitor.click(role('button', 'Submit application'))
  await visitor.isAt('/thank-you')
  await visitor.sees(text(/^Your reference is/))
  const [stored] = await leadRows('volunteer_applications', email)
  expect(stored).toMatchObject({ program: 'education', duration: '1-3-months', start_date: new Date(2099, 5, 12) })
})
