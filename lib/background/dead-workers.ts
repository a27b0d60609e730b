// What a worker leaves behind when it is killed, and how it is put right.
import 'server-only'
import type { Pool } from 'pg'

/**
 * Frees the jobs of workers that are gone. A worker's id is also the application_name of all its connections, and
 * PostgreSQL drops those the moment a process dies; graphile-worker by itself would wait for four hours.
 */
export async function freeDeadLocks(pool: Pool) {
  await pool.query(`
    SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
    FROM graphile_worker.jobs
    WHERE locked_by IS NOT NULL
      AND NOT EXISTS (SELECT FROM pg_stat_activity WHERE application_name = locked_by)
    HAVING count(*) > 0`)
}

/** Marks mails as failed whose last try was cut short, or whose job somebody deleted: nothing else would. */
export async function failAbandonedMails(pool: Pool) {
  await pool.query(`
    UPDATE mails SET status = 'failed', last_error = coalesce(last_error, 'The last try was cut short.')
    WHERE status = 'queued' AND created_at < now() - interval '1 minute' AND NOT EXISTS (
      SELECT FROM graphile_worker.jobs
      WHERE key = 'mail:' || mails.id AND (attempts < max_attempts OR locked_at IS NOT NULL))`)
}

/** Deletes the counts of rate limits that are over. */
export async function clearRateLimits(pool: Pool) {
  await pool.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()])
}
