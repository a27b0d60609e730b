// Reads the capacity of a vehicle, which is stored as a sentence.

/**
 * Splits a capacity for setting its number large. Takes a text such as 'Up to 12 guests, 15 kg of luggage each'.
 * Returns the words before the number, the number and the words after it; a text without a number is all rest.
 */
export function splitCapacity(capacity: string) {
  const [, prefix, count, rest] = /^(\D{0,20}?)\s*(\d+)\s+(.*)$/s.exec(capacity.trim()) ?? []
  return count ? { prefix: prefix ?? '', count, rest: rest ?? '' } : { prefix: '', count: '', rest: capacity }
}
