import { BusyError } from './errors'

/** Returns what runs a task: `atOnce` at a time, and `waiting` more in turn. Beyond that it throws BusyError. */
export function openQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const turns: (() => void)[] = []
  let running = 0
  return async <Result>(task: () => Promise<Result>) => {
    if (running >= atOnce && turns.length >= waiting) throw new BusyError()
    if (running >= atOnce) await new Promise<void>((resolve) => turns.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      // The next one takes over this place.
      const begin = turns.shift()
      if (begin) begin()
      else running -= 1
    }
  }
}
