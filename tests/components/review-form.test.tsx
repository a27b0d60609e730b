import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ReviewForm } from '@/app/itineraries/[id]/_components/review-form'
import { showToast } from '@/components/ui/toast'
import { submitReview } from '@/lib/data/actions'

vi.mock('@/lib/data/actions', () => ({ submitReview: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ showToast: vi.fn() }))

const submit = vi.mocked(submitReview)
const contacts = { phone: '+254 700 000 000', whatsapp: '+254 700 000 000', email: 'reservations@example.com' }

function open() {
  render(<ReviewForm itineraryId={6} contacts={contacts} />)
  return userEvent.setup()
}

const star = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const send = () => screen.getByRole('button', { name: 'Submit Review' })
const sent = (call: number) => Object.fromEntries(submit.mock.calls[call]?.[1] ?? [])

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Name'), 'Otto')
  await user.type(screen.getByLabelText('Comment'), 'Two leopards.')
}

// Loading it on demand can take longer than a test waits.
beforeAll(() => import('@/components/form/resolver'))

beforeEach(() => {
  localStorage.clear()
  window.location.hash = ''
  submit.mockResolvedValue({ ok: true, receipt: { reference: 'R-7', facts: [] } })
})

describe('Write a review', () => {
  test('starts with five stars', () => {
    open()
    expect(star('5 stars').checked).toBe(true)
    expect(screen.getByText('5 of 5')).toBeTruthy()
  })

  test('sends the trip, the name, the stars and the comment', async () => {
    const user = open()
    await fill(user)
    await user.click(star('3 stars'))
    expect(screen.getByText('3 of 5')).toBeTruthy()
    await user.click(send())
    await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce())
    expect(sent(0)).toMatchObject({ itineraryId: '6', userName: 'Otto', rating: '3', comment: 'Two leopards.' })
  })

  test('says thank you, shows the reviews and is empty again', async () => {
    const user = open()
    await fill(user)
    await user.click(star('1 star'))
    await user.click(send())
    await vi.waitFor(() =>
      expect(showToast).toHaveBeenCalledExactlyOnceWith({
        title: 'Review Submitted',
        description: 'Thank you for your feedback!',
      }),
    )
    expect(window.location.hash).toBe('#reviews')
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
    expect(star('5 stars').checked).toBe(true)
  })

  test('what is missing is Required, and nothing is sent', async () => {
    const user = open()
    await user.click(send())
    expect(await screen.findAllByText('Required')).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    expect(submit).not.toHaveBeenCalled()
  })

  test('a failure says so, keeps everything, and the second try sends the same', async () => {
    submit.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const user = open()
    await fill(user)
    await user.click(send())
    await screen.findByText(/everything you wrote is still here/)
    expect(showToast).toHaveBeenCalledWith({
      title: 'Error',
      description: 'Failed to submit review',
      isDestructive: true,
    })
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Otto')
    await user.click(send())
    await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(2))
    expect(sent(1)).toEqual({ ...sent(0), openFor: expect.any(String) })
  })

  test('who has sent too many reads why', async () => {
    submit.mockResolvedValue({ ok: false, message: 'Please try again in 40 minutes, or call us.' })
    const user = open()
    await fill(user)
    await user.click(send())
    await vi.waitFor(() =>
      expect(showToast).toHaveBeenCalledWith({
        title: 'Error',
        description: 'Please try again in 40 minutes, or call us.',
        isDestructive: true,
      }),
    )
  })

  test('a second try carries the key of the first, another view of the form its own', async () => {
    submit.mockResolvedValue({ ok: false })
    const user = open()
    await fill(user)
    await user.click(send())
    await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
    await user.click(send())
    await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(2))
    cleanup()
    const another = open()
    await fill(another)
    await another.click(send())
    await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(3))
    const [first, second, third] = [0, 1, 2].map((index) => sent(index).idempotencyKey)
    expect(first).toMatch(/^\d+-\d+-\d+-\d+$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('the trap is out of reach of people, and what a robot writes into it is sent', async () => {
    const user = open()
    const trap = document.querySelector<HTMLInputElement>('input[name=website]')
    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull()
    expect(trap?.tabIndex).toBe(-1)
    await fill(user)
    if (trap) trap.value = 'https://spam.example'
    await user.click(send())
    await vi.waitFor(() => expect(sent(0).website).toBe('https://spam.example'))
    expect(Number(sent(0).openFor)).toBeGreaterThan(0)
  })
})
