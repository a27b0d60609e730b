'use client'
import type { Route } from 'next'
import { removeSaved } from '@/components/itinerary/saved-trips'
import { Link } from '@/components/ui/link'

/** Also from this device. `href`: the list without it. */
export function RemoveTrip({ id, title, href }: { id: number; title: string; href: Route }) {
  return (
    <Link
      href={href}
      replace
      scroll={false}
      onClick={() => removeSaved(id)}
      className="inline-flex min-h-tap items-center text-small underline underline-offset-2 hover:text-ink print:hidden"
    >
      Remove<span className="sr-only"> {title}</span>
    </Link>
  )
}
