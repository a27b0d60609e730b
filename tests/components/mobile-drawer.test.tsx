import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { usePathname } from 'next/navigation'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { DrawerLinks } from '@/components/layout/drawer-links'
import { MenuButton, MobileDrawer } from '@/components/layout/mobile-drawer'
import { menus } from '@/lib/content/site'
import { takeConsoleErrors } from '../support/console-guard'
import { installMatchMedia } from '../support/match-media'
import { installModalDialog } from '../support/modal-dialog'

function Page() {
  return (
    <>
      <MenuButton icon={null} />
      <MobileDrawer closeIcon={null} home={<a href="#home">Tembo Trails</a>}>
        <DrawerLinks />
      </MobileDrawer>
    </>
  )
}

const menuButton = () => screen.getByRole('button', { name: 'Menu' })
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function openDrawer() {
  const user = userEvent.setup()
  render(<Page />)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(menuButton())
  return { user, drawer: await screen.findByRole('dialog', { name: 'Menu' }) }
}

beforeEach(() => {
  installModalDialog()
  installMatchMedia()
  vi.mocked(usePathname).mockReturnValue('/teams')
})

it('a traveller on a phone finds every link of the wide menu under its three groups, and is told which page they are on', async () => {
  const { drawer } = await openDrawer()
  const lists = within(drawer).getAllByRole('list')
  const groups = lists.map((list) => list.getAttribute('aria-label'))
  expect(groups).toEqual([null, 'Destinations', 'About Us', 'Community & Support'])
  const links = within(drawer).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Tembo Trails', '#home'],
    ['Home', '/'],
    ...menus.flatMap(({ links }) => links.map(({ label, href }) => [label, href])),
    ['Book Your Safari', '/book'],
  ])
  const current = [...drawer.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)
  expect(current).toEqual(['Meet The Team'])
})

it.each<[string, (drawer: HTMLElement) => HTMLElement]>([
  ['with the Close button', (drawer) => within(drawer).getByRole('button', { name: 'Close' })],
  [
    'by following a link, even one to the page they are on',
    (drawer) => within(drawer).getByRole('link', { name: 'Meet The Team' }),
  ],
])('a traveller on a phone closes it %s', async (_, find) => {
  const { user, drawer } = await openDrawer()
  const target = find(drawer)
  // jsdom cannot follow links.
  if (target.matches('a')) target.addEventListener('click', (event) => event.preventDefault())
  await user.click(target)
  await expectClosed()
})

it('a traveller who turns the phone loses the drawer that was opened before React was there', async () => {
  installMatchMedia('min-width')
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(<Page />)
  page.querySelector('dialog')?.showModal()
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy()
  render(<Page />, { container: page, hydrate: true })
  await expectClosed()
  // In development React complains of the attribute that the browser set.
  expect(takeConsoleErrors()).toHaveLength(1)
})
