'use client'
import { useEffect, useState } from 'react'
import { ReceiptNote } from '@/components/form/receipt-note'
import { readApplicationReceipt } from '@/lib/forms/application-receipt'

/** Shown when an application was just sent from here; opened directly, the page has no reference (decision 69). */
export function ApplicationReference({ whatsapp }: { whatsapp: string }) {
  const [reference, setReference] = useState<string | null>(null)
  useEffect(() => setReference(readApplicationReceipt()), [])
  if (!reference) return null
  return <ReceiptNote reference={reference} whatsapp={whatsapp} />
}
