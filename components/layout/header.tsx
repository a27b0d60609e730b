import { ChevronDown, Heart, Menu, Phone, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { ContactLink } from '@/components/sections/contact-link'
import { Container } from '@/components/sections/section'
import { WhatsAppMark } from '@/components/ui/brand-marks'
import { buttonStyles } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Logo } from '@/components/ui/logo'
import { telHref, whatsappHref } from '@/lib/content/contact-links'
import { toShownContacts } from '@/lib/content/contacts'
import { readContactDetails } from '@/lib/content/queries'
import { menus } from '@/lib/content/site'
import { config } from '@/lib/platform/config'
import { isUnavailable } from '@/lib/platform/unavailable'
import { hasThumbnails, MenuPanel } from './menu-panel'
import { MenuButton, MobileDrawer } from './mobile-drawer'
import { NavPanel } from './nav-dropdown'
import { NavLink } from './nav-link'
import { NavMenu } from './nav-menu'
import { ShortlistLink } from './shortlist-link'

// Rendered on the server, to keep the icons out of the scripts.
const chevron = <ChevronDown className="size-[1.125rem] transition-transform duration-base" />
const icons = {
  menu: <Menu className="size-6" />,
  close: <X className="size-6" />,
  heart: <Heart className="size-5 fill-ember text-ember" />,
}
const home = (
  <Link href="/" aria-label={`${config.brand}, home`} className="mr-auto inline-flex min-h-tap items-center">
    <Logo brand={config.brand} />
  </Link>
)

export function Header() {
  return (
    <header className="sticky short:relative top-0 z-header bg-paper [box-shadow:inset_0_-1px_theme(colors.line.DEFAULT)] noscript:max-md:static max-md:[body:has([data-action-bar])_&]:relative print:hidden">
      <Container className="relative flex min-h-header-sm items-center gap-1 md:min-h-header md:gap-2 lg:gap-5">
        {home}
        <ShortlistLink icon={icons.heart} keepsCopies={config.offlineCopies} />
        <TalkLinks className="talk-links" />
        <NavMenu menus={menus.map(({ id, label, paths }) => ({ id, label, paths }))} chevron={chevron} />
        <MenuButton icon={icons.menu} />
      </Container>
      <PlainMenu />
    </header>
  )
}

/** Menus and drawer. At the end of the HTML, so that the page paints before they are parsed. */
export function Menus() {
  return (
    <>
      {menus.map(({ id, label, links }) => (
        <NavPanel key={id} id={id} label={label} isWide={hasThumbnails(links)}>
          <MenuPanel links={links} />
        </NavPanel>
      ))}
      <MobileDrawer closeIcon={icons.close} home={home}>
        <DrawerLinks>
          <TalkLinks className="links mt-1 flex flex-wrap justify-between gap-x-4 font-semibold [&>a]:gap-2" />
        </DrawerLinks>
      </MobileDrawer>
    </>
  )
}

/** Replaces the Menu button where there is no JavaScript. */
function PlainMenu() {
  const links = [{ href: '/', label: 'Home' }, ...menus.flatMap(({ links }) => links)]
  return (
    <noscript>
      <nav aria-label="Pages" className="border-line border-t px-gutter py-2 md:hidden">
        <ul className="links grid grid-cols-2 gap-x-4 font-semibold">
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <TalkLinks className="links flex gap-x-4 font-semibold [&>a]:gap-2" />
      </nav>
    </noscript>
  )
}

const marks = {
  phone: <Phone className="size-5 shrink-0" strokeWidth={1.9} />,
  whatsapp: <WhatsAppMark />,
}

/** Phone and WhatsApp. While the database is down, the numbers come from the settings. */
async function TalkLinks({ className }: { className: string }) {
  const { phone, whatsapp } = await readContacts()
  if (!phone && !whatsapp) return null
  return (
    <p className={className}>
      <ContactLink href={telHref(phone)}>
        {marks.phone}
        <span>{phone}</span>
      </ContactLink>
      <ContactLink href={whatsappHref(whatsapp)}>
        {marks.whatsapp}
        <span>WhatsApp</span>
      </ContactLink>
    </p>
  )
}

async function readContacts() {
  try {
    return await readContactDetails()
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return toShownContacts({})
  }
}

/** `children` stand below the button at the bottom. */
function DrawerLinks({ children }: { children?: ReactNode }) {
  return (
    <>
      <nav
        aria-label="Menu"
        className="links flex-auto overflow-y-auto overscroll-contain px-5 pb-6 font-head text-card [&_a[aria-current]]:text-ember [&_li]:grid [&_li]:min-h-12 [&_li]:border-line [&_li]:border-b"
      >
        <ul>
          <li>
            <NavLink href="/">Home</NavLink>
          </li>
        </ul>
        {menus.map(({ drawerLabel, links }) => (
          <div key={drawerLabel}>
            <p aria-hidden="true" className="pt-6 pb-1 font-sans text-label text-ink-soft">
              {drawerLabel}
            </p>
            <ul aria-label={drawerLabel}>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <NavLink href={href}>{label}</NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="shrink-0 border-line border-t px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        <Link href="/book" className={buttonStyles({ className: 'w-full' })}>
          Book Your Safari
        </Link>
        {children}
      </div>
    </>
  )
}
