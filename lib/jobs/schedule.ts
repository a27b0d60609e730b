// Times are those of the database: the clocks of the machines may differ or be wrong.
import 'server-only'
import type { Pool } from 'pg'

/** Plans the digest for the next 07:00 in Nairobi. If no server runs then, the first one afterwards sends it. */
export const planDigest = (pool: Pool) => planDaily(pool, 'digest', 7)

/** Plans the deletion of what is too old, for the next 03:00 in Nairobi. */
export const planPurge = (pool: Pool) => planDaily(pool, 'purge', 3)

async function planDaily(pool: Pool, task: string, hour: number) {
  await pool.query(
    `SELECT graphile_worker.add_job($1, job_key => $1, max_attempts => 5, run_at =>
      (date_trunc('day', now() AT TIME ZONE 'Africa/Nairobi' - make_interval(hours => $2))
        + interval '1 day' + make_interval(hours => $2)) AT TIME ZONE 'Africa/Nairobi')
    WHERE NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE key = $1 AND attempts < max_attempts)`,
    [task, hour],
  )
}

/** Runs jobs now that a fast clock planned too late: a digest is due within a day, a retry within seven hours. */
export async function bringForwardMisdatedJobs(pool: Pool) {
  await pool.query(`
    SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
    FROM graphile_worker.jobs WHERE run_at > now() + interval '25 hours'
    HAVING count(*) > 0`)
}
