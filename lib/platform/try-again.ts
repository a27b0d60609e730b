// A visitor would rather wait a moment than see an error.
import { config } from './config'
import { requestContext } from './request-context'
import { isPassing, isRefused } from './unavailable'

// Milliseconds until the last try begins, since the request did. One takes 2.7 times the timeout at most (db.ts), so a
// page has its answer after ten times that. A refusal comes at once: then nothing is there, and nobody waits for long.
const lastTry = 7 * config.databaseTimeout
const lastRefused = 2 * config.databaseTimeout
const firstPause = 50
const longestPause = 500

/** Only for reads: a write that failed may have been made. */
export async function tryAgain<Result>(read: () => Promise<Result>) {
  const begin = performance.now()
  const requested = requestContext().getStore()?.begin ?? begin
  let isAway = true
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await read()
    } catch (error) {
      isAway &&= isRefused(error)
      const next = performance.now() + pause
      const isLate = next > requested + lastTry || (isAway && next > begin + lastRefused)
      if (isLate || !isPassing(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
