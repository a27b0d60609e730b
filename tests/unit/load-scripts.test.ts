// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadScripts, type ScriptFile } from '@/scripts/front/browser/load-scripts'

const files: ScriptFile[] = [
  ['/_next/static/a.js', 'sha256-a', ''],
  ['/_next/static/b.js', 'sha256-b', '_R_'],
]
const scripts = () => [...document.head.querySelectorAll('script')]
let paint = () => {}

// jsdom has no paints.
class Painter {
  constructor(seen: (list: { getEntriesByName: () => object[] }) => void) {
    paint = () => seen({ getEntriesByName: () => [{}] })
  }
  observe() {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', Painter)
  // jsdom counts as a page in the background.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the files are fetched once the page is painted, with their hashes and ids', () => {
  loadScripts(files)
  expect(scripts()).toHaveLength(0)
  paint()
  expect(scripts().map(({ src, integrity, id }) => [new URL(src).pathname, integrity, id])).toEqual(files)
  expect(scripts().every((script) => script.hasAttribute('async'))).toBe(true)
  vi.runAllTimers()
  expect(scripts()).toHaveLength(2)
})

test.each(['decoded', 'lost'] as const)('they wait until the picture of the first view is %s', async (end) => {
  document.body.innerHTML = '<img fetchpriority="high" src="/hero.jpg" alt="">'
  let ends = { decoded() {}, lost() {} }
  // jsdom decodes no pictures.
  const decode = () =>
    new Promise<void>((decoded, reject) => {
      ends = { decoded, lost: () => reject(new Error('lost')) }
    })
  Object.assign(document.images[0] as HTMLImageElement, { decode })
  loadScripts(files)
  paint()
  await vi.advanceTimersByTimeAsync(100)
  expect(scripts()).toHaveLength(0)
  ends[end]()
  await vi.advanceTimersByTimeAsync(100)
  expect(scripts()).toHaveLength(2)
})

test('but for three seconds at most', () => {
  loadScripts(files)
  vi.advanceTimersByTime(2999)
  expect(scripts()).toHaveLength(0)
  vi.advanceTimersByTime(1)
  expect(scripts()).toHaveLength(2)
})

test.each(['pointerdown', 'keydown', 'focusin'])('%s fetches them at once', (touch) => {
  loadScripts(files)
  dispatchEvent(new Event(touch))
  expect(scripts()).toHaveLength(2)
})

test('a page in the background, which is never painted, fetches them at once', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  loadScripts(files)
  expect(scripts()).toHaveLength(2)
})

test('one that is lost is fetched again at the next touch or when the line is back', () => {
  loadScripts(files)
  dispatchEvent(new Event('pointerdown'))
  for (const script of scripts()) script.dispatchEvent(new Event('error'))
  expect(scripts()).toHaveLength(0)
  dispatchEvent(new Event('online'))
  expect(scripts()).toHaveLength(2)
})
