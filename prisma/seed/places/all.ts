import type { SeedPlace } from '../types'
import { dubaiPlaces } from './dubai'
import { kenyaPlaces } from './kenya'
import { tanzaniaPlaces } from './tanzania'
import { ugandaPlaces } from './uganda'

export const places: SeedPlace[] = [...kenyaPlaces, ...tanzaniaPlaces, ...ugandaPlaces, ...dubaiPlaces]
