export type Row = {
  /** The chart it belongs to, such as "JavaScript over the bare page, KiB". */
  group: string
  name: string
  value: number
  /** A row without a goal is for comparison. */
  goal?: { limit: number; is: 'at most' | 'at least' }
}

/** Of an even number of values the lower middle one. Throws on an empty list. */
export function median(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  if (middle === undefined) throw new Error('There is nothing to take the median of.')
  return middle
}

/** Undefined for a row without a goal. */
export function isMet({ value, goal }: Row) {
  if (!goal) return undefined
  return goal.is === 'at most' ? value <= goal.limit : value >= goal.limit
}

export const atMost = (limit: number) => ({ limit, is: 'at most' as const })
export const atLeast = (limit: number) => ({ limit, is: 'at least' as const })
