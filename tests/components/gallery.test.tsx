import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { Gallery } from '@/components/sections/gallery'
import { isLeftToBrowser } from '../support/left-to-browser'
import { installModalDialog } from '../support/modal-dialog'

const places = ['Balloons over the Mara', 'Rhino at Lake Nakuru', 'Flamingos at Naivasha', 'Elephant in Amboseli']
const four = places.map((alt, index) => ({ src: `/images/${index}.jpg`, alt }))

const link = (position: number, count = 4) =>
  screen.getByRole('link', { name: new RegExp(`^Open picture ${position} of ${count}: `) })
const shown = () => screen.getByRole('status').textContent

/** jsdom 26 has no PointerEvent. */
function touch(element: Element, type: string, clientX: number) {
  const event = new MouseEvent(type, { bubbles: true, clientX })
  fireEvent(element, Object.assign(event, { pointerId: 1, isPrimary: true }))
}

async function open(position: number, pictures = four) {
  const user = userEvent.setup()
  render(<Gallery pictures={pictures} />)
  await user.click(link(position, pictures.length))
  const dialog = await screen.findByRole('dialog')
  return { user, dialog }
}

beforeEach(installModalDialog)

test('the gallery names each picture by its place and what it shows, and links to its file, which may open in a new tab', () => {
  render(<Gallery pictures={four} />)
  const names = screen.getAllByRole('link').map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual(places.map((alt, index) => `Open picture ${index + 1} of 4: ${alt}`))
  expect(link(2)).toHaveProperty('pathname', '/images/1.jpg')
  expect(isLeftToBrowser(link(1), { ctrlKey: true })).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([1, 2, 5, 8])('the gallery opens the last of %i pictures, with its caption and count', async (count) => {
  const pictures = Array.from({ length: count }, (_, index) => ({
    src: `/images/${index}.jpg`,
    alt: `Place ${index + 1}`,
  }))
  const { dialog } = await open(count, pictures)
  expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledOnce()
  expect(shown()).toBe(`Place ${count}${count} / ${count}`)
  expect(within(dialog).queryAllByRole('button', { name: /picture$/ })).toHaveLength(count > 1 ? 2 : 0)
})

test('the lightbox goes on and back by its buttons and the arrow keys, round and round', async () => {
  const { user, dialog } = await open(3)
  const seen: (string | null)[] = []
  for (const name of ['Next picture', 'Next picture', 'Previous picture']) {
    await user.click(screen.getByRole('button', { name }))
    seen.push(shown())
  }
  expect(seen).toEqual(['Elephant in Amboseli4 / 4', 'Balloons over the Mara1 / 4', 'Elephant in Amboseli4 / 4'])
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(shown()).toBe('Rhino at Lake Nakuru2 / 4')
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(shown()).toBe('Flamingos at Naivasha3 / 4')
  // Only the picture in view is there for a screen reader.
  const pictures = within(dialog).getAllByRole('img')
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(['Flamingos at Naivasha'])
})

test('in the lightbox a swipe to the left is Next, to the right Previous, and a short one nothing', async () => {
  const { dialog } = await open(1)
  const stage = within(dialog).getByRole('img')
  const swipe = (from: number, to: number) => {
    touch(stage, 'pointerdown', from)
    touch(stage, 'pointermove', to)
    touch(stage, 'pointerup', to)
    return shown()
  }
  expect(swipe(300, 100)).toBe('Rhino at Lake Nakuru2 / 4')
  expect(swipe(100, 300)).toBe('Balloons over the Mara1 / 4')
  expect(swipe(100, 300)).toBe('Elephant in Amboseli4 / 4')
  expect(swipe(100, 108)).toBe('Elephant in Amboseli4 / 4')
})
