/** 'Up to 12 guests, 15 kg each' becomes the words before the number, the number and the rest. Without one all is rest. */
export function splitCapacity(capacity: string) {
  const [, prefix, count, rest] = /^(\D{0,20}?)\s*(\d+)\s+(.*)$/s.exec(capacity.trim()) ?? []
  return count ? { prefix: prefix ?? '', count, rest: rest ?? '' } : { prefix: '', count: '', rest: capacity }
}
