// An address that looks like a slip is asked about, and nothing moves under a finger.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { field, fill, forms, press } from '../support/forms'
import { nextTask } from '../support/next-task'

beforeEach(async () => {
  localStorage.clear()
  await import('@/lib/forms/email-slips')
  render(forms.inquiry)
})

const question = () => screen.queryByText('Did you mean', { exact: false })
const asked = () => screen.findByText('Did you mean', { exact: false })

async function leave(address: string) {
  fill({ Email: address })
  await act(async () => void fireEvent.blur(field('Email')))
}

test('a slip is asked about when the field is left, and the answer is taken', async () => {
  await leave('ana@gmial.com')
  await asked()
  await press('ana@gmail.com')
  expect(field('Email').value).toBe('ana@gmail.com')
  expect(question()).toBeNull()
})

test('while the button below is pressed nothing moves it away', async () => {
  fireEvent.pointerDown(screen.getByRole('button', { name: /^Send/ }))
  await leave('ana@gmial.com')
  await nextTask()
  expect(question()).toBeNull()
  fireEvent.pointerUp(window)
  await asked()
})

test('a touch, which leaves the field and clicks in one task, finds the button where it was', async () => {
  fill({ Email: 'ana@gmial.com' })
  await act(async () => {
    fireEvent.blur(field('Email'))
    // The microtasks between two events of one task.
    for (let count = 0; count < 20; count++) await null
    expect(question()).toBeNull()
  })
  await asked()
})
