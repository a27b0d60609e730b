import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ActionBar } from '@/app/itineraries/[id]/_components/action-bar'
import { stubView } from '../support/view'

it('comes when a busy browser tells of the button in view and of the scroll at once', () => {
  document.body.innerHTML = '<a id="hero-quote" href="/book">Ask for a quote</a>'
  stubView(true, false)
  render(<ActionBar>From US$ 2,450</ActionBar>)
  expect(screen.getByRole('complementary', { hidden: true }).hasAttribute('inert')).toBe(false)
})
