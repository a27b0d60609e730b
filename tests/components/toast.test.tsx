import { act, render, screen } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { showToast, ToastRegion } from '@/components/ui/toast'
import { screens } from '@/lib/design/screens'
import { installFakeClock, setupUser, wait } from '../support/fake-clock'
import { installMatchMedia } from '../support/match-media'

const sent = {
  title: 'Booking Submitted',
  description: "We'll contact you via email or phone to confirm your booking!",
}
const failed = { title: 'Error', description: 'Failed to submit booking', isDestructive: true }

const lifetime = 6000
type User = ReturnType<typeof setupUser>
// In ms: sonner removes a toast after this.
const leaving = 500

installFakeClock()

beforeEach(() => void installMatchMedia())

// sonner calls it on a swipe, and jsdom does not have it.
HTMLElement.prototype.setPointerCapture = () => undefined

afterEach(async () => {
  toast.dismiss()
  await wait(leaving)
})

async function say(message: Parameters<typeof showToast>[0]) {
  act(() => showToast(message))
  await act(() => import('@/components/ui/toaster'))
  await wait(50)
}

const isShown = ({ title } = sent) => screen.queryByText(title) !== null
const isShownAfter = async (ms: number, message = sent) => {
  await wait(ms)
  return isShown(message)
}
const title = () => screen.getByText(sent.title)
const close = () => screen.getByRole('button', { name: 'Close' })

async function tabToClose(user: User) {
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(close())
}

describe('a traveller who has sent a form', () => {
  let container: HTMLElement
  beforeEach(() => {
    container = render(<ToastRegion />).container
  })

  it('reads how it ended, the very first time too, in a polite live region that was there before', async () => {
    const region = container.querySelector('[aria-live=polite]')
    expect(region?.childElementCount).toBe(0)
    await say(sent)
    expect(screen.getByText(sent.title).closest('[aria-live=polite]')).not.toBeNull()
    expect(screen.getByText(sent.description)).toBeDefined()
  })

  it('sees one message at a time: a new one takes the place of the last, with six seconds of its own', async () => {
    await say(sent)
    await wait(lifetime - 500)
    await say(failed)
    expect(await isShownAfter(leaving)).toBe(false)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    await wait(lifetime - leaving - 200)
    expect(screen.getByText(failed.description)).toBeDefined()
  })

  // By the media query that places the receipt, which is in rem: larger text has the narrow layout on a wide screen.
  it.each([
    ['at the foot, in the narrow layout, away from the titles of page and receipt', [], 'bottom'],
    ['at the foot, in the wide layout', [`min-width: ${screens.lg}`], 'bottom'],
  ])('sees it %s', async (_, matching, place) => {
    installMatchMedia(...matching)
    await say(sent)
    expect(title().closest('[data-sonner-toaster]')?.getAttribute('data-y-position')).toBe(place)
  })

  it.each([
    ['above the button when no field is to be corrected', 'button', 'top'],
    ['below the field that is to be corrected', 'input', 'bottom'],
  ])('sees in the narrow layout that sending failed %s', async (_, focused, place) => {
    const element = document.body.appendChild(document.createElement(focused))
    onTestFinished(() => element.remove())
    element.focus()
    await say(failed)
    const toaster = screen.getByText(failed.title).closest('[data-sonner-toaster]')
    expect(toaster?.getAttribute('data-y-position')).toBe(place)
  })

  it('has six seconds to read it, and is told again when the same thing happens again', async () => {
    await say(failed)
    expect(await isShownAfter(lifetime - 100, failed)).toBe(true)
    expect(await isShownAfter(leaving, failed)).toBe(false)
    await say(failed)
    expect(isShown(failed)).toBe(true)
  })

  it.each([
    ['pointing at it', (user: User) => user.hover(title()), (user: User) => user.unhover(title())],
    ['tabbing to it', tabToClose, async () => act(() => close().blur())],
  ])('keeps it by %s, until they leave it', async (_, come, leave) => {
    const user = setupUser()
    await say(sent)
    await come(user)
    expect(await isShownAfter(lifetime * 3)).toBe(true)
    await leave(user)
    expect(await isShownAfter(lifetime + leaving)).toBe(false)
  })

  it.each([
    ['a click', (user: User) => user.click(close())],
    [
      'the keyboard, and moves on at once',
      async (user: User) => {
        await tabToClose(user)
        await user.keyboard('{Enter}')
        act(() => close().blur())
      },
    ],
  ])('closes it with %s, and it does not come back', async (_, press) => {
    await say(sent)
    await press(setupUser())
    expect(await isShownAfter(leaving)).toBe(false)
    expect(await isShownAfter(lifetime)).toBe(false)
  })
})

it('without a connection still says that the form failed, though the toaster cannot be loaded, and can be closed', async () => {
  vi.resetModules()
  vi.doMock('@/components/ui/toaster', () => {
    throw new Error('offline')
  })
  const { showToast, ToastRegion } = await import('@/components/ui/toast')
  render(<ToastRegion />)
  act(() => showToast(failed))
  await vi.waitFor(() => expect(screen.getByText(failed.title)).toBeDefined())
  await setupUser().click(close())
  expect(isShown(failed)).toBe(false)
  vi.doUnmock('@/components/ui/toaster')
})
