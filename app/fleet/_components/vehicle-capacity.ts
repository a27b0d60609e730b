/** Splits 'Up to 12 guests, 15 kg each' around its first number. Without a number all of it is the rest. */
export function splitCapacity(capacity: string) {
  const [, prefix, count, rest] = /^(\D{0,20}?)\s*(\d+)\s+(.*)$/s.exec(capacity.trim()) ?? []
  return count ? { prefix: prefix ?? '', count, rest: rest ?? '' } : { prefix: '', count: '', rest: capacity }
}
