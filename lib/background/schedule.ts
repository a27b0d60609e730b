// Times are those of the database: the clocks of the machines may differ or be wrong.
import 'server-only'
import type { Pool } from 'pg'

/** Plans the digest for the next 07:00 in Nairobi. If no server runs then, the first one afterwards sends it. */
export async function planDigest(pool: Pool) {
  await pool.query(`
    SELECT graphile_worker.add_job('digest', job_key => 'digest', max_attempts => 5, run_at =>
      (date_trunc('day', now() AT TIME ZONE 'Africa/Nairobi' - interval '7 hours') + interval '1 day 7 hours')
        AT TIME ZONE 'Africa/Nairobi')
    WHERE NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE key = 'digest' AND attempts < max_attempts)`)
}

/** Runs jobs now that a fast clock planned too late: a digest is due within a day, a retry within seven hours. */
export async function bringForwardMisdatedJobs(pool: Pool) {
  await pool.query(`
    SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
    FROM graphile_worker.jobs WHERE run_at > now() + interval '25 hours'
    HAVING count(*) > 0`)
}
