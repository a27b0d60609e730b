import { setTimeout as sleep } from 'node:timers/promises'

/** Returns the milliseconds it took. Fails after `longest`. */
export async function until(condition: () => unknown, longest = 120_000) {
  const begin = performance.now()
  while (!(await condition())) {
    if (performance.now() - begin > longest) throw new Error(`Waited in vain until ${condition}`)
    await sleep(100)
  }
  return performance.now() - begin
}
