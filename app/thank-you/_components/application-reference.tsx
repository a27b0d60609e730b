'use client'
import { ReceiptNote } from '@/components/form/receipt-note'
import { useSavedReceipts } from '@/components/form/saved-receipts'

const lately = 30 * 60 * 1000

/** Opened directly, the page has no reference (decision 69). */
export function ApplicationReference({ whatsapp }: { whatsapp: string }) {
  const [newest] = useSavedReceipts('/volunteer')
  if (!newest || Date.now() - newest.at > lately) return null
  return <ReceiptNote reference={newest.reference} changePath={newest.changePath} whatsapp={whatsapp} />
}
