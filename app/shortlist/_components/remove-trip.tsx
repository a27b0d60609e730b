'use client'
import { dropKept } from '@/components/itinerary/kept-trips'
import { Link } from '@/components/ui/link'
import { shortlistHref } from '@/lib/itineraries/shortlist'

/** Removes a trip from the list, and from this device where it is kept. */
export function RemoveTrip({ id, title, ids }: { id: number; title: string; ids: number[] }) {
  return (
    <Link
      href={shortlistHref(ids.filter((one) => one !== id))}
      replace
      scroll={false}
      onClick={() => dropKept(id)}
      className="inline-flex min-h-tap items-center text-small underline underline-offset-2 hover:text-ink print:hidden"
    >
      Remove<span className="sr-only"> {title}</span>
    </Link>
  )
}
