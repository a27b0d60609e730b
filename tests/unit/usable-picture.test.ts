import { expect, test, vi } from 'vitest'

vi.mock('@/lib/platform/config', () => ({ config: { imageHosts: ['photos.example.com'] } }))

// A file before this one may have loaded it with the real settings.
vi.resetModules()
const { usablePicture } = await import('@/lib/content/usable-picture')

const ours = [
  '/images/trips/mara.jpg',
  '/photos/0123456789abcdef/my%20lion.jpg',
  '/photos/0123456789abcdef/IMG_2%20%281%29.PNG',
]

test.each([...ours, 'https://photos.example.com/mara.jpg'])('%s can be shown', (address) => {
  expect(usablePicture(address)).toBe(address)
})

test.each([
  null,
  '',
  '/images/trips/no-such-file.jpg',
  '/images/../../package.json',
  '/favicon.ico',
  '/photos/../../etc/passwd.jpg',
  '/photos/0123456789abcdef/drawing.svg',
  'images/trips/mara.jpg',
  'https://elsewhere.example.com/mara.jpg',
  'http://photos.example.com/mara.jpg',
  'javascript:alert(1)',
])('%s gives way to the placeholder', (address) => expect(usablePicture(address)).toBeNull())
