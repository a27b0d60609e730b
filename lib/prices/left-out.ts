import { listWords } from '../domain/details'
import { type Child, listChildren, oldestKid, oldestToddler, type Party } from '../domain/travellers'

/** Who of a party is too young for a trip. */
export type LeftOut = { minimumAge: number; children: Child[] }

/** 'Minimum age 5: the child aged 4 cannot come on this trip, and is not in its price.' */
export function describeLeftOut({ minimumAge, children }: LeftOut) {
  const are = children.length === 1 ? 'is' : 'are'
  return `Minimum age ${minimumAge}: ${nameChildren(children)} cannot come on this trip, and ${are} not in its price.`
}

/** Whether a text is one of `describeLeftOut`. */
export const namesLeftOut = (text: string) => /^Minimum age \d+: .* not in its price\.$/.test(text)

/** 'the child aged 4'; without ages '1 child under 3' */
export function nameChildren(children: Child[]) {
  const known = children.filter(({ isAgeKnown }) => isAgeKnown)
  const ages = listWords(known.map(({ age }) => formatAge(age)))
  const countUnder = (limit: number) => {
    const count = children.filter(({ age, isAgeKnown }) => !isAgeKnown && age === limit - 1).length
    return count > 0 ? [`${count === 1 ? '1 child' : `${count} children`} under ${limit}`] : []
  }
  return listWords([
    ...(known.length > 0 ? [`the ${known.length === 1 ? 'child' : 'children'} aged ${ages}`] : []),
    ...countUnder(oldestToddler + 1),
    ...countUnder(oldestKid + 1),
  ])
}

export const formatAge = (age: number) => (age > 0 ? String(age) : 'under 1')

/** Those of the party who are old enough. */
export function withoutTooYoung(party: Party, minimumAge: number): Party {
  const children = listChildren(party).filter(({ age }) => age >= minimumAge)
  const toddlers = children.filter(({ age }) => age <= oldestToddler).length
  const ages = children.filter(({ isAgeKnown }) => isAgeKnown).map(({ age }) => age)
  return { adults: party.adults, kids: children.length - toddlers, toddlers, ages }
}
