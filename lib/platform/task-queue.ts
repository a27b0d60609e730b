import { BusyError } from './errors'

/** Runs `atOnce` tasks, queues `waiting` more, beyond that throws BusyError. */
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
      // Hands its slot to the next task.
      const begin = turns.shift()
      if (begin) begin()
      else running -= 1
    }
  }
}
