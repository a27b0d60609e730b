'use client'
import { monthNames } from '@/lib/domain/details'
import { monthNumber, parseTravellers } from '@/lib/domain/travellers'
import { savedTravellers, saveTravellers } from './saved-travellers'

export function FillTravellers({ hasRequest }: { hasRequest: boolean }) {
  return <input ref={hasRequest ? saveParty : fillInSavedParty} type="hidden" />
}

function travellerFields(form: HTMLFormElement) {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  const ages = form.elements.namedItem('ages') as HTMLInputElement | null
  return { adults: field('adults'), kids: field('kids'), month: field('month'), from: field('from'), ages }
}

function saveParty(place: HTMLInputElement | null) {
  if (!place?.form) return
  const { adults, kids, month, from, ages } = travellerFields(place.form)
  saveTravellers(
    parseTravellers({
      adults: adults.value,
      kids: kids.value,
      ages: ages?.value,
      from: from.value || month.value,
    }),
  )
}

function fillInSavedParty(place: HTMLInputElement | null) {
  const saved = savedTravellers()
  if (!place?.form || !saved) return
  const { adults, kids, month, from, ages } = travellerFields(place.form)
  const isUntouched = [adults, kids].every(({ value, defaultValue }) => value === defaultValue)
  if (!isUntouched) return
  adults.value = String(saved.adults)
  kids.value = String(saved.kids)
  // Input from before hydration takes precedence.
  if (ages && !ages.value) ages.value = saved.ages
  if (month.value || from.value) return
  if (saved.day) from.value = saved.day
  else if (saved.from) month.value = monthNames[monthNumber(saved.from) - 1] ?? ''
}
