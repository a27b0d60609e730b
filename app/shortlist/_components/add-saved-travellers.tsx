'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { keepTravellers, keptTravellers } from '@/components/itinerary/saved-travellers'
import { parseTravellers, travellerQuery } from '@/lib/domain/travellers'

/** The address says whose prices the page shows, so that a link to it says them too. */
export function AddKeptTravellers() {
  const router = useRouter()
  useEffect(() => {
    const requested = parseTravellers(Object.fromEntries(new URLSearchParams(window.location.search)))
    const kept = keptTravellers()
    if (requested) keepTravellers(requested)
    else if (kept)
      router.replace((window.location.pathname + window.location.search + travellerQuery(kept)) as Route, {
        scroll: false,
      })
  }, [router])
  return null
}
