'use client'
import type { ReactNode } from 'react'
import type { Contacts } from '@/components/form/use-lead-form'
import { buttonStyles } from '@/components/ui/button'
import { useLazyDialog } from '@/components/ui/use-lazy-dialog'
import { mailtoHref } from '@/lib/content/contact-links'

const loadDialog = () =>
  import('./donation-interest-dialog').then(({ DonationInterestDialog }) => DonationInterestDialog)

type Props = {
  donationType: string
  title: string
  contacts: Contacts
  tone: 'outline' | 'ink' | 'sun'
  children: ReactNode
}

/** Without JavaScript a link to the same form in the page. */
export function DonateButton({ donationType, title, contacts, tone, children }: Props) {
  // Offline: a mail can be written now and sent later.
  const { Dialog, opening, close, opener } = useLazyDialog(loadDialog, () =>
    window.location.assign(contacts.email ? mailtoHref(contacts.email, title) : '/contact'),
  )

  return (
    <>
      <button {...opener} type="button" className={buttonStyles({ tone, className: 'noscript:hidden print:hidden' })}>
        {children}
      </button>
      <span className="hidden noscript:block">
        <a href="#interest" className={buttonStyles({ tone })}>
          {children}
        </a>
      </span>
      {Dialog && <Dialog type={donationType} title={title} contacts={contacts} opening={opening} onClose={close} />}
    </>
  )
}
