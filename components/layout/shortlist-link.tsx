'use client'
import { type ReactNode, useEffect } from 'react'
import { useSavedTrips } from '@/components/itinerary/saved-trips'
import { Link } from '@/components/ui/link'
import { shortlistHref } from '@/lib/domain/shortlist'

// Milliseconds, so that caching does not delay the page.
const copiesAfter = 3000

type Props = {
  icon: ReactNode
  /** Whether shortlist and trips are cached for offline use. */
  keepsCopies: boolean
}

/** Shown once a trip is saved. */
export function ShortlistLink({ icon, keepsCopies }: Props) {
  const ids = useSavedTrips()

  useEffect(() => {
    if (!keepsCopies) return
    const keep = () => import('./offline/copies').then(({ saveShortlist }) => saveShortlist(ids, shortlistHref(ids)))
    // Storage may be blocked: nothing is cached then.
    const timer = setTimeout(() => keep().catch(() => undefined), copiesAfter)
    return () => clearTimeout(timer)
  }, [ids, keepsCopies])

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
