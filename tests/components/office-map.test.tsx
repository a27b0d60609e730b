import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { OfficeMap } from '@/app/contact/_components/office-map'

const embedUrl = 'about:blank#embed'
const mapUrl = 'https://maps.example.com/office'

test('nothing is loaded from elsewhere before a click, which puts the map in its place; the link stays', async () => {
  render(
    <OfficeMap embedUrl={embedUrl} mapUrl={mapUrl} notice="Loads only when you ask for it.">
      <p>Drawn map</p>
    </OfficeMap>,
  )
  const link = () => screen.getByRole('link', { name: 'Open the map on its own page' })
  expect(screen.getByText('Drawn map')).toBeTruthy()
  expect(link().getAttribute('href')).toBe(mapUrl)
  expect(document.querySelector('iframe')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show the map' }))
  const map = screen.getByTitle('Map of where to find us')
  expect(map.getAttribute('src')).toBe(embedUrl)
  expect(document.activeElement).toBe(map)
  expect(screen.queryByText('Drawn map')).toBeNull()
  expect(link()).toBeTruthy()
})
