'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { savedTravellers, saveTravellers } from '@/components/itinerary/saved-travellers'
import { parseTravellers, travellerQuery } from '@/lib/domain/travellers'

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
