import { expect, test } from 'vitest'
import { noSource, readSource } from '@/lib/submissions/source'

test.each([
  ['host=www.google.co.ke', 'Google', 'google.co.ke'],
  ['host=mail.google.com', 'Gmail', 'mail.google.com'],
  ['host=l.instagram.com', 'Instagram', 'l.instagram.com'],
  ['host=chatgpt.com&utm_source=chatgpt.com', 'ChatGPT', 'chatgpt.com, utm_source=chatgpt.com'],
  [
    'host=mail.google.com&utm_source=newsletter&utm_campaign=gorillas',
    'Newsletter',
    'mail.google.com, utm_source=newsletter, utm_campaign=gorillas',
  ],
  ['host=blog.example.org', 'blog.example.org', 'blog.example.org'],
  ['host=notgoogle.example', 'notgoogle.example', 'notgoogle.example'],
  ['host=&utm_campaign=spring', 'A tagged link', 'utm_campaign=spring'],
])('%s is %s', (kept, source, sourceDetail) => {
  expect(readSource(kept, null)).toEqual({ source, sourceDetail })
})

test('without scripts the address of the form says it', () => {
  expect(readSource(undefined, '/book?itinerary=6&utm_source=safaribookings')).toEqual({
    source: 'SafariBookings',
    sourceDetail: 'utm_source=safaribookings',
  })
  expect(readSource(undefined, '/book?host=evil.example')).toEqual(noSource)
})

test.each([['host='], [''], [{ host: 'x' }], ['host=<script>'], [`host=${'a'.repeat(2000)}`]])(
  '%s says nothing',
  (kept) => {
    expect(readSource(kept, null)).toEqual(noSource)
  },
)

test('nothing of it can be code or longer than its column', () => {
  const { source, sourceDetail } = readSource(
    `host=x.example&utm_source=${encodeURIComponent('=HYPERLINK("x")<b>')}&utm_term=${'y'.repeat(200)}&utm_content=${'z'.repeat(200)}`,
    null,
  )
  expect(source).toBe('HYPERLINKxb')
  expect([
    source.length <= 80,
    sourceDetail.length <= 300,
    /[<>="()]/.test(sourceDetail.replaceAll(/utm_\w+=/g, '')),
  ]).toEqual([true, true, false])
})
