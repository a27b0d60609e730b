// For monitors: answers within a second, without secrets. Its own connection, since a full pool is no outage.
import 'server-only'
import { access, constants, statfs } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { config } from './config'
import { migrationNames, missingFrom } from './migrations'
import { perProcess } from './per-process'

const patience = 900

/** `problems`: sentences for the operator, whom alone they concern. */
type Readiness = { ready: boolean; problems: string[] }

const pool = () =>
  perProcess('health-pool', () =>
    new pg.Pool({
      connectionString: process.env.DATABASE_URL,
      max: 1,
      allowExitOnIdle: true,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      application_name: 'tembo-health',
    }).on('error', () => undefined),
  )

let asking: Promise<Readiness> | undefined

/** Whether the database answers and has this build's migrations or newer ones. Concurrent calls share one check. */
export function readiness() {
  asking ??= checkReadiness().finally(() => {
    asking = undefined
  })
  return asking
}

async function checkReadiness(): Promise<Readiness> {
  try {
    const missing = await withinLimit(knownMigrations().then((names) => missingFrom(pool(), names)))
    if (missing.length > 0) return { ready: false, problems: ['The database lacks migrations of this version.'] }
    const [problems, further] = await Promise.all([
      withinLimit(databaseProblems(pool())),
      withinLimit(fileProblems()).catch(() => ['The disk does not answer.']),
    ])
    return { ready: true, problems: [...problems, ...further] }
  } catch {
    return { ready: false, problems: ['The database does not answer.'] }
  }
}

// Limit for connecting and querying together.
function withinLimit<T>(work: Promise<T>) {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time.')), patience)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}

let migrations: Promise<string[]> | undefined

// Empty in a build copied without its sources.
function knownMigrations() {
  migrations ??= migrationNames(path.join(/* turbopackIgnore: true */ process.cwd(), 'prisma/migrations'))
  return migrations
}

type State = {
  failing: number
  refused: number
  waiting: number
  isWorkerSilent: boolean
  backedUp: string | null
  isLogStopped: boolean
  unread: string | null
}

// Workers start due jobs within seconds, and each attempt is recorded. A nightly backup may take longer.
const question = `
  SELECT (SELECT count(*)::int FROM mails WHERE status = 'queued') AS waiting,
    (SELECT count(*)::int FROM mails
      WHERE status = 'queued' AND last_error IS NOT NULL AND created_at < now() - interval '15 minutes') AS failing,
    (SELECT count(*)::int FROM mails
      WHERE status = 'failed' AND role = 'operator' AND created_at > now() - interval '1 day') AS refused,
    EXISTS (SELECT FROM graphile_worker.jobs
      WHERE run_at < now() - interval '15 minutes' AND locked_at IS NULL AND attempts < max_attempts)
    AND NOT EXISTS (SELECT FROM graphile_worker.jobs
      WHERE attempts > 0 AND greatest(locked_at, updated_at) > now() - interval '15 minutes')
    AND NOT EXISTS (SELECT FROM mails WHERE sent_at > now() - interval '15 minutes') AS "isWorkerSilent",
    (SELECT to_char(text::timestamptz AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') FROM site_notes
      WHERE name = 'backup' AND text::timestamptz < now() - interval '26 hours') AS "backedUp",
    coalesce((SELECT NOT active FROM pg_replication_slots WHERE slot_name = 'tembo_wal'), $1::boolean) AS "isLogStopped",
    (SELECT string_agg(mailbox, ', ' ORDER BY mailbox) FROM inbox_positions
      WHERE mailbox = ANY($2) AND read_at < now() - interval '30 minutes') AS unread`

async function databaseProblems(pool: pg.Pool) {
  // It may never have begun, as where the folder cannot be entered.
  const isLogWanted = !!process.env.WAL_DIR
  const { rows } = await pool.query<State>(question, [isLogWanted, config.mailboxes.map(({ name }) => name)])
  const { failing, refused, waiting, isWorkerSilent, backedUp, isLogStopped, unread } = rows[0] as State
  const problems = [
    failing > 0 &&
      `Mails have failed for more than 15 minutes: ${failing}; waiting in all: ${waiting}. See npm run leads -- mail status.`,
    refused > 0 && `Mails of the last day to the office were refused: ${refused}. See npm run leads -- mail status.`,
    isWorkerSilent && `The mail worker has given no sign of life for 15 minutes. Mails waiting: ${waiting}.`,
    unread && `Mails that come in have not been read for 30 minutes: ${unread}. The log of the worker says why.`,
    backedUp && `The last nightly backup is older than 26 hours: ${backedUp} UTC.`,
    isLogStopped && 'The log of the database does not reach its second place (WAL_DIR). See journalctl -u tembo-wal.',
  ]
  return problems.filter((problem) => problem !== false && problem !== null)
}

async function fileProblems() {
  const { contentFolder } = config
  const dataFolder = /* turbopackIgnore: true */ process.env.DATA_DIR || '.data'
  // The data folder appears with the first write.
  const { bavail, blocks } = await statfs(dataFolder).catch(() => statfs('.'))
  // One that nobody has named may be on a disk that is only read.
  const isNamed = contentFolder && process.env.CONTENT_DIR
  const code = isNamed && (await access(contentFolder, constants.R_OK | constants.W_OK).then(() => '', errorCode))
  return [
    bavail < blocks / 10 && 'Less than 10% of the disk with DATA_DIR is free.',
    code && `The content folder (CONTENT_DIR) ${code === 'ENOENT' ? 'is missing' : 'cannot be written'}.`,
  ].filter((problem) => !!problem) as string[]
}

const errorCode = ({ code }: NodeJS.ErrnoException) => code ?? 'unknown'
