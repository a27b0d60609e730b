import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NothingListed, RemoveMissing } from '@/app/shortlist/_components/saved-on-device'

test('a trip that is no longer offered leaves the list of this device', () => {
  localStorage.setItem('shortlist', '7,901')
  render(
    <>
      <NothingListed title="No trips" text="Save one." />
      <RemoveMissing ids={[901, 902]} />
    </>,
  )
  expect(screen.getByRole('heading').textContent).toBe('One trip is saved on this device')
  expect(localStorage.getItem('shortlist')).toBe('7')
})
