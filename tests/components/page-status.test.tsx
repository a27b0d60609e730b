import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PageStatus } from '@/components/layout/page-status'
import { installFakeClock } from '../support/fake-clock'

installFakeClock()

/** Clicks a link as the browser would, which then loads its page. */
function follow(link: React.ReactElement, options: MouseEventInit = {}) {
  render(
    <>
      {link}
      <PageStatus />
    </>,
  )
  fireEvent.click(screen.getByRole('link'), options)
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const label = (text: string) => screen.queryByText(text)

test.each([
  ['/itineraries/6', 'Loading safari adventure details...'],
  ['/itineraries', 'Discovering amazing adventures...'],
  ['/itineraries?type=luxury', 'Discovering Luxury packages...'],
])('a link to %s that takes long says what is loading', (href, text) => {
  follow(<a href={href}>On</a>)
  expect(screen.queryByRole('progressbar', { name: 'Loading the page' })).not.toBeNull()
  expect(label(text)).toBeNull()
  wait(400)
  expect(label(text)).not.toBeNull()
})

test.each(['pageshow', 'pointerdown', 'keydown'])('at %s the page that was left is there again', (event) => {
  follow(<a href="/itineraries">On</a>)
  wait(400)
  fireEvent(window, new Event(event))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(label('Discovering amazing adventures...')).toBeNull()
})

test('a page that never comes gives this one back', () => {
  follow(<a href="/itineraries">On</a>)
  wait(400)
  wait(20_000)
  expect(label('Discovering amazing adventures...')).toBeNull()
})

test.each([
  [
    'in another tab',
    <a key="1" href="/itineraries">
      On
    </a>,
    { ctrlKey: true },
  ],
  [
    'with a target',
    <a key="2" href="/itineraries" target="_blank" rel="noreferrer">
      On
    </a>,
    {},
  ],
  [
    'to a file',
    <a key="3" href="/book/dates.ics">
      On
    </a>,
    {},
  ],
  [
    'to a download',
    <a key="4" href="/privacy" download>
      On
    </a>,
    {},
  ],
  [
    'to another site',
    <a key="5" href="https://wa.me/254700000000">
      On
    </a>,
    {},
  ],
  [
    'to a part of the page',
    <a key="6" href="#main">
      On
    </a>,
    {},
  ],
  [
    'that a script follows',
    <a key="7" href="/itineraries" onClick={(event) => event.preventDefault()}>
      On
    </a>,
    {},
  ],
])('a link %s says nothing', (_name, link, options) => {
  follow(link, options)
  wait(400)
  expect(screen.queryByRole('progressbar')).toBeNull()
})
