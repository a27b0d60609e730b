import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { OfficeMap } from '@/app/contact/_components/office-map'

const embedUrl = 'about:blank#embed'
const mapUrl = 'https://maps.example.com/office'

function open() {
  render(
    <OfficeMap embedUrl={embedUrl} mapUrl={mapUrl} notice="Loads only when you ask for it.">
      <p>Drawn map</p>
    </OfficeMap>,
  )
  return userEvent.setup()
}

test('before a click there is a drawing and a plain link, and nothing is loaded from elsewhere', () => {
  open()
  expect(screen.getByText('Drawn map')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the map on its own page' }).getAttribute('href')).toBe(mapUrl)
  expect(document.querySelector('iframe')).toBeNull()
})

test('a click puts the map in its place and takes the focus there; the link stays', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Show the map' }))
  const map = screen.getByTitle('Map of where to find us')
  expect(map.getAttribute('src')).toBe(embedUrl)
  expect(document.activeElement).toBe(map)
  expect(screen.queryByText('Drawn map')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Open the map on its own page' })).toBeTruthy()
})
