import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { Gallery } from '@/components/sections/gallery'
import { isLeftToBrowser } from '../support/left-to-browser'
import { installModalDialog, pressEscape } from '../support/modal-dialog'

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

describe('the gallery', () => {
  test('names each picture by its place and what it shows, and links to its file', () => {
    render(<Gallery pictures={four} />)
    const names = screen.getAllByRole('link').map((one) => one.getAttribute('aria-label'))
    expect(names).toEqual(places.map((alt, index) => `Open picture ${index + 1} of 4: ${alt}`))
    expect(link(2)).toHaveProperty('pathname', '/images/1.jpg')
  })

  test('a visitor opens the picture that was chosen, with its caption and count', async () => {
    await open(2)
    expect(shown()).toBe('Rhino at Lake Nakuru2 / 4')
    expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledOnce()
  })

  test('a click for a new tab stays a link', () => {
    render(<Gallery pictures={four} />)
    expect(isLeftToBrowser(link(1), { ctrlKey: true })).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([1, 2, 3, 5, 6, 7, 8])('works with %i pictures', async (count) => {
    const pictures = Array.from({ length: count }, (_, index) => ({
      src: `/images/${index}.jpg`,
      alt: `Place ${index + 1}`,
    }))
    const { dialog } = await open(count, pictures)
    expect(shown()).toBe(`Place ${count}${count} / ${count}`)
    expect(within(dialog).queryAllByRole('button', { name: /picture$/ })).toHaveLength(count > 1 ? 2 : 0)
  })
})

describe('the lightbox', () => {
  test('Next goes through all pictures and wraps to the first', async () => {
    const { user } = await open(3)
    const next = screen.getByRole('button', { name: 'Next picture' })
    await user.click(next)
    expect(shown()).toBe('Elephant in Amboseli4 / 4')
    await user.click(next)
    expect(shown()).toBe('Balloons over the Mara1 / 4')
  })

  test('Previous wraps from the first to the last', async () => {
    const { user } = await open(1)
    await user.click(screen.getByRole('button', { name: 'Previous picture' }))
    expect(shown()).toBe('Elephant in Amboseli4 / 4')
  })

  test('the arrow keys do the same, both ways round', async () => {
    const { user } = await open(1)
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(shown()).toBe('Flamingos at Naivasha3 / 4')
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(shown()).toBe('Rhino at Lake Nakuru2 / 4')
  })

  test('only the picture in view is there for a screen reader', async () => {
    const { user, dialog } = await open(1)
    await user.keyboard('{ArrowRight}')
    expect(
      within(dialog)
        .getAllByRole('img')
        .map((picture) => picture.getAttribute('alt')),
    ).toEqual(['Rhino at Lake Nakuru'])
  })

  test('a swipe to the left is Next, to the right Previous, and a short one nothing', async () => {
    const { dialog } = await open(1)
    const stage = within(dialog).getByRole('img')
    const swipe = (from: number, to: number) => {
      touch(stage, 'pointerdown', from)
      touch(stage, 'pointermove', to)
      touch(stage, 'pointerup', to)
    }
    swipe(300, 100)
    expect(shown()).toBe('Rhino at Lake Nakuru2 / 4')
    swipe(100, 300)
    swipe(100, 300)
    expect(shown()).toBe('Elephant in Amboseli4 / 4')
    swipe(100, 108)
    expect(shown()).toBe('Elephant in Amboseli4 / 4')
  })

  test('Close gives the focus back to the picture that was opened', async () => {
    const { user } = await open(2)
    await user.keyboard('{ArrowRight}')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(link(2))
  })

  test('Escape closes it too, and a second picture can be opened', async () => {
    const { user } = await open(2)
    await act(async () => pressEscape())
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(link(4))
    expect(shown()).toBe('Elephant in Amboseli4 / 4')
  })

  test('keys do nothing to it once it is closed', async () => {
    const { user } = await open(1)
    await act(async () => pressEscape())
    await user.keyboard('{ArrowRight}')
    await user.click(link(1))
    await screen.findByRole('status')
    expect(shown()).toBe('Balloons over the Mara1 / 4')
  })
})
