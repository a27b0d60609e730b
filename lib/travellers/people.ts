import type { Party } from '../domain/travellers'

/** Of the row with what holds for the whole party. */
export const ofParty = 0

export type Person = { position: number; label: string }

/**
 * 'Adult 1', 'Child 1', 'Child under 3'. Each kind counts from a hundred of its own, so that nobody gets the passport of
 * another when the party grows; prisma/sql/reservations.sql has the same.
 */
export function listPeople({ adults, kids, toddlers }: Pick<Party, 'adults' | 'kids' | 'toddlers'>): Person[] {
  const people = (count: number, first: number, label: string): Person[] =>
    Array.from({ length: Math.min(count, 99) }, (_, index) => ({
      position: first + index,
      label: count > 1 || first === 1 ? `${label} ${index + 1}` : label,
    }))
  return [...people(adults, 1, 'Adult'), ...people(kids, 101, 'Child'), ...people(toddlers, 201, 'Child under 3')]
}
