'use client'
import { type ReactNode, useState } from 'react'
import { ReceiptNote } from '@/components/form/receipt-note'
import type { Contacts } from '@/components/form/send-failure'
import { buttonLook } from '@/components/ui/button'
import { usePart } from '@/components/ui/use-part'
import { mailtoHref } from '@/lib/content/contact-links'
import { donationInquiry } from '@/lib/forms/donation-inquiry'

const loadDialog = () =>
  import('./donation-interest-dialog').then(({ DonationInterestDialog }) => DonationInterestDialog)

type Props = {
  donationType: string
  title: string
  /** Whom to reach when the dialog cannot be loaded or sent. */
  contacts: Contacts
  tone: 'outline' | 'ink' | 'sun'
  children: ReactNode
}

/** Opens the donation-interest dialog, and keeps the receipt when that has closed; without JavaScript it leads to the same form in the page. */
export function DonateButton({ donationType, title, contacts, tone, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [reference, setReference] = useState<string>()
  // Offline: a mail can be written now and sent later.
  const dialog = usePart(loadDialog, () => window.location.assign(mailtoHref(contacts.email, title)))
  const Dialog = dialog.part

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-busy={dialog.busy}
        onPointerEnter={dialog.ahead}
        onFocus={dialog.ahead}
        onClick={() => dialog.want(() => setIsOpen(true))}
        className={buttonLook({ tone, className: 'noscript:hidden print:hidden' })}
      >
        {children}
      </button>
      <span className="hidden noscript:block">
        <a href="#interest" className={buttonLook({ tone })}>
          {children}
        </a>
      </span>
      {reference && <ReceiptNote reference={reference} next={donationInquiry.next} whatsapp={contacts.whatsapp} />}
      {Dialog && (
        <Dialog
          type={donationType}
          title={title}
          contacts={contacts}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onSent={setReference}
        />
      )}
    </>
  )
}
