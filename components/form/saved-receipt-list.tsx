import { ReceiptText } from 'lucide-react'
import { useEffect } from 'react'
import { textLinkStyles } from '@/components/ui/text-link'
import { FactList } from './fact-list'
import { ChangeRequest } from './receipt-note'
import { removeOldReceipts, removeReceipt, useSavedReceipts } from './saved-receipts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

export default function SavedReceiptList({ page }: { page: string }) {
  const receipts = useSavedReceipts(page)
  useEffect(removeOldReceipts, [])
  if (receipts.length === 0) return null
  return (
    <section aria-label="Sent from this device" className="mb-8 grid gap-2 print:hidden">
      {receipts.map(({ reference, changePath, at, title, facts, email, next }) => (
        <details key={reference} className="rounded-panel border border-line bg-white px-5">
          <summary className="flex min-h-tap cursor-pointer items-center gap-2.5 py-3 font-semibold">
            <ReceiptText className="size-5 shrink-0 text-leaf" strokeWidth={1.9} />
            <span>
              {reference}, sent {day.format(at)}
            </span>
          </summary>
          <p className="font-head text-card">{title}</p>
          <FactList facts={facts} className="mt-3 border-t-2" />
          <p className="mt-3 max-w-form font-serif">
            {next} The answer goes to {email}.
          </p>
          <p className="mb-2 flex flex-wrap gap-x-6">
            <ChangeRequest path={changePath} />
            <button type="button" onClick={() => removeReceipt(reference)} className={textLinkStyles()}>
              Remove it from this device
            </button>
          </p>
        </details>
      ))}
    </section>
  )
}
