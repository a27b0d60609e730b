// Shared by booking form and estimate.

import type { Field } from '../forms/form-definition'

export const partyFields = {
  numberOfAdults: {
    kind: 'head count',
    label: 'Adults',
    min: 1,
    max: 20,
    fallback: 1,
    message: 'Please choose 1 to 20 adults',
  },
  numberOfKids: {
    kind: 'head count',
    label: 'Kids',
    min: 0,
    max: 20,
    fallback: 0,
    message: 'Please choose 0 to 20 kids',
  },
  numberOfToddlers: {
    kind: 'head count',
    label: 'Toddlers',
    min: 0,
    max: 10,
    fallback: 0,
    message: 'Please choose 0 to 10 toddlers',
  },
} as const satisfies Record<string, Field>

/** '2 adults, 1 kid', without zeros. */
export function formatParty(adults: number, kids: number, toddlers: number) {
  const part = (count: number, one: string) => count > 0 && `${count} ${count === 1 ? one : `${one}s`}`
  return [part(adults, 'adult'), part(kids, 'kid'), part(toddlers, 'toddler')].filter(Boolean).join(', ')
}
