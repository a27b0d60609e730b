import { cacheLife } from 'next/cache'
import { Container } from '@/components/sections/section'
import { FacebookMark, InstagramMark, XMark } from '@/components/ui/brand-marks'
import { Link } from '@/components/ui/link'
import { Logo } from '@/components/ui/logo'
import { mailtoHref, telHref } from '@/lib/content/contact-links'
import { toContacts } from '@/lib/content/contacts'
import { isShownAddress } from '@/lib/content/is-shown'
import { readContactDetails, readCredentials, readTextGroup } from '@/lib/content/queries'
import { brandBlurb, footerColumns, legalLinks } from '@/lib/content/site'
import { config } from '@/lib/platform/config'
import { isUnavailable } from '@/lib/platform/unavailable'
import { ErrorStatus } from './error-status'

/** While the database is down it uses the default texts, so that a page can still report it. */
export async function Footer() {
  try {
    return (
      <FooterOfPage
        contacts={await readContactDetails()}
        blurb={(await readTextGroup('site')).brandBlurb}
        credentials={await readCredentials()}
      />
    )
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return (
      <>
        <FooterOfPage contacts={toContacts({})} blurb={brandBlurb} credentials={[config.licence].filter(Boolean)} />
        <ErrorStatus error={error} />
      </>
    )
  }
}

type Props = { contacts: Awaited<ReturnType<typeof readContactDetails>>; blurb: string; credentials: string[] }

function FooterOfPage({ contacts: { phone, emails, postalAddress }, blurb, credentials }: Props) {
  const socials = [
    { label: 'Facebook', href: config.social.facebook, Icon: FacebookMark },
    { label: 'Instagram', href: config.social.instagram, Icon: InstagramMark },
    { label: 'X', href: config.social.x, Icon: XMark },
  ].filter(({ href }) => isShownAddress(href))
  const { brand } = config
  return (
    <footer className="on-dark bg-night pt-[clamp(2rem,4vw,3.5rem)] pb-8 max-lg:[body:has([data-action-bar])_&]:pb-28 text-night-mist print:hidden">
      <Container>
        <div className="grid grid-cols-2 gap-x-column gap-y-5 md:grid-cols-[2fr_1fr_1fr_1.6fr] md:gap-y-9">
          <div className="col-span-2 md:col-span-1">
            <Link href="/" aria-label={`${brand}, home`} className="inline-flex min-h-tap items-center text-paper">
              <Logo brand={brand} />
            </Link>
            <p className="mt-3 max-w-96 font-serif text-body">{blurb}</p>
            <ul className="mt-4 flex flex-wrap gap-2 empty:hidden">
              {socials.map(({ label, href, Icon }) => (
                <li key={label}>
                  <a
                    href={href}
                    aria-label={label}
                    className="grid size-tap place-items-center rounded-control bg-night-lift text-paper transition-colors duration-quick hover:bg-night-line"
                  >
                    <Icon />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {footerColumns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="mb-1.5 font-bold text-paper">{title}</h2>
              <ul className="links">
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className="col-span-2 md:col-span-1">
            <h2 className="mb-1.5 font-bold text-paper">Contact</h2>
            <address className="not-italic leading-relaxed">
              <ul className="links">
                {phone && (
                  <li>
                    <a href={telHref(phone)}>{phone}</a>
                  </li>
                )}
                {[emails.reservations, emails.sales].filter(Boolean).map((email) => (
                  <li key={email}>
                    <a href={mailtoHref(email)}>{email}</a>
                  </li>
                ))}
                {postalAddress && <li className="pt-2.5">{postalAddress}</li>}
                {!phone && !emails.reservations && (
                  <li>
                    <Link href="/contact">Write to us</Link>
                  </li>
                )}
                {credentials.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </address>
          </div>
        </div>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-night-line md:mt-8 border-t pt-4 text-small">
          <p>
            &copy; <CurrentYear /> {brand}. All rights reserved.
          </p>
          <ul className="flex flex-wrap gap-x-4">
            {legalLinks.map(({ href, label }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="inline-flex min-h-tap items-center underline underline-offset-2 hover:text-paper"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  )
}

async function CurrentYear() {
  'use cache'
  cacheLife('days')
  return new Date().getFullYear()
}
