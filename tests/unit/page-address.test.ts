import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctAddress } from '@/lib/http/page-address'

const quote = '/quote/aB3_-aB3_-aB3_-aB3_-aB3_-aB3_-aB3_-aB3_-aB_'
const link = '/desk/link/lead~TT-AB12~20800~aB3_-aB3_-aB3_-aB3_-aB3_-aB3_-aB3_-aB3_-aB-'

test.each([
  ['/book.', '/book'],
  ['/book,', '/book'],
  ['/book)', '/book'],
  ['/book!', '/book'],
  ['/book>', '/book'],
  ['/book%3E', '/book'],
  ['/book%253E', '/book'],
  ['/book"', '/book'],
  ['/book%22', '/book'],
  ['/book%E2%80%9D.', '/book'],
  ['/book%E2%80%8B', '/book'],
  ['/book%20', '/book'],
  ['/book**', '/book'],
  ['/book&gt;', '/book'],
  ['/book/', '/book'],
  ['/book/.', '/book'],
  ['/book./', '/book'],
  ['/BOOK', '/book'],
  ['/Itineraries?query=Big%20Five.', '/itineraries?query=Big%20Five.'],
  ['/Itineraries?', '/itineraries?'],
  ['/itineraries/07', '/itineraries/7'],
  ['/itineraries/%D9%A7', '/itineraries/7'],
  ['/itineraries//7', '/itineraries/7'],
  ['/itineraries/7.?adults=2', '/itineraries/7?adults=2'],
  ['/Itineraries/07/Reviews/stars-4,', '/itineraries/7/reviews/stars-4'],
  ['/Community/Wild-Olive-School/', '/community/wild-olive-school'],
  ['//about', '/about'],
  ['//about//', '/about'],
  ['http://example.org/About', '/about'],
  ['/)', '/'],
  ['//', '/'],
  [`${quote}.`, quote],
  [`/Quote${quote.slice(6)}%3E`, quote],
  [`${link}).`, link],
  [`${link.replace('link', 'Link')}?done=7`, `${link}?done=7`],
  ['/desk/leads/tt-ab12.', '/desk/leads/TT-AB12'],
  ['/Desk/', '/desk'],
])('%s leads to %s', (written, right) => {
  expect(correctAddress(written)).toBe(right)
  expect(correctAddress(right)).toBeNull()
})

test.each([
  '/',
  '/book',
  '/itineraries/7?adults=2',
  quote,
  link,
  '/no-such-page.',
  '//evil.example',
  '//evil.example/',
  '/.//evil.example',
  '/%2f%2fevil.example',
  '/%5c',
  '/itineraries/0',
  '/itineraries/7x',
  '/itineraries/99999999999.',
  '/community/no-such.',
  '/quote/short.',
  '/api/claims.',
  '/API/claims',
  '/sitemap.xml',
  '/images/trips.',
  '/_next/static/x.',
  '/itineraries/7%0A',
  '/%',
  '/a/../book',
  '/itineraries/%37?adults=2',
  link.replaceAll('~', '%7E'),
  'http://example.org/about',
  '*',
])('%s leads nowhere else', (url) => expect(correctAddress(url)).toBeNull())

test('it leads to a path of this site, and from there nowhere else', () => {
  const parts = fc.constantFrom(
    '/',
    '//',
    'book',
    'BOOK',
    'itineraries',
    '07',
    '%2f',
    '%5c',
    '\\',
    '.',
    '..',
    '%',
    '@',
    '?',
    '#',
  )
  const urls = fc.array(fc.oneof(parts, fc.string({ maxLength: 3 }))).map((all) => `/${all.join('')}`)
  fc.assert(
    fc.property(urls, (url) => {
      const right = correctAddress(url)
      if (right === null) return
      expect(new URL(right, 'http://localhost').origin).toBe('http://localhost')
      expect(right).toMatch(/^\/(?![/\\])/)
      expect(correctAddress(right)).toBeNull()
    }),
    { numRuns: 2000 },
  )
})

// Rendered in the place of another page, or with the key of a row, which may end in any character.
const isOwn = (path: string) => !/\/(for-party|for-trip|invited|\[key\])$/.test(path)
const examples: Record<string, string> = {
  id: '7',
  part: '13',
  slug: 'wild-olive-school',
  reference: 'TT-AB12',
  token: quote.slice('/quote/'.length),
}

test.each(
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file}`.replace(/\/page\.tsx$|\/\([^)]*\)/g, ''))
    .filter(isOwn),
)('%s/ leads to that page', (route) => {
  const path = route.replace(/\[(\w+)\]/g, (_, name: string) => examples[name] ?? name) || '/'
  expect(correctAddress(`${path}/.`)).toBe(path)
})
