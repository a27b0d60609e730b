// The daily jobs. graphile-worker queues each once, however many workers run. Its crontab is in UTC; Nairobi is at UTC+3
// all year. `fill`: what fell due while no worker ran is queued by the next one, up to a day later.
import 'server-only'
import { EventEmitter, once } from 'node:events'
import { parseCrontab, type RunnerOptions, run } from 'graphile-worker'

export const parsedCronItems = parseCrontab(`
# 03:05 in Nairobi
5 0 * * * refresh-trips ?fill=1d&jobKey=refresh-trips&max=5
# 03:00 in Nairobi
0 0 * * * purge ?fill=1d&jobKey=purge&max=5
# 04:00 in Nairobi
0 1 * * * announce-changes ?fill=1d&jobKey=announce-changes&max=2
# 07:00 in Nairobi
0 4 * * * digest ?fill=1d&jobKey=digest&max=5
# 07:05 in Nairobi, on the days that may be the first working day of a month
5 4 1,2 * * month-mail ?fill=1d&jobKey=month-mail&max=5
`)

/** For hosts without a running worker: queues what fell due since the last call. */
export async function queueMissedJobs(options: RunnerOptions) {
  const events = new EventEmitter()
  const started = once(events, 'cron:started')
  const runner = await run({ ...options, events, parsedCronItems }, {})
  await Promise.race([started, runner.promise])
  await runner.stop()
}
