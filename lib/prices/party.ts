// Shared by booking form and estimate.

import { oldestKid, oldestToddler, readAllAges } from '../domain/travellers'
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

type PartyValues = Record<keyof typeof partyFields | 'childAges', string>

/** `values`: what the fields become when it is chosen. */
export type PartyQuestion = { text: string; choices: { label: string; values: Partial<PartyValues> }[] }

/** What counts and ages say differently, with the ways to mend it; null if they agree or say too little. */
export function partyQuestion(party: PartyValues): PartyQuestion | null {
  const ages = readAllAges(party.childAges)
  const young = ages.filter((age) => age <= oldestKid)
  const grown = ages.filter((age) => age > oldestKid)
  const adults = Number(party.numberOfAdults)
  const children = Number(party.numberOfKids) + Number(party.numberOfToddlers)
  const toddlers = young.filter((age) => age <= oldestToddler).length
  const childAges = young.join(', ')
  const mended = (adults: number) => ({
    label: formatParty(adults, young.length - toddlers, toddlers),
    values: {
      numberOfAdults: String(adults),
      numberOfKids: String(young.length - toddlers),
      numberOfToddlers: String(toddlers),
      childAges,
    },
  })
  if (grown.length > 0) {
    const who =
      grown.length === 1
        ? `The traveller of ${grown[0]} counts as an adult.`
        : `Travellers of ${grown.join(' and ')} count as adults.`
    const isAmongChildren = children >= ages.length
    return isAmongChildren
      ? { text: who, choices: [mended(adults + grown.length)] }
      : { text: `${who} Who are you in all?`, choices: [mended(adults + grown.length), mended(adults)] }
  }
  if (young.length <= children) return null
  return {
    text: `You gave ${young.length} ages for ${children === 1 ? '1 child' : `${children} children`}. Who are you in all?`,
    choices: [
      mended(adults),
      {
        label: `Only ${formatParty(adults, Number(party.numberOfKids), Number(party.numberOfToddlers))}`,
        values: { childAges: young.slice(0, children).join(', ') },
      },
    ],
  }
}
