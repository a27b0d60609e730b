'use client'
import { useEffect, useRef } from 'react'
import { monthNames } from '@/lib/domain/details'
import { monthNumber, toMonth } from '@/lib/domain/travellers'
import { savedTravellers, saveTravellers } from './saved-travellers'

export function FillTravellers({ isAsked }: { isAsked: boolean }) {
  const place = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const fields = place.current?.form?.elements
    const field = (name: string) => fields?.namedItem(name) as HTMLInputElement
    const [adults, kids, month, from] = [field('adults'), field('kids'), field('month'), field('from')]
    const ages = fields?.namedItem('ages') as HTMLInputElement | null
    if (isAsked) {
      saveTravellers({
        adults: Number(adults.value),
        kids: Number(kids.value),
        ages: ages?.value ?? '',
        from: from.value.slice(0, 7) || toMonth(month.value),
      })
      return
    }
    const kept = savedTravellers()
    const isUntouched = [adults, kids].every(({ value, defaultValue }) => value === defaultValue)
    if (!kept || !isUntouched) return
    adults.value = String(kept.adults)
    kids.value = String(kept.kids)
    // Input from before hydration takes precedence.
    if (ages && !ages.value) ages.value = kept.ages
    if (kept.from && !month.value && !from.value) month.value = monthNames[monthNumber(kept.from) - 1] ?? ''
  }, [isAsked])
  return <input ref={place} type="hidden" />
}
