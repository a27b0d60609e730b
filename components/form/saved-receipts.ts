// Kept for a month, so that a reload does not lose the reference.
import { useSavedText } from '@/components/ui/saved-text'
import { msPerDay } from '@/lib/domain/duration'
import type { FormDefinition } from '@/lib/forms/form-definition'
import { type Fact, type Receipt, withMessage } from '@/lib/forms/form-result'
import { receiptsText } from './receipts-text'

type SavedReceipt = {
  reference: string
  /** Receipts of before have none. */
  changePath?: string
  page: string
  trip?: number
  /** Milliseconds since the epoch. */
  at: number
  title: string
  facts: Fact[]
  email: string
  next: string
}

const most = 10
const month = 31 * msPerDay

export function saveReceipt(
  { success, sent, notYet, next }: FormDefinition,
  page: string,
  { reference, facts, replyTime, changePath }: Receipt,
  { email = '', message, itineraryId }: Record<string, string>,
) {
  const receipt: SavedReceipt = {
    reference,
    changePath,
    page,
    trip: Number(itineraryId) || undefined,
    at: Date.now(),
    title: sent ?? success.title,
    facts: withMessage(facts, message),
    email,
    next: [notYet, next?.(replyTime)].filter(Boolean).join(' '),
  }
  write([receipt, ...read().filter((one) => one.reference !== reference)])
}

export function removeReceipt(reference: string) {
  write(read().filter((one) => one.reference !== reference))
}

export function removeOldReceipts() {
  const current = read()
  if (receiptsText.read() !== toText(current)) write(current)
}

export function useSavedReceipts(page: string) {
  return parse(useSavedText(receiptsText)).filter((receipt) => receipt.page === page)
}

const read = () => parse(receiptsText.read())
const toText = (all: SavedReceipt[]) => (all.length > 0 ? JSON.stringify(all.slice(0, most)) : '')
const write = (all: SavedReceipt[]) => receiptsText.write(toText(all))

function parse(text: string): SavedReceipt[] {
  try {
    return (JSON.parse(text || '[]') as SavedReceipt[]).filter(({ at }) => Date.now() - at < month)
  } catch {
    // Data of an older version.
    return []
  }
}
