// The one-line description of a trip for search results.
import type { Itinerary } from './data/itineraries'
import { formatDuration, formatPlace, formatPrice } from './format'
import { paragraphs } from './itinerary-parts'

const limit = 160

/** At most 160 characters: days, place and price, then as many words of the standfirst as fit. Takes an itinerary. */
export function describeTrip({ duration, location, country, price, description }: Itinerary) {
  const amount = formatPrice(price)
  const facts = `${formatDuration(duration)} in ${formatPlace(location, country)}${amount ? `, from ${amount}` : ''}. `
  const words = (paragraphs(description)[0] ?? '').split(/\s+/)
  let text = facts
  for (const word of words) {
    if (text.length + word.length > limit - 1) return `${text.trimEnd().replace(/[,;:.]$/, '')}…`
    text += `${word} `
  }
  return text.trimEnd()
}
