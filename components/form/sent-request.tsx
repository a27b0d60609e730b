import { Link } from '@/components/ui/link'
import { msPerDay } from '@/lib/domain/duration'
import { useSavedReceipts } from './saved-receipts'

const week = 7 * msPerDay
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

export default function SentRequest({ trip }: { trip?: number }) {
  const sent = useSavedReceipts('/book').find((receipt) => !trip || receipt.trip === trip)
  if (!sent) return null
  const when = (Date.now() - sent.at < week ? weekday : day).format(sent.at)
  return (
    <Link
      href="/book"
      className="inline-flex min-h-tap items-center rounded-control bg-paper px-4 font-semibold text-ink shadow-lift hover:bg-sand"
    >
      Your request {sent.reference} of {when}
    </Link>
  )
}
