'use client'
import { type ReactNode, useState } from 'react'
import { ReceiptNote } from '@/components/form/receipt-note'
import type { Contacts } from '@/components/form/send-failure'
import { buttonLook } from '@/components/ui/button'
import { mailtoHref } from '@/lib/content/contact-links'
import { donationInquiry } from '@/lib/forms/donation-inquiry'
import type { DonationInterestDialog } from './donation-interest-dialog'

const loadDialog = () => import('./donation-interest-dialog')

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
  const [Dialog, setDialog] = useState<typeof DonationInterestDialog>()
  const preload = () => void loadDialog().catch(() => {})

  async function handleOpen() {
    try {
      const { DonationInterestDialog } = await loadDialog()
      setDialog(() => DonationInterestDialog)
      setIsOpen(true)
    } catch {
      // Offline: a mail can be written now and sent later.
      window.location.href = mailtoHref(contacts.email, title)
    }
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={handleOpen}
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
