// The hashtags that go with a shared trip.

const letters = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '')

/** Takes the brand and the country of a trip; returns tags without '#', e.g. TemboTrails, Safari, Kenya. */
export function shareHashtags(brand: string, country: string) {
  return [...new Set([letters(brand), 'Safari', letters(country)])].filter(Boolean)
}
