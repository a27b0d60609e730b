// What our pages already say to a message that is being written.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { questionIn } from '@/app/contact/_components/early-answers'
import { submitContactMessage } from '@/lib/leads/actions'
import { contactMessage } from '../support/factories'
import { field, fill, forms, loadAhead, press, received } from '../support/forms'
import { nextTask } from '../support/next-task'

const visa = {
  page: 'Before you go',
  heading: 'Visas',
  text: 'You need a visa.',
  url: 'https://a.test/before-you-go#visas',
}
const asked: URL[] = []
let answer = async (): Promise<unknown> => ({ answers: [visa] })

beforeEach(() => {
  localStorage.clear()
  asked.length = 0
  answer = async () => ({ answers: [visa] })
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    asked.push(new URL(address, 'https://a.test'))
    const body = await answer()
    if (signal.aborted) throw signal.reason
    return { ok: true, json: async () => body }
  })
  render(forms.contact_message)
})

afterEach(() => void vi.useRealTimers())

const queries = () => asked.map(({ searchParams }) => searchParams.get('query'))
const shown = () => screen.queryByText('Perhaps this already answers it:')

/** In one go, and then the field is left, or not. */
async function write(label: 'Subject' | 'Message', text: string, { isLeft = true } = {}) {
  fireEvent.focus(field(label))
  fireEvent.input(field(label), { target: { value: text } })
  if (isLeft) await act(async () => void fireEvent.blur(field(label)))
}

test.each([
  ['Hello. Do I need a visa? Thank you.', 'Do I need a visa?'],
  ['We have two questions.\nIs it cold? And is 5.30 a.m. early?', 'And is 5.30 a.m. early?'],
  ['We come in July', 'Visas'],
  ['Can you call me on +254 722 000 000?', ''],
  ['Is ana@example.com on your list?', ''],
  [`${'Is it far '.repeat(30)}?`, `${'Is it far '.repeat(10)}`],
])('of "%s" the question is "%s"', (message, question) => expect(questionIn('Visas', message)).toBe(question))

test('an answer shows below the message when the field is left, and leads to its page without losing what was typed', async () => {
  await write('Subject', 'Papers')
  await write('Message', 'We look forward to it. Do we need a visa?')
  expect(queries()).toEqual(['Papers', 'Do we need a visa?'])
  expect(asked.map(({ searchParams }) => searchParams.get('draft'))).toEqual(['1', '1'])
  await nextTask()
  expect(screen.getByRole('link', { name: 'Before you go, Visas' }).getAttribute('href')).toBe('/before-you-go#visas')
  expect(shown()?.getAttribute('role')).toBe('status')
  cleanup()
  render(forms.contact_message)
  expect(field('Message').value).toBe('We look forward to it. Do we need a visa?')
})

test('an answer shows a second after the last letter, once for each question', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await write('Message', 'Do we need a vi', { isLeft: false })
  await act(() => vi.advanceTimersByTimeAsync(900))
  await write('Message', 'Do we need a visa?', { isLeft: false })
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(queries()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(101))
  expect(shown()).not.toBeNull()
  await write('Message', 'Do we need a visa? Thanks')
  expect(queries()).toEqual(['Do we need a visa?'])
})

test('nothing moves while a finger is down, as on the button below', async () => {
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Send message' }))
  await write('Message', 'Do we need a visa?')
  expect(queries()).toEqual(['Do we need a visa?'])
  await nextTask()
  expect(shown()).toBeNull()
  fireEvent.pointerUp(window)
  expect(await screen.findByText('Perhaps this already answers it:')).toBeTruthy()
})

test('an answer is on the page before a tap can begin, not between the two halves of one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await write('Message', 'Do we need a visa?')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  // What React renders later comes after this task.
  const end = new Promise((resolve) => setImmediate(resolve))
  vi.advanceTimersByTime(1)
  await end
  expect(shown()).not.toBeNull()
})

test('sending waits for no answer, and none comes after it', async () => {
  await loadAhead()
  let finish = (_: unknown) => {}
  answer = () => new Promise((resolve) => (finish = resolve))
  vi.mocked(submitContactMessage).mockResolvedValue(received)
  fill({ ...contactMessage })
  await write('Message', 'Do we need a visa for Uganda?')
  await press('Send message')
  expect(submitContactMessage).toHaveBeenCalledOnce()
  await act(async () => finish({ answers: [visa] }))
  await nextTask()
  expect(shown()).toBeNull()
})

test('without a connection or an answer the form is as it was', async () => {
  answer = async () => ({ answers: [] })
  await write('Message', 'Is there a piano?')
  await nextTask()
  expect(shown()).toBeNull()
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await write('Message', 'Do we need a visa?')
  await nextTask()
  expect(shown()).toBeNull()
  answer = async () => ({ answers: [visa] })
  await write('Message', 'Do we need a visa? ')
  await nextTask()
  expect(queries()).toEqual(['Is there a piano?', 'Do we need a visa?', 'Do we need a visa?'])
  expect(shown()).not.toBeNull()
})
