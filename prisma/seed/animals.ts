// What one sees at each place; sources are those of the place.
import type { Likelihood } from '../../lib/domain/choices'

type Seen = Likelihood | readonly [Likelihood, ...months: number[]]

const plains = { 'zebras-giraffes': 'nearly always', birds: 'nearly always' } as const
const mara = {
  ...plains,
  'big-cats': 'nearly always',
  elephants: 'nearly always',
  migration: ['often', 7, 8, 9, 10],
} as const
const serengeti = { ...plains, 'big-cats': 'often', elephants: 'often', hippos: 'nearly always' } as const
const gorillas = { gorillas: 'nearly always', birds: 'nearly always' } as const

export const animalsOf: Record<string, Record<string, Seen>> = {
  'nairobi-national-park': { ...plains, rhinos: 'often', 'big-cats': 'often', hippos: 'often' },
  // Its chimpanzees live in a sanctuary: no sighting in the wild.
  'ol-pejeta': {
    ...plains,
    ...{ elephants: 'nearly always', rhinos: 'nearly always', 'big-cats': 'often', hippos: 'often' },
  },
  'ngare-ndare': { elephants: 'often', birds: 'nearly always' },
  'il-ngwesi': { ...plains, elephants: 'often', 'big-cats': 'rarely', rhinos: 'rarely' },
  samburu: { ...plains, elephants: 'nearly always', 'big-cats': 'often', hippos: 'often' },
  'maasai-mara': { ...mara, hippos: 'nearly always', rhinos: 'rarely' },
  'mara-naboisho': { ...mara, hippos: 'rarely' },
  'mara-north': { ...mara, hippos: 'nearly always' },
  'lake-nakuru': { ...plains, rhinos: 'nearly always', 'big-cats': 'often', hippos: 'often' },
  'lake-naivasha': { ...plains, hippos: 'nearly always' },
  'hells-gate': { ...plains, 'big-cats': 'rarely' },
  amboseli: { ...plains, elephants: 'nearly always', 'big-cats': 'often', hippos: 'nearly always' },
  'tsavo-east': { ...plains, elephants: 'nearly always', 'big-cats': 'often', hippos: 'often' },
  'tsavo-west': { ...plains, elephants: 'nearly always', 'big-cats': 'often', hippos: 'often', rhinos: 'rarely' },
  tarangire: { ...plains, elephants: 'nearly always', 'big-cats': 'often' },
  'lake-manyara': { ...plains, elephants: 'often', hippos: 'nearly always', 'big-cats': 'rarely' },
  ngorongoro: {
    ...plains,
    ...{ 'big-cats': 'nearly always', elephants: 'often', rhinos: 'often', hippos: 'nearly always' },
  },
  'central-serengeti': { ...serengeti, 'big-cats': 'nearly always', rhinos: 'rarely', migration: ['often', 4, 5] },
  'northern-serengeti': { ...serengeti, migration: ['often', 7, 8, 9, 10], rhinos: 'rarely' },
  grumeti: { ...serengeti, migration: ['often', 5, 6, 7] },
  ndutu: {
    ...{ birds: 'often', elephants: 'rarely', 'zebras-giraffes': ['nearly always', 12, 1, 2, 3] },
    ...{ 'big-cats': ['nearly always', 12, 1, 2, 3], migration: ['often', 12, 1, 2, 3] },
  },
  jozani: { birds: 'often' },
  entebbe: { birds: 'often' },
  'crater-lakes': { birds: 'often' },
  kibale: { chimpanzees: 'nearly always', birds: 'nearly always', elephants: 'rarely' },
  bigodi: { birds: 'nearly always', chimpanzees: 'rarely' },
  'queen-elizabeth': {
    ...{ elephants: 'nearly always', hippos: 'nearly always', 'big-cats': 'often', birds: 'nearly always' },
    chimpanzees: 'rarely',
  },
  buhoma: gorillas,
  rushaga: gorillas,
  mgahinga: gorillas,
  'lake-bunyonyi': { birds: 'nearly always' },
  'lake-mburo': { ...plains, hippos: 'nearly always', 'big-cats': 'rarely' },
  jinja: { birds: 'often' },
  ziwa: { rhinos: 'nearly always', birds: 'often' },
  'murchison-falls': { ...plains, elephants: 'nearly always', hippos: 'nearly always', 'big-cats': 'often' },
}
