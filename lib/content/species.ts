/** IUCN Red List categories. */
export type RedListStatus = 'CR' | 'EN' | 'VU' | 'NT' | 'LC'

export type Species = {
  id: string
  name: string
  latin: string
  /** Global status, not a national list's. */
  status: RedListStatus
  figure?: { prefix?: string; value: string; where: string; before?: string }
  note: string
  /** Without one it is listed by name only. */
  image?: string
}

export type SpeciesGroup = { id: string; title: string; intro: string; also: string; species: Species[] }

export const speciesPage = {
  title: 'Endangered species of East Africa',
  intro:
    'The threatened animals of Kenya and its neighbours, how many are left where they have been counted, and where you may see them.',
  sources:
    'Status: IUCN Red List, worldwide, as of {red-list-date}. Head counts for Kenya: National Wildlife Census 2025, released on December 11, 2025, against the census of 2021.',
}

export const legend: { title: string; entries: { status: RedListStatus; name: string; meaning: string }[] } = {
  title: 'What the badges mean',
  entries: [
    { status: 'CR', name: 'Critically endangered', meaning: 'An extremely high risk of dying out in the wild.' },
    { status: 'EN', name: 'Endangered', meaning: 'A very high risk.' },
    { status: 'VU', name: 'Vulnerable', meaning: 'A high risk.' },
    { status: 'NT', name: 'Near threatened', meaning: 'Close to one of the three above.' },
    { status: 'LC', name: 'Least concern', meaning: 'Widespread enough for now, taking the whole world together.' },
  ],
}

export const speciesClosing = {
  title: 'How you can help',
  donate: {
    text: 'Small, regular gifts pay for scouts’ wages, boots, seedlings and a count twice a year.',
    link: { label: 'Support conservation', href: '/donate' as const },
  },
  itineraries: {
    text: 'Park fees and conservancy beds help to keep the land open for wildlife. Come and see it.',
    link: { label: 'See where they live', href: '/itineraries' as const },
  },
}
