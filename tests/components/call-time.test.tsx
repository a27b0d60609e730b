import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { submitContactMessage } from '@/lib/leads/actions'
import { contactMessage } from '../support/factories'
import { fill, forms, loadAhead, press, received, sentBy, startAnew } from '../support/forms'

const winter = new Date('2027-01-14T12:00:00Z')

/** As in a browser with this time zone. */
function openIn(timeZone: string) {
  const { DateTimeFormat } = Intl
  vi.useFakeTimers({ toFake: ['Date'], now: winter })
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function format(locale, options) {
    const made = new DateTimeFormat(locale, options)
    if (!options) made.resolvedOptions = () => ({ ...DateTimeFormat().resolvedOptions(), timeZone })
    return made
  })
  startAnew('/contact')
  render(forms.contact_message)
}

afterEach(() => {
  vi.mocked(Intl.DateTimeFormat).mockRestore?.()
  vi.useRealTimers()
})

const offered = () => [...screen.getByLabelText<HTMLSelectElement>(/^Call me/).options].map(({ text }) => text)

test('a visitor in Ohio is offered the hours that are day there and in the office, and sends the time zone', async () => {
  await loadAhead()
  vi.mocked(submitContactMessage).mockResolvedValue(received)
  openIn('America/New_York')
  expect(offered()).toEqual([
    'No call, email is fine',
    '07:00 to 08:00 (15:00 to 16:00 in Nairobi)',
    '08:00 to 09:00 (16:00 to 17:00 in Nairobi)',
    '09:00 to 10:00 (17:00 to 18:00 in Nairobi)',
  ])
  expect(screen.getByText(/Eastern Time/)).toBeTruthy()
  fill({ ...contactMessage, 'Call me': '16:00', Phone: '+1 614 555 0123' })
  await press('Send message')
  expect(sentBy(submitContactMessage)).toMatchObject({ callTime: '16:00', callZone: 'America/New_York' })
})

test('a browser that names no known time zone offers the hours of the office', () => {
  openIn('Etc/Unknown')
  expect(offered()).toHaveLength(12)
  expect(offered()[1]).toBe('07:00 to 08:00 in Nairobi')
})

test('without scripts the hours are those of Nairobi, and the time zone is asked for', () => {
  const page = renderToString(forms.contact_message)
  expect(page).toContain('07:00 to 08:00 in Nairobi')
  expect(page).toContain('name yours in the message')
  expect(page).not.toContain('callZone')
})
