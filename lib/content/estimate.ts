import { formatParty } from '../forms/booking'
import type { Party, Priced } from '../itineraries/estimate'
import { formatAmount, formatLongDate } from './format'

export const estimatePage = {
  title: 'What would it cost us?',
  lead: 'A total for all of you, with what is paid on the spot. Nothing is held and nothing is paid here.',
  image: '/images/trips/samburu.jpg',
  none: 'Choose a trip first: its page asks how many you are and when you start.',
  notIncluded: 'Not in it: international flights, visas, travel insurance and tips.',
}

export const formatCents = (cents: number) => formatAmount(cents / 100, 'USD')

export const sayParty = ({ adults, kids, toddlers }: Party) => formatParty(adults, kids, toddlers)

/** 'about US$2,210 each', or '' for one alone. */
export const sayEach = ({ people, each }: Pick<Priced, 'people' | 'each'>) =>
  people > 1 ? `about ${formatCents(each)} each` : ''

/** 'Starting on August 2, 2027', or the season that was taken. */
export function sayWhen({ from, season }: Pick<Priced, 'from' | 'season'>) {
  return from ? `Starting on ${formatLongDate(from)}` : `In the season that costs least: ${season}`
}
