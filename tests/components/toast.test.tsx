import { act, render, screen } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showToast } from '@/components/ui/toast'
import { ToastRegion } from '@/components/ui/toast-region'
import { installFakeClock, setupUser, wait } from '../support/fake-clock'

const sent = {
  title: 'Booking Submitted',
  description: "We'll contact you via email or phone to confirm your booking!",
}
const failed = { title: 'Error', description: 'Failed to submit booking', isDestructive: true }

const lifetime = 6000
// In ms: sonner removes a toast after this.
const leaving = 500

installFakeClock()

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
const close = () => screen.getByRole('button', { name: 'Close' })

async function tabToClose() {
  const user = setupUser()
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(close())
  return user
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

  it('has six seconds to read it', async () => {
    await say(sent)
    await wait(lifetime - 100)
    expect(isShown()).toBe(true)
    await wait(leaving)
    expect(isShown()).toBe(false)
  })

  it('sees one message at a time: a new one takes the place of the last, with six seconds of its own', async () => {
    await say(sent)
    await wait(lifetime - 500)
    await say(failed)
    await wait(leaving)
    expect(isShown()).toBe(false)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    await wait(lifetime - leaving - 200)
    expect(screen.getByText(failed.description)).toBeDefined()
  })

  it('is told twice when the same thing happens twice', async () => {
    await say(failed)
    await wait(lifetime + leaving)
    expect(isShown(failed)).toBe(false)
    await say(failed)
    expect(isShown(failed)).toBe(true)
  })

  it('keeps it by pointing at it, until the pointer leaves', async () => {
    const user = setupUser()
    await say(sent)
    await user.hover(screen.getByText(sent.title))
    await wait(lifetime * 3)
    expect(isShown()).toBe(true)
    await user.unhover(screen.getByText(sent.title))
    await wait(lifetime + leaving)
    expect(isShown()).toBe(false)
  })

  it('keeps it by tabbing to it, until focus leaves', async () => {
    await say(sent)
    await tabToClose()
    await wait(lifetime * 3)
    expect(isShown()).toBe(true)
    act(() => close().blur())
    await wait(lifetime + leaving)
    expect(isShown()).toBe(false)
  })

  it('closes it, and it does not come back', async () => {
    await say(sent)
    await setupUser().click(close())
    await wait(leaving)
    expect(isShown()).toBe(false)
    await wait(lifetime)
    expect(isShown()).toBe(false)
  })

  it('closes it with the keyboard and moves on at once, and it does not come back', async () => {
    await say(sent)
    const user = await tabToClose()
    await user.keyboard('{Enter}')
    act(() => close().blur())
    await wait(leaving)
    expect(isShown()).toBe(false)
  })
})

it('without a connection still says that the form failed, though the toaster cannot be loaded, and can be closed', async () => {
  vi.resetModules()
  vi.doMock('@/components/ui/toaster', () => {
    throw new Error('offline')
  })
  const { ToastRegion } = await import('@/components/ui/toast-region')
  const { showToast } = await import('@/components/ui/toast')
  render(<ToastRegion />)
  act(() => showToast(failed))
  await vi.waitFor(() => expect(screen.getByText(failed.title)).toBeDefined())
  await setupUser().click(close())
  expect(isShown(failed)).toBe(false)
  vi.doUnmock('@/components/ui/toaster')
})
