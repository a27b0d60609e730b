// Says in the log what is wrong.
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { readiness } from '../server/health'
import { log } from '../server/log'

const hour = 3_600_000
const checkEvery = 60_000
const askAgainAfter = 10_000

const reasons = {
  database: 'The database does not answer.',
  migrations: 'The database lacks migrations of this version.',
}

/** Looks every minute, until the signal stops it. */
export async function watchHealth(signal: AbortSignal) {
  const tell = problemLogger()
  while (!signal.aborted) {
    await pause(checkEvery, signal)
    if (!signal.aborted) tell(await findProblems(signal), performance.now())
  }
}

async function findProblems(signal: AbortSignal) {
  const first = await readiness()
  // A database that starts again is no problem.
  if (!first.ready) await pause(askAgainAfter, signal)
  const answer = first.ready ? first : await readiness()
  return answer.ready ? answer.problems : [reasons[answer.reason]]
}

/** Logs what is wrong once an hour. `now` in ms. */
export function problemLogger() {
  let loggedAt = Number.NEGATIVE_INFINITY
  return (problems: string[], now: number) => {
    if (problems.length === 0 || now - loggedAt < hour) return
    loggedAt = now
    log().warn({ problems }, 'Something needs attention.')
  }
}

function pause(milliseconds: number, signal: AbortSignal) {
  return sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
}
