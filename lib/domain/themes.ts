// Animals come from the sheet Animals, themes from days, stops or lib/search/catalogue.ts.

export type Theme = {
  slug: string
  label: string
  /** Matches title, places and tags only: a highlight's gorilla family makes no family trip. */
  isNarrow?: boolean
}

export const animals: Theme[] = [
  { slug: 'big-cats', label: 'Lions and big cats' },
  { slug: 'elephants', label: 'Elephants' },
  { slug: 'rhinos', label: 'Rhinos' },
  { slug: 'gorillas', label: 'Gorillas' },
  { slug: 'chimpanzees', label: 'Chimpanzees' },
  {
    slug: 'migration',
    label: 'The great migration',
  },
  { slug: 'zebras-giraffes', label: 'Zebras and giraffes' },
  { slug: 'hippos', label: 'Hippos and crocodiles' },
  { slug: 'birds', label: 'Birds' },
]

export const themes: Theme[] = [
  { slug: 'honeymoon', label: 'Honeymoon', isNarrow: true },
  { slug: 'families', label: 'Families', isNarrow: true },
  { slug: 'first-safari', label: 'A first safari', isNarrow: true },
  { slug: 'beach', label: 'Beach and sea', isNarrow: true },
  { slug: 'hiking', label: 'Hiking and climbing' },
  { slug: 'culture', label: 'Villages and culture' },
  { slug: 'conservation', label: 'Conservation' },
  { slug: 'boat', label: 'On the water' },
  { slug: 'fly-in', label: 'By light aircraft' },
  { slug: 'camping', label: 'Camping' },
  { slug: 'city-desert', label: 'City and desert' },
]
