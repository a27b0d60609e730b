import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { isMobileDevice, type ShareNetwork, shareHref } from '@/app/itineraries/[id]/_components/share-networks'
import { qrCode } from '@/components/layout/print'
import { shareHashtags } from '@/lib/content/notices'

const share = {
  url: 'https://tembo.example.com/itineraries/7',
  title: 'Mara & Amboseli: 7 days',
  hashtags: ['TemboTrails', 'Safari', 'Kenya'],
  image: 'https://tembo.example.com/images/trips/mara.jpg',
}

function target(network: ShareNetwork, given: Parameters<typeof shareHref>[1] = share) {
  const { protocol, host, pathname, searchParams } = new URL(shareHref(network, given, false))
  return { at: `${protocol}//${host}${pathname}`, query: Object.fromEntries(searchParams) }
}

const { url, title, image } = share
test.each<[ShareNetwork, at: string, query: Record<string, string>]>([
  ['facebook', 'https://www.facebook.com/sharer/sharer.php', { u: url, quote: title, hashtag: '#TemboTrails' }],
  ['x', 'https://twitter.com/intent/tweet', { url, text: title, hashtags: 'TemboTrails,Safari,Kenya' }],
  ['whatsapp', 'https://web.whatsapp.com/send', { text: `${title} ${url}` }],
  ['pinterest', 'https://pinterest.com/pin/create/button/', { url, media: image, description: title }],
  ['vk', 'https://vk.com/share.php', { url, title, image }],
  ['weibo', 'https://service.weibo.com/share/share.php', { url, title, pic: image }],
  ['workplace', 'https://work.facebook.com/sharer.php', { u: url, quote: title, hashtag: '#TemboTrails' }],
])('%s gets what it shows of a trip', (network, at, query) => expect(target(network)).toEqual({ at, query }))

test('an e-mail has the title as its subject, with spaces that a mail client reads', () => {
  expect(shareHref('email', share, false)).toBe(
    'mailto:?subject=Mara%20%26%20Amboseli%3A%207%20days&body=https%3A%2F%2Ftembo.example.com%2Fitineraries%2F7',
  )
})

test.each<[ShareNetwork, query: Record<string, string>]>([
  ['pinterest', { url, description: title }],
  ['weibo', { url, title }],
  ['x', { url, text: title }],
  ['facebook', { u: url, quote: title }],
])('%s gets nothing of a picture and of hashtags that a trip does not have', (network, query) => {
  expect(target(network, { ...share, image: undefined, hashtags: [] }).query).toEqual(query)
})

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15'
test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Mobile/15E148', 5, true],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Mobile Safari/537.36', 5, true],
  ['an Android tablet', 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Safari/537.36', 10, true],
  ['an iPad, which says it is a Mac', mac, 5, true],
  ['a Mac', mac, 0, false],
  ['a Windows laptop with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0', 10, false],
])('%s counts as mobile or not', (_device, userAgent, maxTouchPoints, expected) => {
  expect(isMobileDevice({ userAgent, maxTouchPoints })).toBe(expected)
})

test('hashtags are the brand, Safari and the country, without a sign that would end them, and none twice', () => {
  expect(shareHashtags('Tembo Trails', 'Kenya')).toEqual(['TemboTrails', 'Safari', 'Kenya'])
  expect(shareHashtags('O’Hara & Söhne', 'Safari')).toEqual(['OHaraSöhne', 'Safari'])
})

test('the strokes of the path cover exactly the dark modules, inside the quiet zone', () => {
  const text = 'https://tembo.test/itineraries/6'
  const { size, path } = qrCode(text)
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  let [x, y] = [0, 0]
  for (const [, move, across, down, length] of path.matchAll(/([Mm])(\d+) (\d+)h(\d+)/g)) {
    const [fromX, fromY] = move === 'M' ? [0, 0] : [x, y]
    ;[x, y] = [fromX + Number(across) + Number(length), fromY + Number(down)]
    for (let at = x - Number(length); at < x; at += 1) (drawn[y] ?? [])[at] = true
  }
  expect(drawn).toEqual(encode(text, { border: 4, ecc: 'M' }).data)
})
