// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keepTaps } from '@/components/layout/early/keep-taps'

const page = `
  <p id="tap-status" role="status"></p>
  <main>
    <button type="button" id="map">Show the map</button>
    <a id="picture" href="#picture-file" aria-haspopup="dialog">Open picture 1</a>
    <a id="other" href="#other-file" aria-haspopup="dialog">Open picture 2</a>
    <a id="link" href="/about">About</a>
  </main>`

const find = (id: string) => document.getElementById(id) as HTMLElement
const isKept = (id: string) => find(id).getAttribute('aria-busy') === 'true'
const status = () => find('tap-status')
const answered: string[] = []

const tap = (id: string) => find(id).click()

let isThere = false

/** React's listener is on the document, so it runs before those on the window. */
function react(event: Event) {
  const control = (event.target as Element).closest('button,a')
  if (!isThere || !control) return
  event.isTaken = true
  event.preventDefault()
  answered.push(control.id)
}

function arrive() {
  isThere = true
  dispatchEvent(new Event('takenover'))
}

beforeAll(() => {
  document.addEventListener('click', react)
  keepTaps()
  // jsdom cannot follow links.
  addEventListener('click', (event) => event.preventDefault())
})

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = page
  answered.length = 0
  isThere = false
})

afterEach(() => {
  dispatchEvent(new Event('pagehide'))
  vi.useRealTimers()
})

test('of what opens over the page only the last one asked for opens', () => {
  tap('picture')
  tap('other')
  expect(isKept('picture')).toBe(false)
  arrive()
  expect(answered).toEqual(['other'])
})

test.each<[string, () => void, string[]]>([
  [
    'a control that React has replaced is found again',
    () => {
      tap('map')
      find('map').outerHTML = '<button type="button" id="map">Show the map</button>'
    },
    ['map'],
  ],
  [
    'a tap that React sees is its own affair',
    () => {
      arrive()
      tap('map')
    },
    ['map'],
  ],
  [
    'a click for a new tab is left to the browser',
    () => find('picture').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true })),
    [],
  ],
  [
    'a page that was left and comes back does nothing of what was tapped before',
    () => {
      tap('map')
      dispatchEvent(new Event('pagehide'))
    },
    [],
  ],
])('%s', (_, happen, expected) => {
  happen()
  arrive()
  expect(answered).toEqual(expected)
  expect(document.querySelector('[aria-busy=true]')).toBeNull()
})

test('what React does not have yet is tried again until it has', () => {
  tap('map')
  dispatchEvent(new Event('takenover'))
  expect(isKept('map')).toBe(true)
  isThere = true
  vi.advanceTimersByTime(100)
  expect(answered).toEqual(['map'])
})

test('a click that React stops, because it does not have the control yet, is kept too', () => {
  const stop = (event: Event) => event.stopPropagation()
  document.addEventListener('click', stop, true)
  tap('map')
  document.removeEventListener('click', stop, true)
  expect(isKept('map')).toBe(true)
})

test('when nothing comes it does not look busy for ever, and a link is followed the next time', () => {
  tap('picture')
  vi.advanceTimersByTime(15_000)
  expect(isKept('picture')).toBe(false)
  expect(status().hasAttribute('data-shown')).toBe(true)
  tap('picture')
  expect(isKept('picture')).toBe(false)
  arrive()
  expect(answered).toEqual([])
})

test('a script of another site that does not come loses no tap', () => {
  tap('map')
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' })
  script.src = 'https://stats.example.com/script.js'
  document.body.append(script)
  script.dispatchEvent(new Event('error'))
  expect(isKept('map')).toBe(true)
  arrive()
  expect(answered).toEqual(['map'])
})
