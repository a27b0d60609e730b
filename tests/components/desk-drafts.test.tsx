import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Check, Choice, DeskForm, type DeskFormAction, Field, TextArea } from '@/app/desk/_components/desk-form'
import { DraftsAtSignIn, WithoutDrafts } from '@/app/desk/_components/form-drafts'
import type { DeskResult } from '@/lib/desk/result'

const again = 'What you typed before is here again.'
const page = '/desk/leads/TT-7K4Q2P9'

beforeEach(() => {
  localStorage.clear()
  goTo(page)
})
afterEach(() => goTo('/'))

const goTo = (path: string) => history.replaceState(null, '', path)

type Options = { action?: DeskFormAction; seen?: string; amount?: string; reference?: string; direction?: string }

/** A page of the desk with a form, as somebody opens it. */
function open({
  action = noAnswer,
  seen = '7',
  amount = '',
  reference = 'TT-7K4Q2P9',
  direction = 'in',
}: Options = {}) {
  return render(
    <DeskForm
      summary="Money received"
      action={action}
      hidden={{ reference, direction, key: crypto.randomUUID(), seen }}
      button="Note it"
    >
      <Field name="amount" label="Amount" defaultValue={amount} />
      <Choice name="way" label="How" options={ways} isAsked />
      <Check name="mail" label="Mail them" isChecked />
      <TextArea name="note" label="Note" isOptional />
      <Field name="word" label="Type undo" isOptional />
    </DeskForm>,
  )
}

const ways = [
  { value: 'mpesa', label: 'M-Pesa' },
  { value: 'bank', label: 'Bank' },
]

let answer: (result: DeskResult) => void
/** Answers when the page is gone: Next.js has gone to another. */
const noAnswer: DeskFormAction = () => new Promise((resolve) => (answer = resolve))
const leave = (unmount: () => void) => {
  unmount()
  answer({ values: {} })
}

async function fillIn(user = userEvent.setup()) {
  await user.type(screen.getByLabelText('Amount'), '500')
  await user.selectOptions(screen.getByLabelText('How'), 'M-Pesa')
  await user.click(screen.getByLabelText('Mail them'))
  await user.type(screen.getByLabelText('Note'), 'Rang twice.')
  return user
}

const values = () => [
  ...['Amount', 'How', 'Note'].map((label) => (screen.getByLabelText(label) as HTMLInputElement).value),
  (screen.getByLabelText('Mail them') as HTMLInputElement).checked,
]
const filled = ['500', 'mpesa', 'Rang twice.', false]
const empty = ['', '', '', true]

test('what was typed is there when the page opens again, unfolded, but not the word that confirms', async () => {
  const { unmount } = open()
  const user = await fillIn()
  await user.type(screen.getByLabelText('Type undo'), 'undo')
  unmount()
  const { container } = open()
  expect(values()).toEqual(filled)
  expect(screen.getByLabelText('Type undo')).toHaveProperty('value', '')
  expect(screen.getByText(again)).toBeTruthy()
  expect(container.querySelector('details')?.open).toBe(true)
})

test('nothing typed, nothing said', () => {
  open().unmount()
  const { container } = open()
  expect(screen.queryByText(again)).toBeNull()
  expect(container.querySelector('details')?.open).toBe(false)
})

test('each form of a page and each request has its own', async () => {
  const { unmount } = open()
  await fillIn()
  unmount()
  for (const other of [{ reference: 'TT-2222222' }, { direction: 'out' }]) {
    const { unmount } = open(other)
    expect(values()).toEqual(empty)
    unmount()
  }
})

test('it can be dropped', async () => {
  const first = open()
  const user = await fillIn()
  first.unmount()
  const second = open()
  await user.click(screen.getByRole('button', { name: 'Drop it' }))
  expect(values()).toEqual(empty)
  expect(screen.queryByText(again)).toBeNull()
  second.unmount()
  open()
  expect(values()).toEqual(empty)
})

/** Types and sends, and the page is gone. */
async function send(options: Options = {}) {
  const { unmount } = open(options)
  const user = await fillIn()
  await user.click(screen.getByRole('button', { name: 'Note it' }))
  leave(unmount)
  return user
}

test('an accepted form is forgotten: the desk leads on', async () => {
  await send()
  goTo(`${page}?done=8&at=abc`)
  open()
  expect(values()).toEqual(empty)
})

test('a form that was sent and not accepted is there after the sign-in', async () => {
  await send()
  goTo('/desk/sign-in?to=%2Fdesk')
  render(<DraftsAtSignIn isForgotten={false} />).unmount()
  goTo(`${page}?at=abc`)
  open()
  expect(values()).toEqual(filled)
})

test('a form that never arrived is there after a reload, whatever led to its page', async () => {
  goTo(`${page}?done=7&at=abc`)
  await send()
  open()
  expect(values()).toEqual(filled)
})

test('a refused form keeps what was typed, also for a later page', async () => {
  const refuse: DeskFormAction = async (_, form) => ({
    problem: 'No.',
    values: Object.fromEntries([...form].map(([name, value]) => [name, String(value)])),
  })
  const { unmount } = open({ action: refuse })
  const user = await fillIn()
  await user.click(screen.getByRole('button', { name: 'Note it' }))
  await screen.findByText('No.')
  await waitFor(() => expect(values()).toEqual(filled))
  await user.type(screen.getByLabelText('Note'), ' Twice.')
  unmount()
  goTo(`${page}?at=def`)
  open()
  expect(values()).toEqual(['500', 'mpesa', 'Rang twice. Twice.', false])
})

test('what was done since is asked about: the form still says what was seen when it was typed', async () => {
  const seenBy = (container: HTMLElement) => container.querySelector<HTMLInputElement>('[name=seen]')?.value
  const first = open({ seen: '7' })
  await fillIn()
  first.unmount()
  const { container, unmount } = open({ seen: '9', amount: '300' })
  expect(values()).toEqual(filled)
  expect(seenBy(container)).toBe('7')
  unmount()
  // What it had seen was undone.
  expect(seenBy(open({ seen: '6' }).container)).toBe('6')
})

test('what is stored by now is not shown as typed', async () => {
  const first = open()
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Amount'), '500')
  first.unmount()
  const second = open({ amount: '500' })
  expect(screen.queryByText(again)).toBeNull()
  second.unmount()
  open({ amount: '700' })
  expect(values()[0]).toBe('700')
})

test('a browser that is not signed in neither shows nor keeps nor forgets anything', async () => {
  const first = open()
  await fillIn()
  first.unmount()
  const stored = JSON.stringify(localStorage)
  const form = (
    <WithoutDrafts>
      <DeskForm action={noAnswer} hidden={{ reference: 'TT-7K4Q2P9', direction: 'in' }} button="Note it">
        <Field name="amount" label="Amount" />
      </DeskForm>
    </WithoutDrafts>
  )
  const { unmount } = render(form)
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '')
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Amount'), '1')
  await user.click(screen.getByRole('button', { name: 'Note it' }))
  leave(unmount)
  expect(JSON.stringify(localStorage)).toBe(stored)
})

test('only so much is kept, the newest', async () => {
  for (const index of Array.from({ length: 60 }).keys()) {
    const { unmount } = open({ reference: `TT-${index}` })
    const note = screen.getByLabelText('Note') as HTMLTextAreaElement
    const user = userEvent.setup()
    await user.click(note)
    await user.paste('x'.repeat(4000))
    unmount()
  }
  expect(String(localStorage.getItem('desk')).length).toBeLessThan(201_000)
  open({ reference: 'TT-59' })
  expect(values()[2]).toHaveLength(4000)
})

test('without storage, and with what an earlier version stored, the form works', async () => {
  localStorage.setItem('desk', '{"TT-7K4Q2P9 text":"Dear Ann"}')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const sent = vi.fn()
  open({
    action: async (_, form) => {
      sent(form.get('amount'))
      return { values: {}, done: { text: 'Noted.', lines: [] } }
    },
  })
  const user = await fillIn()
  await user.click(screen.getByRole('button', { name: 'Note it' }))
  await screen.findByText('Noted.')
  expect(sent).toHaveBeenCalledWith('500')
})
