import { render, screen } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { vi } from 'vitest'
import { NavMenu } from '@/components/layout/nav-menu'
import { isPopoverOpen } from './popover'

const destinations = (
  <>
    <p>Where to?</p>
    <a href="#kenya">Kenya</a>
  </>
)
const menus = [
  { label: 'Destinations', paths: ['/destinations', '/itineraries'], isWide: true, panel: destinations },
  { label: 'About Us', paths: ['/about', '/teams'], isWide: false, panel: <a href="#story">Our Story</a> },
]

export function Page() {
  return (
    <>
      <NavMenu menus={menus} />
      <input aria-label="Search" />
    </>
  )
}

export const button = (name: string) => screen.getByRole('button', { name })
export const isOpen = (name: string) => isPopoverOpen(button(name))

export function openPage(pathname = '/') {
  vi.mocked(usePathname).mockReturnValue(pathname)
  return render(<Page />)
}
