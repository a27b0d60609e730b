import type { Priced } from '../itineraries/estimate'
import { sayMonth } from '../itineraries/travellers'
import { formatLongDate } from './format'

export const estimatePage = {
  title: 'What would it cost us?',
  lead: 'A total for all of you, with what is paid on the spot. Nothing is held and nothing is paid here.',
  image: '/images/trips/samburu.jpg',
  included: 'What is included',
  none: 'Choose a trip first: its page asks how many you are and when you start.',
}

/** 'Starting on August 2, 2027', 'In August 2027', or the season that was taken. */
export function sayWhen({ from, season }: Pick<Priced, 'from' | 'season'>) {
  if (!from) return `In the season that costs least: ${season}`
  return from.length > 7 ? `Starting on ${formatLongDate(from)}` : `In ${sayMonth(from)}`
}
