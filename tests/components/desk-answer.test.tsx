import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ReplyForm } from '@/app/desk/_components/reply-form'

test('the tap that stores an answer by WhatsApp opens it, but not with what the desk refuses', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const steps: unknown[] = []
  const refuse = async (_: unknown, form: FormData) => {
    steps.push(form.get('step'))
    return { problem: 'No.', values: { text: String(form.get('text')) } }
  }
  const empty = { subject: '', text: '', replies: [], chosen: [], email: '' }
  render(<ReplyForm action={refuse} hidden={{}} {...empty} whatsapp="+254 700 000 000" />)
  const user = userEvent.setup()
  const press = () => user.click(screen.getByRole('button', { name: 'By WhatsApp' }))
  await press()
  expect(steps).toEqual([])
  await user.click(screen.getByLabelText('Your answer'))
  await user.paste('It is {total}.')
  await press()
  expect(open).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(steps).toEqual(['whatsapp']))
  await user.clear(screen.getByLabelText('Your answer'))
  await user.type(screen.getByLabelText('Your answer'), 'It is 5.')
  await press()
  expect(open.mock.calls.map(([address]) => address)).toEqual(['https://wa.me/254700000000?text=It%20is%205.'])
  await vi.waitFor(() => expect(steps).toEqual(['whatsapp', 'opened']))
})

test('ready answers add to what is written, which this browser keeps', async () => {
  const replies = [
    { name: 'Checking', subject: 'Your request', text: 'Dear Marta,\n\nWe are asking.\n\nWarm regards', href: '?a' },
    { name: 'Dates', subject: 'Which dates?', text: 'Dear Marta,\n\nWhich day?\n\nWarm regards', href: '?b' },
  ]
  const form = () =>
    render(
      <ReplyForm
        action={async () => ({ values: {} })}
        hidden={{ reference: 'TT-1' }}
        {...{ subject: 'Hello', text: '', replies, chosen: [], email: 'marta@example.com' }}
      />,
    )
  const { unmount } = form()
  const user = userEvent.setup()
  await user.click(screen.getByRole('link', { name: 'Checking' }))
  await user.click(screen.getByRole('link', { name: 'Dates' }))
  const both = 'Dear Marta,\n\nWe are asking.\n\nWhich day?\n\nWarm regards'
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe(both)
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Your request')
  expect(screen.getByRole('status').textContent).toBe('Added: Dates')
  unmount()
  form()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe(both)
})
