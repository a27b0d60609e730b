// What a list can be narrowed to besides places and numbers. A trip has a theme when its title, places or highlights have
// its words, as PostgreSQL's websearch_to_tsquery reads them.

export type Theme = {
  slug: string
  label: string
  words: string
  /** Said in title, places or tags: a highlight with a gorilla family is no family trip. */
  isNarrow?: boolean
}

export const animals: Theme[] = [
  { slug: 'big-cats', label: 'Lions and big cats', words: 'lion or leopard or cheetah or big cats' },
  { slug: 'elephants', label: 'Elephants', words: 'elephant' },
  { slug: 'rhinos', label: 'Rhinos', words: 'rhino' },
  { slug: 'gorillas', label: 'Gorillas', words: 'gorilla' },
  { slug: 'chimpanzees', label: 'Chimpanzees', words: 'chimpanzee or chimp' },
  {
    slug: 'migration',
    label: 'The great migration',
    words: 'migration or river crossing or calving',
  },
  { slug: 'zebras-giraffes', label: 'Zebras and giraffes', words: 'zebra or giraffe' },
  { slug: 'hippos', label: 'Hippos and crocodiles', words: 'hippo or crocodile' },
  { slug: 'birds', label: 'Birds', words: 'bird or fish eagles or turaco or flamingo' },
]

export const themes: Theme[] = [
  { slug: 'honeymoon', label: 'Honeymoon', words: 'honeymoon or couples', isNarrow: true },
  { slug: 'families', label: 'Families', words: 'families', isNarrow: true },
  { slug: 'first-safari', label: 'A first safari', words: 'first safari', isNarrow: true },
  { slug: 'beach', label: 'Beach and sea', words: 'beach or snorkelling or island', isNarrow: true },
  { slug: 'hiking', label: 'Hiking and climbing', words: 'hiking or trekking or climb or summit' },
  { slug: 'culture', label: 'Villages and culture', words: 'culture or cultural or village or homestead or homestay' },
  { slug: 'conservation', label: 'Conservation', words: 'conservation or keepers or sanctuary' },
  { slug: 'boat', label: 'On the water', words: 'boat or canoe or rafting or launch' },
  { slug: 'fly-in', label: 'By light aircraft', words: 'fly-in or light aircraft' },
  { slug: 'camping', label: 'Camping', words: 'camping or campsite' },
  { slug: 'city-desert', label: 'City and desert', words: 'dunes or souk or stone town' },
]
