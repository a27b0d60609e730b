// What the benchmark measures, one figure a row.

export type Row = {
  /** The chart it belongs to, for example "JavaScript over the bare page, KiB". */
  group: string
  name: string
  value: number
  /** The limit, and whether the value should stay at or under it or reach it; a row without one is for comparison. */
  goal?: { limit: number; is: 'at most' | 'at least' }
}

/** The middle of some figures; of an even number of them the lower one. Fails on none. */
export function median(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  if (middle === undefined) throw new Error('There is nothing to take the median of.')
  return middle
}

/** Whether the goal is met; undefined where there is none. */
export function isMet({ value, goal }: Row) {
  if (!goal) return undefined
  return goal.is === 'at most' ? value <= goal.limit : value >= goal.limit
}

export const atMost = (limit: number) => ({ limit, is: 'at most' as const })
export const atLeast = (limit: number) => ({ limit, is: 'at least' as const })
