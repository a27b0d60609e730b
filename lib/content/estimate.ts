import { sayMonth } from '../domain/travellers'
import type { Priced } from '../prices/estimate'
import { formatLongDate } from './format'

export const estimatePage = {
  title: 'What would it cost us?',
  lead: 'The total for your group, with the charges you pay on arrival. Nothing is booked and nothing is paid here.',
  image: '/images/trips/samburu.jpg',
  included: 'What is included',
  none: 'Choose a trip first. Its page asks how many of you travel and when.',
}

/** 'Starting on August 2, 2027', 'In August 2027', or the season that was taken. */
export function sayWhen({ from, season }: Pick<Priced, 'from' | 'season'>) {
  if (!from) return `In the cheapest season: ${season}`
  return from.length > 7 ? `Starting on ${formatLongDate(from)}` : `In ${sayMonth(from)}`
}
