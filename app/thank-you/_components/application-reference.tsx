'use client'
import { ReceiptNote } from '@/components/form/receipt-note'
import { useSavedReceipts } from '@/components/form/saved-receipts'
import { stayLabels } from '@/lib/domain/programmes'

const lately = 30 * 60 * 1000

/** Opened directly, the page has no reference (decision 69). */
export function ApplicationReference({ whatsapp, costs }: { whatsapp: string; costs: string }) {
  const [newest] = useSavedReceipts('/volunteer')
  if (!newest || Date.now() - newest.at > lately) return null
  const stay = newest.facts.filter(([label]) => Object.values(stayLabels).includes(label))
  return (
    <>
      <ul className="mt-4">
        {stay.map(([label, value]) => (
          <li key={label}>
            {label}: <b className="font-bold">{value}</b>
          </li>
        ))}
      </ul>
      <p className="mt-1 max-w-[34rem]">{costs}</p>
      <ReceiptNote reference={newest.reference} changePath={newest.changePath} whatsapp={whatsapp} />
    </>
  )
}
