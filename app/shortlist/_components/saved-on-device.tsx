'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { savedTravellers, saveTravellers } from '@/components/itinerary/saved-travellers'
import { removeSaved, useSavedTrips } from '@/components/itinerary/saved-trips'
import { LinkButton } from '@/components/ui/button'
import { InPlaceLink } from '@/components/ui/in-place-link'
import { shortlistHref } from '@/lib/domain/shortlist'
import { parseTravellers, travellerQuery } from '@/lib/domain/travellers'

/** For an address that names no trips: those saved on this device, if any. */
export function NothingListed({ title, text }: { title: string; text: string }) {
  const ids = useSavedTrips()
  const [trips, them] = ids.length === 1 ? ['One trip is', 'it'] : [`${ids.length} trips are`, 'them']
  return (
    <>
      <h2 className="font-display text-title">{ids.length > 0 ? `${trips} saved on this device` : title}</h2>
      {ids.length > 0 ? (
        <LinkButton href={shortlistHref(ids)} className="mt-6">
          Show {them}
        </LinkButton>
      ) : (
        <p className="mt-4 max-w-text font-serif text-body text-ink-soft">{text}</p>
      )}
    </>
  )
}

/** From this device, whose list they would fill without being shown. */
export function RemoveMissing({ ids }: { ids: number[] }) {
  useEffect(() => ids.forEach(removeSaved), [ids])
  return null
}

/** Also from this device. `href`: the list without it. */
export function RemoveTrip({ id, title, href }: { id: number; title: string; href: Route }) {
  return (
    <InPlaceLink
      href={href}
      replace
      onClick={({ currentTarget }) => {
        removeSaved(id)
        focusBeside(currentTarget)
      }}
      className="inline-flex min-h-tap items-center text-small underline underline-offset-2 hover:text-ink print:hidden"
    >
      Remove<span className="sr-only"> {title}</span>
    </InPlaceLink>
  )
}

/** The column is about to go, and the focus with it. */
function focusBeside(link: Element) {
  const cell = link.closest('td')
  const beside = cell?.nextElementSibling ?? cell?.previousElementSibling
  const target = beside?.querySelector('a') ?? document.getElementById('main')
  target?.focus({ preventScroll: true })
}

export function AddSavedTravellers() {
  const router = useRouter()
  useEffect(() => {
    const requested = parseTravellers(Object.fromEntries(new URLSearchParams(window.location.search)))
    const saved = savedTravellers()
    if (requested) saveTravellers(requested)
    else if (saved)
      router.replace((window.location.pathname + window.location.search + travellerQuery(saved)) as Route, {
        scroll: false,
      })
  }, [router])
  return null
}
