// For search results.

import { formatDuration, formatPlace } from '../content/format'
import { paragraphs } from '../domain/details'
import { formatPrice } from '../domain/price'
import type { Itinerary } from '../itineraries/itineraries'
import { shorten } from './shorten'

const limit = 160

/** Added to a short standfirst. */
const more = 'The route day by day, its best months and a quote from people in Nanyuki.'

/** 50 to 160 characters: days, place and price, then as many words of the standfirst as fit. */
export function describeItinerary(itinerary: Itinerary) {
  const { duration, location, country, description, price } = itinerary
  const place = shorten(formatPlace(location, country), 80)
  const from = price > 0 ? `, from ${formatPrice(price)} per person` : ''
  const facts = `${formatDuration(duration)} in ${place}${from}.`
  const standfirst = paragraphs(description)[0] ?? ''
  const text = `${facts} ${standfirst}`.trim()
  return shorten(text.length < 50 ? `${text} ${more}` : text, limit)
}

/** 'Kilimanjaro by Lemosho, 8 Days in Tanzania', as much as fits. */
export function titleItinerary({ title, duration, country }: Itinerary, longest: number) {
  const days = `${title}, ${formatDuration(duration)}`
  return [`${days} in ${country}`, days].find((text) => text.length <= longest) ?? shorten(title, longest)
}
