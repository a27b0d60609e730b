'use client'
import { Heart } from 'lucide-react'
import type { Route } from 'next'
import { useKeptTrips } from '@/components/itinerary/kept-trips'
import { Link } from '@/components/ui/link'
import { shortlistHref } from '@/lib/itineraries/shortlist'

/** The way to the shortlist, once there is one. */
export function ShortlistLink() {
  const ids = useKeptTrips()
  if (ids.length === 0) return null
  return (
    <Link
      href={shortlistHref(ids) as Route}
      className="inline-flex min-h-tap items-center gap-1.5 rounded-control px-2.5 font-semibold md:max-lg:px-1 hover:bg-sand"
    >
      <Heart aria-hidden="true" className="size-5 fill-ember text-ember" />
      <span aria-hidden="true" className="md:max-lg:hidden">
        {ids.length}
      </span>
      <span className="sr-only">
        {ids.length} {ids.length === 1 ? 'trip' : 'trips'} on your shortlist
      </span>
    </Link>
  )
}
