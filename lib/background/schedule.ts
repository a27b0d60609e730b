// What is due when, by the clock of the database: that of this machine may be set at any time, and others have others.
import 'server-only'
import type { Pool } from 'pg'

/**
 * Plans the digest for the next 07:00 in Nairobi, unless it is planned. When no server runs at that time the first one
 * afterwards sends it.
 */
export async function planDigest(pool: Pool) {
  await pool.query(`
    SELECT graphile_worker.add_job('digest', job_key => 'digest', max_attempts => 5, run_at =>
      (date_trunc('day', now() AT TIME ZONE 'Africa/Nairobi' - interval '7 hours') + interval '1 day 7 hours')
        AT TIME ZONE 'Africa/Nairobi')
    WHERE NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE key = 'digest' AND attempts < max_attempts)`)
}

/**
 * Has those jobs done now that are due later than any can be, the digest within a day and a mail's next try within seven
 * hours: they were planned by a clock that was ahead.
 */
export async function bringForwardMisdatedJobs(pool: Pool) {
  await pool.query(`
    SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
    FROM graphile_worker.jobs WHERE run_at > now() + interval '25 hours'
    HAVING count(*) > 0`)
}
