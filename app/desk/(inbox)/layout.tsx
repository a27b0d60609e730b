import type { ReactNode } from 'react'
import { signOut, signOutOthers } from '@/lib/desk/sign-in-actions'
import { DeskForm } from '../_components/desk-form'

const pages = [
  { href: '/desk', label: 'Requests' },
  { href: '/desk/leads/new', label: 'Enter one' },
  { href: '/desk/reviews', label: 'Reviews' },
  { href: '/desk/month', label: 'The month' },
  { href: '/desk/money', label: 'Money' },
  { href: '/desk/content', label: 'Content' },
  { href: '/desk/ready', label: 'Ready to open?' },
]

/** Has no data: each page asks requireDesk() itself. */
export default function InboxLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <nav aria-label="Desk" className="taps">
        {pages.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
      {children}
      <footer className="taps">
        <DeskForm action={signOut} button="Sign out" tone="quiet" />
        <a href="/desk/sign-ins">Who is signed in</a>
        <DeskForm summary="Sign out all others" action={signOutOthers} button="Sign out all others" tone="danger">
          <p>For a phone that was lost. It ends the desk on all other phones and computers, also of colleagues.</p>
        </DeskForm>
      </footer>
    </>
  )
}
