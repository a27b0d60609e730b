// Receipts of what was sent from this device, for a month, so that a reload or a closed phone costs nobody the reference.
import { useKeptText } from '@/components/ui/kept-text'
import type { Fact } from '@/lib/forms/form-result'
import { receiptsText } from './receipts-text'

export type KeptReceipt = {
  reference: string
  /** The page of its form. */
  page: string
  /** When it was sent, in milliseconds. */
  at: number
  title: string
  facts: Fact[]
  email: string
  next: string
}

const most = 10
const month = 31 * 24 * 60 * 60_000

export function keepReceipt(receipt: Omit<KeptReceipt, 'at'>) {
  write([{ ...receipt, at: Date.now() }, ...read().filter(({ reference }) => reference !== receipt.reference)])
}

export function removeReceipt(reference: string) {
  write(read().filter((one) => one.reference !== reference))
}

/** Newest first; none on the server. */
export function useKeptReceipts(page: string) {
  return parse(useKeptText(receiptsText)).filter((receipt) => receipt.page === page)
}

const read = () => parse(receiptsText.read())
const write = (all: KeptReceipt[]) => receiptsText.write(all.length > 0 ? JSON.stringify(all.slice(0, most)) : '')

function parse(text: string): KeptReceipt[] {
  try {
    return (JSON.parse(text || '[]') as KeptReceipt[]).filter(({ at }) => Date.now() - at < month)
  } catch {
    // An older version kept something else.
    return []
  }
}
