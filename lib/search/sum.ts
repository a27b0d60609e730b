// Whose sum a budget is: of each traveller, or of all together.

export type SumOf = 'each' | 'total'

export const isSumOf = (text: string): text is SumOf => text === 'each' || text === 'total'

// Not a length: '10 days in total'. Nor what is in all parks.
const atEnd = '(?=\\s*(?:$|[|,.;:!?)+\\d$£€]|(?:for|under|below|max|budget|please)\\b))'
const together = '(?<!\\b(?:days?|nights?|weeks?),? (?:in )?)(?:in total|total|altogether|together|combined)'
const everybody =
  'for (?:us all|all of us|every(?:one|body)|us(?!\\s?(?:\\$|dollars?|citizens?))|(?:(?:the|our|my) )?(?:whole |entire )?(?:family|group|party)(?! of))'
const pair = /\bper (?:couple|pair)\b/
const each =
  'each(?: of us)?(?! (?:days?|nights?|way|other|park))|apiece|a (?:person|head)|p/p|(?:per |/ ?)(?:pers(?:on)?|head|adult|travell?er|guest|pax)'
const ofEach = new RegExp(`\\b(?:${each})\\b|(?<![a-z])p\\. ?p\\b\\.?|(?<![a-z])pp\\b|/ ?pers(?:on)?\\b`, 'g')
const ofAll = new RegExp(
  `\\b(?:${together}|${everybody}|between (?:us|both|the two)|our (?:total |whole )?(?=budget)|per (?:family|group|party))\\b|\\b(?:all[ -]in|in all)\\b${atEnd}`,
  'g',
)

/** What a search says about it; null for nothing. `people`: of how many the sum is, where that is not the party. */
export function readSum(text: string): { of: SumOf; people?: number } | null {
  if (pair.test(text)) return { of: 'total', people: 2 }
  if (text.search(ofEach) >= 0) return { of: 'each' }
  return text.search(ofAll) >= 0 ? { of: 'total' } : null
}

/** Closes the gap, so that '2000 per person or less' is an amount with its limit. */
export const withoutSumWords = (text: string) => text.replace(ofEach, '').replace(ofAll, '').replace(/ {2,}/g, ' ')
