import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ReplyForm } from '@/app/desk/_components/reply-form'
import type { DraftOutcome } from '@/lib/desk/reply-drafts'
import type { DeskResult } from '@/lib/desk/result'
import { nextTask } from '../support/next-task'

const empty = { subject: '', text: '', replies: [], chosen: [], email: '', draft: null }
const noAnswer = async () => ({ values: {} })

type Sent = { subject: string; text: string; stamp: string }
let stored: Sent[]
/** What the server says of a draft that it gets. */
let answer: (sent: Sent) => DraftOutcome

beforeEach(() => {
  stored = []
  answer = () => ({ state: 'saved', stamp: `${stored.length}` })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const sent = JSON.parse(String(init?.body))
    stored.push(sent)
    return Response.json(answer(sent))
  })
})

test('the tap that stores an answer by WhatsApp opens it, but not with what the desk refuses', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const steps: unknown[] = []
  const refuse = async (_: unknown, form: FormData) => {
    steps.push(form.get('step'))
    return { problem: 'No.', values: { text: String(form.get('text')) } }
  }
  render(<ReplyForm action={refuse} drop={noAnswer} hidden={{}} {...empty} whatsapp="+254 700 000 000" />)
  const user = userEvent.setup()
  const press = () => user.click(screen.getByRole('button', { name: 'By WhatsApp' }))
  await press()
  expect(steps).toEqual([])
  await user.click(screen.getByLabelText('Your answer'))
  await user.paste('It is {total}.')
  await press()
  expect(open).not.toHaveBeenCalled()
  // With it come the fields anew.
  await screen.findByText('No.')
  expect(steps).toEqual(['whatsapp'])
  await user.clear(screen.getByLabelText('Your answer'))
  await user.type(screen.getByLabelText('Your answer'), 'It is 5.')
  await press()
  expect(open.mock.calls.map(([address]) => address)).toEqual(['https://wa.me/254700000000?text=It%20is%205.'])
  await vi.waitFor(() => expect(steps).toEqual(['whatsapp', 'opened']))
})

const replies = [
  { name: 'Checking', subject: 'Your request', text: 'Dear Marta,\n\nWe are asking.\n\nWarm regards', href: '?a' },
  { name: 'Dates', subject: 'Which dates?', text: 'Dear Marta,\n\nWhich day?\n\nWarm regards', href: '?b' },
]

function openForm(given = {}) {
  const props = { ...empty, subject: 'Hello', replies, email: 'marta@example.com', hidden: { reference: 'TT-1' } }
  return render(<ReplyForm action={noAnswer} drop={noAnswer} {...props} {...given} />)
}

test('ready answers add to what is written, which the desk keeps', async () => {
  openForm()
  const user = userEvent.setup()
  await user.click(screen.getByRole('link', { name: 'Checking' }))
  await user.click(screen.getByRole('link', { name: 'Dates' }))
  const both = 'Dear Marta,\n\nWe are asking.\n\nWhich day?\n\nWarm regards'
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe(both)
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Your request')
  expect(screen.getByText('Added: Dates').role).toBe('status')
  await screen.findByText('Your draft is saved.')
  expect(stored.at(-1)).toMatchObject({ subject: 'Your request', text: both, stamp: '' })
  expect(screen.getByRole('button', { name: 'Drop it' })).toBeTruthy()
})

test('what is typed is stored when one leaves at once, and not once more when nothing was typed since', async () => {
  const { unmount } = openForm()
  await userEvent.type(screen.getByLabelText('Your answer'), 'Karibu.')
  unmount()
  await vi.waitFor(() => expect(stored.map(({ text }) => text)).toEqual(['Karibu.']))
})

test('a tab that is older than another is told, and stores only when asked to', async () => {
  const draft = { subject: 'Hello', text: 'Older', stamp: 'a', at: '09:00', seen: 0 }
  openForm({ draft, text: draft.text })
  const newer = { subject: 'Hello', text: 'Newer', stamp: 'b', at: '09:37' }
  answer = ({ stamp }) => (stamp === 'b' ? { state: 'saved', stamp: 'c' } : { state: 'newer', draft: newer })
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Your answer'), ' and more')
  const note = await screen.findByRole('alert')
  expect(note.textContent).toContain('You have written on in another tab or on another device, at 09:37:Newer')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Older and more')
  await user.click(screen.getByRole('button', { name: 'Keep this one' }))
  await screen.findByText('Your draft is saved.')
  expect(stored.map(({ stamp, text }) => [stamp, text])).toEqual([
    ['a', 'Older and more'],
    ['b', 'Older and more'],
  ])
})

test('while Send is pressed no trouble with the draft moves it away', async () => {
  openForm()
  answer = () => ({ state: 'gone' })
  await userEvent.type(screen.getByLabelText('Your answer'), 'Karibu.')
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() => expect(stored).toHaveLength(1))
  await nextTask()
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.pointerUp(window)
  await screen.findByRole('alert')
})

test('nothing is stored once the answer is sent', async () => {
  const sent: unknown[] = []
  let leave = (_result: DeskResult) => {}
  // The page is gone before there is an answer, as when the desk leads to another.
  const action = (_: unknown, form: FormData) => {
    sent.push(form.get('step'))
    return new Promise<DeskResult>((resolve) => {
      leave = resolve
    })
  }
  const { unmount } = openForm({ action })
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Your answer'), 'Karibu.')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await vi.waitFor(() => expect(sent).toEqual(['send']))
  unmount()
  leave({ values: {} })
  expect(stored).toEqual([])
})
