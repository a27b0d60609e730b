import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { DeskFormAction } from '@/app/desk/_components/desk-form'
import { QuoteForm } from '@/app/desk/_components/quote-form'
import { installMatchMedia } from '../support/match-media'

const values = {
  'line-0-text': 'The trip',
  'line-0-count': '2',
  'line-0-amount': '1070',
  'line-1-text': 'Private jeep',
  'line-1-count': '1',
  'line-1-amount': '300',
  ...{ currency: 'USD', title: 'Mara', adults: '2', kids: '0', toddlers: '0' },
  ...{ validUntil: '2031-01-01', signedBy: 'Wanjiru' },
}

function openForm(action: DeskFormAction = async () => ({ values: {} })) {
  return render(
    <QuoteForm
      action={action}
      sendAction={async () => ({ values: {} })}
      hidden={{ reference: 'TT-1', quote: '7' }}
      total="as stored"
      values={values}
      days={[]}
      lineCount={3}
      extraCount={0}
      email="marta@example.com"
      hasWhatsapp={false}
    />,
  )
}

const line = (number: number) => within(screen.getByRole('group', { name: new RegExp(`^Line ${number}`) }))
const field = (number: number, label: string) => line(number).getByLabelText<HTMLInputElement>(label)
const user = userEvent.setup()

beforeEach(() => void installMatchMedia())
beforeEach(() => localStorage.clear())

test('an offer says what each line and all come to while it is typed', async () => {
  openForm()
  expect(line(1).getByText('US$2,140')).toBeDefined()
  expect(screen.getByText('US$2,440')).toBeDefined()
  await user.clear(field(1, 'Each'))
  await user.type(field(1, 'Each'), '1.234,50')
  expect(line(1).getByText('US$2,469')).toBeDefined()
  await user.clear(field(1, 'Each'))
  await user.type(field(1, 'Each'), '1,5,0')
  expect(line(1).getByText('?')).toBeDefined()
  expect(screen.getByText('An amount cannot be read')).toBeDefined()
  await user.clear(field(1, 'What'))
  expect(screen.getAllByText('US$300')).toHaveLength(2)
})

test('lines move, go and are added, and are there after a reload', async () => {
  const { unmount } = openForm()
  await user.click(screen.getByRole('button', { name: 'Move line 2 up' }))
  expect([field(1, 'What').value, field(2, 'What').value]).toEqual(['Private jeep', 'The trip'])
  await user.click(screen.getByRole('button', { name: 'Remove line 1' }))
  expect([field(1, 'What').value, field(2, 'What').value]).toEqual(['The trip', ''])
  await user.click(screen.getByRole('button', { name: 'Add a line' }))
  await user.type(field(4, 'What'), 'Balloon')
  await user.type(field(4, 'Each'), '450')
  expect(screen.getByText('US$2,590')).toBeDefined()
  unmount()
  openForm()
  expect([1, 2, 4].map((number) => field(number, 'What').value)).toEqual(['The trip', '', 'Balloon'])
  expect(screen.getByText('US$2,590')).toBeDefined()
})

test('a sum that was typed before a reload is there with its field, and goes with it', async () => {
  const { unmount } = openForm()
  await user.clear(field(1, 'Each'))
  await user.type(field(1, 'Each'), '1200')
  unmount()
  openForm()
  expect(field(1, 'Each').value).toBe('1200')
  expect(line(1).getByText('US$2,400')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Drop it' }))
  expect(line(1).getByText('US$2,140')).toBeDefined()
})

test('lines are sent without gaps, as the desk numbers them, and kept so', async () => {
  const sent: (FormDataEntryValue | null)[] = []
  openForm(async (_, form) => {
    for (const row of [0, 1, 2]) sent.push(form.get(`line-${row}-text`))
    return { problem: 'No.', values: Object.fromEntries(form) as Record<string, string> }
  })
  await user.clear(field(1, 'What'))
  await user.type(field(3, 'What'), 'Balloon')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('No.')
  expect(sent).toEqual(['Private jeep', 'Balloon', ''])
  expect(JSON.stringify(localStorage)).toContain('Balloon')
  expect([1, 2, 3].map((number) => field(number, 'What').value)).toEqual(sent)
})
