import { act, render, screen } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, describe, expect, it, vi } from 'vitest'
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

describe('a traveller who has sent a form', () => {
  it('finds a polite live region with nothing in it before anything happens', () => {
    const { container } = render(<ToastRegion />)
    const region = container.querySelector('[aria-live=polite]')
    expect(region?.childElementCount).toBe(0)
  })

  it('reads how it ended, the very first time too, in a polite live region', async () => {
    render(<ToastRegion />)
    await say(sent)
    expect(screen.getByText(sent.title).closest('[aria-live=polite]')).not.toBeNull()
    expect(screen.getByText(sent.description)).toBeDefined()
  })

  it('has six seconds to read it', async () => {
    render(<ToastRegion />)
    await say(sent)
    await wait(lifetime - 100)
    expect(screen.getByText(sent.title)).toBeDefined()
    await wait(leaving)
    expect(screen.queryByText(sent.title)).toBeNull()
  })

  it('sees one message at a time: a new one takes the place of the last, with six seconds of its own', async () => {
    render(<ToastRegion />)
    await say(sent)
    await wait(lifetime - 500)
    await say(failed)
    await wait(leaving)
    expect(screen.queryByText(sent.title)).toBeNull()
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    await wait(lifetime - leaving - 200)
    expect(screen.getByText(failed.description)).toBeDefined()
  })

  it('is told twice when the same thing happens twice', async () => {
    render(<ToastRegion />)
    await say(failed)
    await wait(lifetime + leaving)
    expect(screen.queryByText(failed.title)).toBeNull()
    await say(failed)
    expect(screen.getByText(failed.title)).toBeDefined()
  })

  it('keeps it by pointing at it, until the pointer leaves', async () => {
    render(<ToastRegion />)
    const user = setupUser()
    await say(sent)
    await user.hover(screen.getByText(sent.title))
    await wait(lifetime * 3)
    expect(screen.getByText(sent.title)).toBeDefined()
    await user.unhover(screen.getByText(sent.title))
    await wait(lifetime + leaving)
    expect(screen.queryByText(sent.title)).toBeNull()
  })

  it('keeps it by tabbing to it, until focus leaves', async () => {
    render(<ToastRegion />)
    const user = setupUser()
    await say(sent)
    await user.tab()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
    await wait(lifetime * 3)
    expect(screen.getByText(sent.title)).toBeDefined()
    act(() => screen.getByRole('button', { name: 'Close' }).blur())
    await wait(lifetime + leaving)
    expect(screen.queryByText(sent.title)).toBeNull()
  })

  it('closes it, and it does not come back', async () => {
    render(<ToastRegion />)
    const user = setupUser()
    await say(sent)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await wait(leaving)
    expect(screen.queryByText(sent.title)).toBeNull()
    await wait(lifetime)
    expect(screen.queryByText(sent.title)).toBeNull()
  })

  it('closes it with the keyboard and moves on at once, and it does not come back', async () => {
    render(<ToastRegion />)
    const user = setupUser()
    await say(sent)
    await user.tab()
    await user.tab()
    await user.keyboard('{Enter}')
    act(() => screen.getByRole('button', { name: 'Close' }).blur())
    await wait(leaving)
    expect(screen.queryByText(sent.title)).toBeNull()
  })
})

describe('a traveller who lost the connection', () => {
  it('still reads that the form failed, though the toaster cannot be loaded, and can close it', async () => {
    vi.resetModules()
    vi.doMock('@/components/ui/toaster', () => {
      throw new Error('offline')
    })
    const { ToastRegion } = await import('@/components/ui/toast-region')
    const { showToast } = await import('@/components/ui/toast')
    render(<ToastRegion />)
    act(() => showToast(failed))
    await vi.waitFor(() => expect(screen.getByText(failed.title)).toBeDefined())
    await setupUser().click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(failed.title)).toBeNull()
    vi.doUnmock('@/components/ui/toaster')
  })
})
