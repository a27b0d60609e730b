'use client'
import { monthNames } from '@/lib/domain/details'
import { formatTravelMonth, monthNumber, parseTravellers } from '@/lib/domain/travellers'
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
  const form = place?.form
  if (!form || !saved) return
  const { adults, kids, month, from, ages } = travellerFields(form)
  const isUntouched = [adults, kids].every(({ value, defaultValue }) => value === defaultValue)
  if (!isUntouched) return
  adults.value = String(saved.adults)
  kids.value = String(saved.kids)
  // Input from before hydration takes precedence.
  if (ages && !ages.value) ages.value = saved.ages
  if (month.value || from.value) return
  if (saved.day) from.value = saved.day
  else if (saved.from) chooseMonth(form.elements.namedItem('month') as HTMLSelectElement, saved.from)
}

/** The options are names, of no year: the chosen one gets that of the saved month. */
function chooseMonth(select: HTMLSelectElement, month: string) {
  const option = [...select.options].find(({ value }) => value === monthNames[monthNumber(month) - 1])
  if (!option) return
  option.value = month
  option.text = formatTravelMonth(month)
  option.selected = true
}
