'use client'
import type { ReactNode } from 'react'
import { useKeptTrips } from '@/components/itinerary/kept-trips'
import { Link } from '@/components/ui/link'
import { shortlistHref } from '@/lib/itineraries/shortlist'

/** Shown once a trip is kept. */
export function ShortlistLink({ icon }: { icon: ReactNode }) {
  const ids = useKeptTrips()
  if (ids.length === 0) return null
  return (
    <Link
      href={shortlistHref(ids)}
      className="inline-flex min-h-tap items-center gap-1.5 rounded-control px-2.5 font-semibold md:max-lg:px-1 hover:bg-sand"
    >
      {icon}
      <span aria-hidden="true" className="md:max-lg:hidden">
        {ids.length}
      </span>
      <span className="sr-only">
        {ids.length} {ids.length === 1 ? 'trip' : 'trips'} on your shortlist
      </span>
    </Link>
  )
}
