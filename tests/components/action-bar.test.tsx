import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ActionBar } from '@/app/itineraries/[id]/_components/action-bar'
import { stubView } from '../support/view'

beforeEach(() => {
  document.body.innerHTML = '<a id="hero-quote" href="/book">Ask for a quote</a>'
})

const bar = () => screen.getByRole('complementary', { hidden: true })

it('stays away while the button of the hero is in view', () => {
  stubView(true)
  render(<ActionBar>From US$ 2,450</ActionBar>)
  expect(bar().hasAttribute('inert')).toBe(true)
})

it('comes when a busy browser tells of the button in view and of the scroll at once', () => {
  stubView(true, false)
  render(<ActionBar>From US$ 2,450</ActionBar>)
  expect(bar().hasAttribute('inert')).toBe(false)
})
