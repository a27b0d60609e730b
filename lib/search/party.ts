// Reads who travels out of a search: 'for 3 people', '2 adults and 2 kids aged 6 and 8', 'family of 4'.
import { monthNames, shortMonthNames } from '../domain/details'
import { mostTravellers, oldestKid } from '../domain/travellers'

export const cardinals: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
}

/** A group for a number of one or two digits, or one of these words. */
export const anyOf = (words: object) => `(\\d{1,2}|${Object.keys(words).sort().reverse().join('|')})`

/**
 * `grown`: how many of the children named are older than kids. `isGuess`: of how many are kids. `isCompanion`: its words
 * say more than how many travel.
 */
export type Party = {
  adults?: number
  kids?: number
  grown?: number
  ages?: number[]
  isGuess?: true
  isCompanion?: true
}

const heads = anyOf(cardinals)
const age = heads.replace('(', '(?:')
const children = '(?:kids?|children|child)'
const people = '(?:people|persons?|pax|travell?ers?|guests?|friends|employees|students|of us)'
const years = '(?:years?|yrs?|y)'
const and = '(?: ?[,&+/] ?| and | or )'
const isYounger = '(?! (?:under|below|younger))'

// A number that counts something else: '5 days', '15 december', '4 star', 'two to three', '3,000'.
const months = [...monthNames, ...shortMonthNames].join('|').toLowerCase()
const units = `days?|nights?|weeks?|wks?|months?|hours?|stars?|wheel|adults?|(?:${months})\\b|[$£€](?! ?\\d)|usd|gbp|eur|dollars?|euros?|pounds?`
const range = `\\s?(?:to|or|and|till|-|–|,|/)\\s?${age}(?!\\d)|[,.–/+-]*\\d|[k%*+]`
const isOfAges = `(?![\\s-]?(?:${units})|${range})`
const isOfHeads = `(?![\\s-]?(?:${units}|${years})|${range})`
const isNoLength = '(?![\\s-]?(?:days?|nights?|weeks?|hours?))'
// After 'for 3': the end, or when, where and for how much.
const endsPhrase =
  '(?=\\s*(?:$|[|,.!?;]|(?:in|on|at|and|with|under|from|to|for|below|max|around|about|not|no|please|sharing|we|together)\\b|\\d{4}|\\d{1,2}[.,]\\d{3}|(?<=[a-z]\\s*)\\d{3}|[$£€] ?\\d))'
const companion =
  'my (?:wife|husband|partner|spouse|fiancee?|girlfriend|boyfriend|mother|mum|mom|father|dad|sister|brother|friend)'

const numberOf = (text?: string) => (text === undefined ? undefined : (cardinals[text] ?? Number(text)))
const agesIn = (text = '') => (text.match(new RegExp(age, 'g')) ?? []).map((one) => numberOf(one) ?? 0)
const isGrown = (years: number) => years > oldestKid

export const partyReaders: [pattern: RegExp, read: (match: string[]) => Party][] = [
  [
    new RegExp(
      `\\b(?:${heads} )?(${children})(?: (?:aged?|ages|of|are))?[ (:]+(?:aged? |ages )?(\\d{1,2}(?:${and}\\d{1,2}){0,${mostTravellers}})\\b${isOfAges}(?: ?${years}(?: olds?)?\\b)?\\)?`,
    ),
    ([, number, noun, text]) => {
      const ages = agesIn(text)
      const isCounted = number !== undefined || ages.length > 1 || noun === 'child'
      if (!isCounted) return { ages }
      const grown = ages.filter(isGrown).length
      return { ages, grown, kids: Math.max(0, (numberOf(number) ?? ages.length) - grown) }
    },
  ],
  [
    new RegExp(`\\b(${age}(?:${and}${age}){0,${mostTravellers}})[\\s-]?${years}[\\s-]?olds?\\b`),
    ([, text]) => {
      const ages = agesIn(text)
      return { ages, kids: ages.filter((one) => !isGrown(one)).length }
    },
  ],
  [
    new RegExp(`\\b${heads} adults?\\b(?: ?(?:and|,|&|\\+|with)? ?${heads} ${children}\\b${isYounger})?`),
    ([, adults, kids]) => ({ adults: numberOf(adults), kids: numberOf(kids) }),
  ],
  [
    new RegExp(`\\b(family|party|group) of ${heads}\\b(?: with ${heads} ${children}\\b${isYounger})?`),
    ([, group, number, given]) => {
      const all = numberOf(number) ?? 0
      const kids = numberOf(given) ?? (group === 'family' ? Math.max(0, all - 2) : 0)
      return { adults: Math.max(1, all - kids), kids, ...(given === undefined && { isGuess: true }) }
    },
  ],
  [new RegExp(`\\b(?:for )?${heads} couples\\b`), ([, couples]) => ({ adults: 2 * (numberOf(couples) ?? 1) })],
  [new RegExp(`\\b(?:for )?${heads} ${people}\\b`), ([, adults]) => ({ adults: numberOf(adults) })],
  [new RegExp(`\\b${heads} ${children}\\b${isYounger}`), ([, kids]) => ({ kids: numberOf(kids) })],
  [new RegExp(`\\bfor ${heads}\\b${isOfHeads}${endsPhrase}`), ([, adults]) => ({ adults: numberOf(adults) })],
  [
    new RegExp(`\\b(?:we|us|(?:for|with|between) (?:the|us)) ${heads}\\b${isOfHeads}${endsPhrase}`),
    ([, adults]) => ({ adults: numberOf(adults) }),
  ],
  [
    new RegExp(
      `\\b(?:for )?(?:the )?(?:both|pair|couple) of us\\b|\\b(?:we|us)(?: are)? both\\b|\\bfor both\\b${endsPhrase}|\\b(?:for|as|per) (?:a |the )?(?:couple|pair)\\b(?! (?:of|days?|nights?|weeks?))`,
    ),
    () => ({ adults: 2 }),
  ],
  [
    new RegExp(
      `\\b${companion}${and}(?:i|me|myself)\\b|\\b(?:i|me|myself)${and}${companion}\\b|\\bwith ${companion}\\b`,
    ),
    () => ({ adults: 2, isCompanion: true }),
  ],
  [
    new RegExp(`\\b(?:(?:i|me|we|us)${and}my parents|my parents${and}(?:i|me|myself)|with my parents)\\b`),
    () => ({ adults: 3, isCompanion: true }),
  ],
  [/\bfor my parents\b/, () => ({ adults: 2, isCompanion: true })],
  [
    /\b(?:solo|by myself|on my own|just me|(?:travel(?:l?ing)?|going|go) alone)\b/,
    () => ({ adults: 1, isCompanion: true }),
  ],
  // Swahili has the number last: 'watu wawili' is read as 'people two'.
  [new RegExp(`\\b(?:adults|people) ${heads}\\b${isNoLength}`), ([, adults]) => ({ adults: numberOf(adults) })],
  [new RegExp(`\\bchildren (${Object.keys(cardinals).join('|')})\\b`), ([, kids]) => ({ kids: numberOf(kids) })],
]

/**
 * As parameters of the list; '' where nothing is said. `isTooMany`: more than we take online, which are left out.
 * `people`: how many there are, with two adults where only children are named; 0 where nobody is.
 */
export function describeParty(parties: Party[]) {
  const grown = parties.reduce((sum, party) => sum + (party.grown ?? 0), 0)
  const named = parties.find((party) => party.adults)?.adults
  const adults = grown > 0 ? (named ?? 2) + grown : (named ?? 0)
  // 'Family of 5 with a 6 year old' has two more; with kids of 5, 9 and 13 the eldest is one of the three.
  const kids = Math.max(0, ...parties.map((party) => (party.kids ?? 0) - (party.isGuess ? grown : 0)))
  const ages = parties.flatMap((party) => party.ages ?? []).filter((one) => !isGrown(one))
  const isTooMany = adults + kids > mostTravellers
  const toText = (count: number) => (count > 0 && !isTooMany ? String(count) : '')
  const people = (adults || (kids > 0 ? 2 : 0)) + kids
  return { adults: toText(adults), kids: toText(kids), ages: ages.join(), isTooMany, people }
}
