// Suggestions load when the box is entered, and Enter searches.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { SearchBox } from '@/components/itinerary/search-box/search-box'
import type { SuggestionRow } from '@/lib/search/suggest'

const rows: SuggestionRow[] = [
  [0, 'Ol Pejeta', '3 trips', 'laikipia', ''],
  [0, 'Zanzibar', '2 trips', 'sansibar,spice island', ''],
  [1, 'Gorillas', '4 trips', 'silverback', ''],
  [4, 'Bwindi Gorilla Trek', 'Uganda, 4 days', '', 15],
  [5, 'Gorilla permits', 'Before you go', '', '/before-you-go#'],
]
const answers = vi.fn(async () => Response.json(rows))

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', answers)
})

function open() {
  const sent = vi.fn((event) => event.preventDefault())
  render(
    <form onSubmit={sent}>
      <label htmlFor="search">Search</label>
      <SearchBox id="search" name="query" />
      <button type="submit">Go</button>
    </form>,
  )
  return { sent, box: screen.getByLabelText<HTMLInputElement>('Search') }
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const opened = () => screen.findByRole('listbox', { name: 'Suggestions' })

async function openWith(text: string) {
  const page = open()
  await userEvent.type(page.box, text)
  await opened()
  return page
}

test('what was typed before React is there is suggested for without a further key', async () => {
  const page = document.createElement('div')
  const box = <SearchBox id="search" name="query" aria-label="Search" />
  page.innerHTML = renderToString(box)
  document.body.append(page)
  const typed = screen.getByLabelText<HTMLInputElement>('Search')
  typed.focus()
  typed.value = 'zanz'
  render(box, { container: page, hydrate: true })
  await opened()
  await screen.findByRole('group', { name: 'Places' })
  expect(options()).toEqual(['Search for ‘zanz’', 'Zanzibar 2 trips'])
  expect(typed.value).toBe('zanz')
})

test('suggestions are loaded once, when the box is entered', async () => {
  const { box } = open()
  expect(answers).not.toHaveBeenCalled()
  await userEvent.type(box, 'gor')
  await opened()
  await screen.findByRole('group', { name: 'Animals' })
  expect(answers).toHaveBeenCalledTimes(1)
  expect(options()).toEqual([
    'Search for ‘gor’',
    'Gorillas 4 trips',
    'Bwindi Gorilla Trek Uganda, 4 days',
    'Gorilla permits Before you go',
  ])
  within(screen.getByRole('group', { name: 'Animals' })).getByRole('option')
  expect(screen.getByRole('status').textContent).toBe('3 suggestions')
})

test('an answer opens its place and searches for nothing', async () => {
  const { box, sent } = await openWith('permits')
  const left = vi.fn()
  box.addEventListener('leave', left)
  const assign = vi.fn()
  vi.stubGlobal('location', { href: location.href, assign })
  await userEvent.click(await screen.findByRole('option', { name: /Gorilla permits/ }))
  expect(assign).toHaveBeenCalledExactlyOnceWith('/before-you-go#gorilla-permits')
  expect([left.mock.calls.length, sent.mock.calls.length]).toEqual([1, 0])
  expect(box.value).toBe('permits')
})

test('with nothing to suggest it says that Enter searches', async () => {
  await openWith('qqqq')
  expect(options()).toEqual(['Search for ‘qqqq’'])
  expect(screen.getByRole('status').textContent).toBe('No suggestions. Press Enter to search.')
})

test('Enter searches for what is typed, and it is offered again', async () => {
  const { box, sent } = await openWith('zan')
  await userEvent.keyboard('{Enter}')
  expect(sent).toHaveBeenCalledTimes(1)
  expect(box.value).toBe('zan')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await userEvent.clear(box)
  await opened()
  expect(options()).toContain('zan ')
})

test('a search that is sent before the suggestions have come stays without them until somebody types on', async () => {
  let answer = (_: Response) => {}
  answers.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  const { box, sent } = open()
  await userEvent.type(box, 'zan{Enter}')
  expect(sent).toHaveBeenCalledTimes(1)
  answer(Response.json(rows))
  expect(await screen.findByRole('combobox')).toBe(box)
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.type(box, 'z')
  await opened()
})

test('an arrow highlights a suggestion, which the box names, and Enter fills the search', async () => {
  const { box, sent } = await openWith('spice')
  await userEvent.keyboard('{ArrowDown}')
  const chosen = screen.getByRole('option', { name: /Zanzibar/ })
  expect(box.getAttribute('aria-activedescendant')).toBe(chosen.id)
  await userEvent.keyboard('{Enter}')
  expect(box.value).toBe('Zanzibar')
  expect(sent).toHaveBeenCalledTimes(1)
})

test('Escape and Tab close the list and change nothing', async () => {
  const { box, sent } = await openWith('gor')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box.value).toBe('gor')
  await userEvent.type(box, 'i')
  await opened()
  await userEvent.keyboard('{ArrowDown}{Tab}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(box.value).toBe('gori')
  expect(sent).not.toHaveBeenCalled()
})

test('without an answer it stays a plain field', async () => {
  answers.mockImplementationOnce(async () => Response.json({ error: 'Not now.' }, { status: 503 }))
  const { box, sent } = open()
  await userEvent.type(box, 'gor{Enter}')
  expect(sent).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('listbox')).toBeNull()
  fireEvent.blur(box)
  box.blur()
  box.focus()
  await opened()
})
