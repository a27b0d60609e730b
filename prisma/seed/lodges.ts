import type { SeedLodge } from './types'

/** Samples, with invented names: the operator replaces them by the lodges it books. */
export const lodges: SeedLodge[] = [
  {
    id: 'three-sunbirds',
    name: 'Three Sunbirds Hotel',
    kind: 'hotel',
    placeId: 'nairobi',
    style: 'Garden hotel in Karen',
    view: 'Old gardens on the green side of the city; sunbirds come to the flowers at breakfast.',
  },
  {
    id: 'grazing-zebra',
    name: 'Grazing Zebra Camp',
    kind: 'tented camp',
    placeId: 'ol-pejeta',
    style: 'Luxury tented camp, a bathroom in each tent',
    view: 'From the tents you look over grass where zebra and rhino graze.',
  },
  {
    id: 'crossing-elephants',
    name: 'Crossing Elephants Camp',
    kind: 'tented camp',
    placeId: 'samburu',
    style: 'Tented camp under tall trees by the river',
    view: 'Elephants cross the Ewaso Ng’iro in front of the camp.',
    pictures: [
      { imageUrl: '/images/heroes/camp-night.jpg', text: 'Lamplit safari tents and a campfire under the stars' },
    ],
  },
  {
    id: 'listening-lions',
    name: 'Listening Lions Camp',
    kind: 'tented camp',
    placeId: 'maasai-mara',
    style: 'Small luxury tented camp on Maasai land',
    view: 'Open plains with few vehicles; you hear lions at night.',
    pictures: [
      {
        imageUrl: '/images/pages/luxury.jpg',
        text: 'Couple on the deck of a safari tent facing the plains at sundown',
      },
    ],
  },
  {
    id: 'passing-giraffe',
    name: 'Passing Giraffe Camp',
    kind: 'tented camp',
    placeId: 'mara-naboisho',
    style: 'A few large tents, each with a hot shower',
    view: 'An acacia valley; giraffe pass in front of the tents.',
    pictures: [
      {
        imageUrl: '/images/pages/luxury.jpg',
        text: 'Couple on the deck of a safari tent facing the plains at sundown',
      },
    ],
  },
  {
    id: 'midnight-hippo',
    name: 'Midnight Hippo Camp',
    kind: 'tented camp',
    placeId: 'mara-north',
    style: 'Small luxury tented camp on the wooded side of the river',
    view: 'You look down on the water, and hear hippo at night.',
  },
  {
    id: 'whooping-hyena',
    name: 'Whooping Hyena Camp',
    kind: 'tented camp',
    placeId: 'talek',
    style: 'Plain tents outside the gate, each with its own shower',
    view: 'Trees shade the tents by day; you hear hyenas at night.',
  },
  {
    id: 'hundred-pelicans',
    name: 'Hundred Pelicans Lodge',
    kind: 'lodge',
    placeId: 'lake-nakuru',
    style: 'Lodge above the lake',
    view: 'From the terrace you look over water and forest.',
  },
]
