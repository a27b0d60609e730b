import { render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { PlainInterest } from '@/app/donate/_components/plain-interest'
import type { FormDefinition } from '@/lib/forms/form-definition'
import type { FormResult } from '@/lib/forms/form-result'
import type { LeadKind } from '@/lib/leads/kinds'
import { agentRequest } from '@/lib/leads/kinds/agent-request'
import { booking } from '@/lib/leads/kinds/booking'
import { contactMessage } from '@/lib/leads/kinds/contact-message'
import { donationInquiry } from '@/lib/leads/kinds/donation-inquiry'
import { inquiry } from '@/lib/leads/kinds/inquiry'
import { volunteerApplication } from '@/lib/leads/kinds/volunteer-application'
import { review } from '@/lib/reviews/review-form'
import { contacts, forms } from '../support/forms'
import { stubView } from '../support/view'

// The form state that React passes to a page that answers a post without JavaScript. Files share their modules.
vi.hoisted(vi.resetModules)
afterAll(() => void vi.resetModules())
const posted = vi.hoisted(() => ({ state: null as FormResult | null }))
vi.mock('react', async (load) => ({
  ...(await load<typeof import('react')>()),
  useActionState: () => [posted.state, '/', false],
}))

// With the fields that are wrong only if somebody tampers with them.
const cases: Record<
  Exclude<LeadKind, 'mail_message'> | 'agent_request' | 'review',
  [definition: FormDefinition, form: ReactElement, hidden?: string[]]
> = {
  booking: [booking, forms.booking, ['furtherItineraryIds', 'severalTrips', 'callZone', 'currency']],
  agent_request: [agentRequest, forms.agent_request],
  volunteer_application: [volunteerApplication, forms.volunteer_application],
  inquiry: [inquiry, forms.inquiry],
  contact_message: [contactMessage, forms.contact_message, ['callZone']],
  donation_inquiry: [donationInquiry, <PlainInterest key="" contacts={contacts} />, ['title']],
  review: [review, forms.review, ['itineraryId', 'invitation']],
}

beforeEach(() => stubView(false))

const following = Node.DOCUMENT_POSITION_FOLLOWING

/** For a group of controls, the name of the first one. */
function sentName(target: Element | null) {
  return (target?.getAttribute('name') ? target : target?.querySelector('[name]'))?.getAttribute('name')
}

describe.each(Object.entries(cases))('a refused %s', (_, [definition, form, hidden = []]) => {
  const names = Object.keys(definition.fields).filter((name) => !hidden.includes(name))

  test('lists every field that is wrong with its message, and leads to it', () => {
    const fieldErrors = Object.fromEntries(names.map((name) => [name, `${name} is wrong`]))
    posted.state = { ok: false, fieldErrors, values: {} }
    render(form)
    const [alert] = screen.getAllByRole('alert')
    expect(alert?.textContent).toContain('Nothing was sent yet: please correct what is marked below.')
    const items = within(alert as HTMLElement).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(
      names.map((name) => `${definition.fields[name]?.label} ${name} is wrong`),
    )
    const targets = items.map((item) => document.getElementById(item.querySelector('a')?.hash.slice(1) ?? ''))
    for (const [place, target] of targets.entries())
      expect(targets[place - 1]?.compareDocumentPosition(target as Node) ?? following).toBe(following)
    expect(targets.map(sentName)).toEqual(names.map((name) => (name === 'preferredDates' ? 'dateFrom' : name)))
  })

  test('for coming too often says so beside the button, and keeps what was written', () => {
    const message = 'Please try again in 12 minutes, or call us.'
    const values = { email: 'ana@example.com', message: 'It was blue.', userName: 'Ana', comment: 'It was blue.' }
    posted.state = { ok: false, message, values }
    render(form)
    expect(screen.getByRole('alert').textContent).toContain(message)
    const kept = Object.entries(values).filter(([name]) => definition.fields[name])
    expect(kept).toHaveLength(definition.fields.email && !definition.fields.message ? 1 : 2)
    for (const [, value] of kept) expect(screen.getByDisplayValue(value)).toBeTruthy()
  })
})
