// Reports problems where they are seen even if no mail is sent: in the log and at ALERT_URL.
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { msPerHour, msPerMinute } from '../domain/duration'
import { config } from '../platform/config'
import { readiness } from '../platform/health'
import { log } from '../platform/log'

const checkEvery = msPerMinute
const askAgainAfter = 10_000
const alertTimeout = 10_000

/** Checks every minute until the signal aborts. Posts to ALERT_URL once at the start. */
export async function watchHealth(signal: AbortSignal) {
  const reporter = healthReporter(signal)
  await reporter.started()
  while (!signal.aborted) {
    await pause(checkEvery, signal)
    if (!signal.aborted) await reporter.problems(await findProblems(signal), performance.now())
  }
}

async function findProblems(signal: AbortSignal) {
  const first = await readiness()
  // A database restart is no alarm.
  if (!first.ready) await pause(askAgainAfter, signal)
  return (first.ready ? first : await readiness()).problems
}

/** Logs problems once an hour, and posts changes at most once an hour, recovery at once. Failed posts are retried. */
export function healthReporter(signal: AbortSignal) {
  let loggedAt = Number.NEGATIVE_INFINITY
  let alarmedAt = Number.NEGATIVE_INFINITY
  let failedAt = Number.NEGATIVE_INFINITY
  let posted = ''

  async function post(url: string, subject: string, problems: string[], now: number) {
    const text = [`${config.brand}, ${config.siteUrl}: ${subject}`, ...problems].join('\n')
    const reason = await describeRefusal(url, { text, problems }, signal)
    if (!reason) return true
    if (signal.aborted) return false
    // The URL itself is a secret.
    if (now - failedAt >= msPerHour) log().error({ reason }, 'ALERT_URL does not take alarms: nobody is alerted.')
    if (now - failedAt >= msPerHour) failedAt = now
    return false
  }

  return {
    started: async () => {
      if (config.alertUrl) await post(config.alertUrl, 'started, alarms come here.', [], performance.now())
    },
    problems: async (problems: string[], now: number) => {
      const isIll = problems.length > 0
      if (isIll && now - loggedAt >= msPerHour) {
        loggedAt = now
        log().warn({ problems }, 'Something needs attention.')
      }
      const list = problems.join('\n')
      if (!config.alertUrl || list === posted || (isIll && now - alarmedAt < msPerHour)) return
      if (!(await post(config.alertUrl, isIll ? 'something needs attention.' : 'all is well again.', problems, now)))
        return
      posted = list
      if (isIll) alarmedAt = now
    },
  }
}

async function describeRefusal(url: string, body: object, signal: AbortSignal) {
  const request = {
    method: 'POST',
    redirect: 'manual' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.any([signal, AbortSignal.timeout(alertTimeout)]),
  }
  try {
    const response = await fetch(url, request)
    // It may be as long as the other end likes.
    await response.body?.cancel()
    return response.ok ? '' : String(response.status)
  } catch (error) {
    const { name, cause } = error as { name: string; cause?: { code?: string } }
    return cause?.code ?? name
  }
}

function pause(milliseconds: number, signal: AbortSignal) {
  return sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
}
