import type { SeedItinerary } from '../types'
import { dubai } from './dubai'
import { kenyaBudget } from './kenya-budget'
import { kenyaCommunity } from './kenya-community'
import { kenyaLuxury } from './kenya-luxury'
import { tanzaniaBudget } from './tanzania-budget'
import { tanzaniaLuxury } from './tanzania-luxury'
import { ugandaGorillas } from './uganda-gorillas'
import { ugandaWestAndNile } from './uganda-west-and-nile'

export const itineraries: SeedItinerary[] = [
  ...kenyaLuxury,
  ...kenyaBudget,
  ...kenyaCommunity,
  ...tanzaniaLuxury,
  ...tanzaniaBudget,
  ...dubai,
  ...ugandaGorillas,
  ...ugandaWestAndNile,
].sort((a, b) => a.id - b.id)
