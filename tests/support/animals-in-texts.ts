// Which animals of the filters a text names, and the texts of the country pages.
import { kenya } from '@/lib/content/destinations/kenya'
import { tanzania } from '@/lib/content/destinations/tanzania'
import { uganda } from '@/lib/content/destinations/uganda'

export const countryPages = [kenya, tanzania, uganda]

const names: Record<string, RegExp> = {
  'big-cats': /\b(lions?|leopards?|cheetahs?|big cats)\b/i,
  elephants: /\belephants?\b/i,
  rhinos: /\brhinos?\b/i,
  gorillas: /\bgorillas?\b/i,
  // Those of the sanctuary at Ol Pejeta are no sighting in the wild.
  chimpanzees: /(?<!\brescued )\bchimpanzees?\b(?! sanctuary)/i,
  'zebras-giraffes': /\b(zebras?|giraffes?)\b/i,
  hippos: /\b(hippos?|crocodiles?)\b/i,
  migration: /\b(migration|crossings?|calving|wildebeest)\b/i,
  birds: /\b(birds|fish eagles?|turacos?|flamingos?)\b/i,
}

export const sentencesOf = (text: string) => text.split(/(?<=[.?!]) /)

/** Unless the sentence says that they are seldom there, or somewhere else. */
export function animalsIn(sentence: string) {
  if (/\b(sometimes near|of here)\b/i.test(sentence)) return []
  return Object.keys(names).filter((animal) => names[animal]?.test(sentence))
}
