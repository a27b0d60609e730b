import type { SeedPlace } from '../types'
import { dubaiPlaces } from './dubai'
import { kenyaPlaces } from './kenya'
import { tanzaniaPlaces } from './tanzania'
import { ugandaPlaces } from './uganda'

/** Every place that trips and pages name. */
export const places: SeedPlace[] = [...kenyaPlaces, ...tanzaniaPlaces, ...ugandaPlaces, ...dubaiPlaces]
