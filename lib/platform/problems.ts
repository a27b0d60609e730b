import 'server-only'
import { access, constants, statfs } from 'node:fs/promises'
import type { Pool } from 'pg'
import { config } from './config'

type State = {
  sampleClaims: number
  failing: number
  waiting: number
  isWorkerSilent: boolean
  backedUp: string | null
}

// Workers start due jobs within seconds, and each attempt is recorded. A nightly backup may take longer.
const question = `
  SELECT (SELECT count(*)::int FROM claims WHERE status = 'sample') AS "sampleClaims",
    (SELECT count(*)::int FROM mails WHERE status = 'queued') AS waiting,
    (SELECT count(*)::int FROM mails
      WHERE status = 'queued' AND last_error IS NOT NULL AND created_at < now() - interval '15 minutes') AS failing,
    EXISTS (SELECT FROM graphile_worker.jobs
      WHERE run_at < now() - interval '15 minutes' AND locked_at IS NULL AND attempts < max_attempts)
    AND NOT EXISTS (SELECT FROM graphile_worker.jobs
      WHERE attempts > 0 AND greatest(locked_at, updated_at) > now() - interval '15 minutes')
    AND NOT EXISTS (SELECT FROM mails WHERE sent_at > now() - interval '15 minutes') AS "isWorkerSilent",
    (SELECT to_char(text::timestamptz AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') FROM site_notes
      WHERE name = 'backup' AND text::timestamptz < now() - interval '26 hours') AS "backedUp"`

export async function databaseProblems(pool: Pool) {
  const { rows } = await pool.query<State>(question)
  const { sampleClaims, failing, waiting, isWorkerSilent, backedUp } = rows[0] as State
  const problems = [
    failing > 0 &&
      `Mails have failed for more than 15 minutes: ${failing}; waiting in all: ${waiting}. See npm run leads -- mail status.`,
    isWorkerSilent && `The mail worker has given no sign of life for 15 minutes. Mails waiting: ${waiting}.`,
    backedUp && `The last nightly backup is older than 26 hours: ${backedUp} UTC.`,
  ]
  return { sampleClaims, problems: problems.filter((problem) => problem !== false && problem !== null) }
}

export async function fileProblems() {
  const { contentFolder } = config
  const dataFolder = /* turbopackIgnore: true */ process.env.DATA_DIR || '.data'
  // The data folder appears with the first write.
  const { bavail, blocks } = await statfs(dataFolder).catch(() => statfs('.'))
  const code = contentFolder && (await access(contentFolder, constants.R_OK | constants.W_OK).then(() => '', errorCode))
  return [
    bavail < blocks / 10 && 'Less than 10% of the disk with DATA_DIR is free.',
    code && `The content folder (CONTENT_DIR) ${code === 'ENOENT' ? 'is missing' : 'cannot be written'}.`,
  ].filter((problem) => !!problem) as string[]
}

const errorCode = ({ code }: NodeJS.ErrnoException) => code ?? 'unknown'
