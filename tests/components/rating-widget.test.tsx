import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { RatingWidget } from '@/components/layout/rating-widget'
import { ratingSandbox } from '@/lib/http/rating-frame'
import { stubView } from '../support/view'

const listingUrl = 'https://listing.example.com/us'

let comeNear: () => void

beforeEach(() => {
  comeNear = stubView(false)
})

const frames = () => document.querySelectorAll<HTMLIFrameElement>('iframe#review-widget')
const link = () => screen.queryByRole('link', { name: 'See our rating on the safari listing' })

function say(source: Window | null | undefined, data: unknown) {
  act(() => void window.dispatchEvent(new MessageEvent('message', { source, data })))
}

test('the rating is a plain link while no widget is configured', () => {
  render(<RatingWidget id={null} sandbox={ratingSandbox} listingUrl={listingUrl} />)
  comeNear()
  expect(link()?.getAttribute('href')).toBe(listingUrl)
  expect(document.querySelector('iframe')).toBeNull()
})

test('it is injected once, also when React runs effects twice and when two places ask for it', () => {
  render(
    <StrictMode>
      <RatingWidget id="review-widget" sandbox={ratingSandbox} listingUrl={listingUrl} />
      <RatingWidget id="review-widget" sandbox={ratingSandbox} listingUrl={listingUrl} />
    </StrictMode>,
  )
  comeNear()
  comeNear()
  expect(frames()).toHaveLength(1)
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
})

test('it comes when it is near, in a frame from where no script reaches the page', () => {
  render(<RatingWidget id="review-widget" sandbox={ratingSandbox} listingUrl={listingUrl} />)
  expect(frames()).toHaveLength(0)
  comeNear()
  expect(frames()[0]?.getAttribute('src')).toBe('/rating')
  expect(frames()[0]?.getAttribute('sandbox')).toContain('allow-scripts')
  expect(frames()[0]?.getAttribute('sandbox')).not.toMatch(/same-origin|top-navigation/)
  expect(document.querySelector('script')).toBeNull()
})

test('it takes the place of the link, at its height, once its script is there, and only by its own word', () => {
  render(<RatingWidget id="review-widget" sandbox={ratingSandbox} listingUrl={listingUrl} />)
  comeNear()
  const own = frames()[0]?.contentWindow
  say(window, { ratingHeight: 200 })
  say(own, { ratingHeight: 'calc(100vh)' })
  expect(link()).not.toBeNull()
  say(own, { ratingHeight: 180 })
  expect(link()).toBeNull()
  expect(frames()[0]?.style.height).toBe('180px')
  say(own, { ratingHeight: 100_000 })
  expect(frames()[0]?.style.height).toBe('600px')
})
