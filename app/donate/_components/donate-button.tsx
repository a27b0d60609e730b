'use client'
import { type ReactNode, useState } from 'react'
import type { Contacts } from '@/components/form/send-failure'
import { buttonLook } from '@/components/ui/button'
import { mailtoHref } from '@/lib/mailto'
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

/** Opens the donation-interest dialog; without JavaScript it is a link that opens the mail client. */
export function DonateButton({ donationType, title, contacts, tone, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
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
        <a href={mailtoHref(contacts.email, title)} className={buttonLook({ tone })}>
          {children}
        </a>
      </span>
      {Dialog && (
        <Dialog
          type={donationType}
          title={title}
          contacts={contacts}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
