import { fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { RatingWidget } from '@/components/layout/rating-widget'
import { stubView } from '../support/view'

const widget = { src: 'https://reviews.example.com/widget.js', id: 'review-widget' }
const listingUrl = 'https://listing.example.com/us'

let comeNear: () => void

beforeEach(() => {
  comeNear = stubView(false)
})

const injected = () => document.querySelectorAll(`#${widget.id}`)
const script = () => document.querySelector<HTMLScriptElement>(`#${widget.id} script`)
const link = () => screen.queryByRole('link', { name: 'See our rating on the safari listing' })

test('the rating is a plain link while no widget is configured', () => {
  render(<RatingWidget widget={null} listingUrl={listingUrl} />)
  comeNear()
  expect(link()?.getAttribute('href')).toBe(listingUrl)
  expect(document.querySelector('script')).toBeNull()
})

test('its script is injected once, also when React runs effects twice and when two places ask for it', () => {
  render(
    <StrictMode>
      <RatingWidget widget={widget} listingUrl={listingUrl} />
      <RatingWidget widget={widget} listingUrl={listingUrl} />
    </StrictMode>,
  )
  comeNear()
  comeNear()
  expect(injected()).toHaveLength(1)
  expect(document.querySelectorAll('script')).toHaveLength(1)
})

test('its script is fetched when it comes near, and takes the place of the link once its script is there, not blocked', () => {
  render(<RatingWidget widget={widget} listingUrl={listingUrl} />)
  expect(injected()).toHaveLength(0)
  comeNear()
  const loading = script() as HTMLScriptElement
  expect(loading.src).toBe(widget.src)
  fireEvent.error(loading)
  expect(link()).not.toBeNull()
  fireEvent.load(loading)
  expect(link()).toBeNull()
})
