// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { replaceLostPictures } from '@/components/layout/early/replace-lost-pictures'

test('a picture that does not load is replaced by the placeholder, once, in whatever size it was asked for', () => {
  replaceLostPictures('/images/placeholder.jpg')
  const picture = document.body.appendChild(new Image())
  picture.srcset = '/lion.jpg 420w, /lion.jpg 640w'
  picture.src = '/lion.jpg'
  picture.dispatchEvent(new Event('error'))
  expect([picture.getAttribute('src'), picture.srcset]).toEqual(['/images/placeholder.jpg', ''])
  picture.src = '/also-lost.jpg'
  picture.dispatchEvent(new Event('error'))
  expect(picture.getAttribute('src')).toBe('/also-lost.jpg')
})
