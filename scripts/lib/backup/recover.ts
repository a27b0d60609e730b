// The database as it was at a moment: PostgreSQL itself replays its log over a base backup (deploy/base-backup.sh).
import { execFile, spawn, spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { format, isValid, parseISO } from 'date-fns'
import { nairobi } from '../../../lib/domain/nairobi'
import { isEmpty } from '../lost-database'
import { type Binaries, postgresBinaries } from '../postgres/binaries'
import { postgresRunner, type Runner } from '../postgres/system-user'
import { queryRows } from '../query'
import { errorMessage, fileProblem, OperatorError, print } from '../report'
import { atEnd } from '../run'
import { findPrograms } from '../system-program'

/** A time, or everything that reached the folder. */
export type Moment = Date | 'latest'

const example = '"2027-01-31 12:00" (in Nairobi), "2027-01-31T09:00Z" or "latest"'

/** Without a zone it is the time in Nairobi. Throws OperatorError. */
export function parseMoment(text: string): Moment {
  if (text === 'latest') return text
  const [, day, time, zone] =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? []
  const moment = new Date(`${day}T${time}${zone ?? '+03:00'}`)
  // A day such as February 30 would become one of March.
  if (Number.isNaN(moment.getTime()) || !isValid(parseISO(day ?? '')))
    throw new OperatorError(`--until needs a time such as ${example}.`)
  return moment
}

export const formatMoment = (moment: Date) =>
  `${format(moment, 'yyyy-MM-dd HH:mm:ss', { in: nairobi })} in Nairobi (${moment.toISOString().slice(11, 19)} UTC)`

type Base = { place: string; end: Date }

/** Runs `use` with the address of a temporary server and the time of the last change. Throws OperatorError. */
export async function recover<Result>(
  folder: string,
  moment: Moment,
  database: string,
  use: (url: string, place: string) => Promise<Result>,
) {
  const base = await chooseBase(folder, moment)
  print(`Recovering from the base backup of ${formatMoment(base.end)}`)
  const place = await mkdtemp(path.join(process.env.TMPDIR || '/var/tmp', 'tembo-recovery-'))
  atEnd(() => rm(place, { recursive: true, force: true }))
  const runner = await unpack(base, place)
  await configure(place, folder, moment, runner)
  const server = await startServer(place, runner)
  try {
    await server.isRecovered(socketUrl(place, database, 'postgres'), moment)
    const url = await findSite(place, database)
    const [last] = await queryRows(url, 'SELECT pg_last_xact_replay_timestamp() AS at')
    if (moment === 'latest') await warnOfGap(folder, url)
    return { result: await use(url, place), lastChange: (last?.at ?? base.end) as Date }
  } finally {
    await server.stop()
  }
}

async function chooseBase(folder: string, moment: Moment) {
  const names = await readdir(path.join(folder, 'base')).catch((error: unknown) => {
    throw fileProblem('The base backups cannot be read', error)
  })
  const bases = names.flatMap((name): Base[] => {
    const [, day, hours, minutes, seconds] = /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(name) ?? []
    const end = new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
    return day ? [{ place: path.join(folder, 'base', name), end }] : []
  })
  bases.sort((one, other) => one.end.getTime() - other.end.getTime())
  const [oldest] = bases
  if (!oldest) throw new OperatorError(`There is no base backup in ${path.join(folder, 'base')}.`)
  const chosen = bases.findLast(({ end }) => moment === 'latest' || end <= moment)
  if (!chosen)
    throw new OperatorError(
      `No base backup is from before that time: the oldest was finished on ${formatMoment(oldest.end)}.`,
    )
  return chosen
}

/** Returns who runs the server: as root the owner of the base backup, who may also read the log. */
async function unpack(base: Base, place: string) {
  const data = path.join(place, 'postgres')
  await mkdir(data, { mode: 0o700 })
  const isRoot = process.getuid?.() === 0
  const { uid, gid } = await stat(base.place)
  if (isRoot && uid === 0)
    throw new OperatorError(
      `PostgreSQL does not run as root, to whom ${base.place} belongs. Give base and log to another user first: ` +
        'chown -R postgres',
    )
  if (isRoot) for (const each of [data, place]) await chown(each, uid, gid)
  const version = (await untar(base, 'base', ['-O', 'PG_VERSION'])).trim()
  const runner = await postgresRunner(place, await findBinaries(version))
  for (const [archive, target] of [
    ['base', data],
    ['pg_wal', path.join(data, 'pg_wal')],
  ] as const)
    await untar(base, archive, ['-C', target], runner)
  return runner
}

async function untar(base: Base, archive: string, words: string[], { prefix, identity }: Partial<Runner> = {}) {
  const file = path.join(base.place, `${archive}.tar.gz`)
  const [command = 'tar', ...args] = [...(prefix ?? []), 'tar', '-xzf', file, ...words]
  const { stdout } = await promisify(execFile)(command, args, { ...identity, cwd: '/' }).catch((error: unknown) => {
    throw new OperatorError(`The base backup cannot be unpacked: ${(error as { stderr?: string }).stderr?.trim()}`)
  })
  return stdout
}

async function findBinaries(version: string): Promise<Binaries> {
  if (!/^\d+$/.test(version)) throw new OperatorError('The base backup does not say which PostgreSQL made it.')
  const embedded = await postgresBinaries().then(
    ({ postgres }) => [postgres],
    () => [],
  )
  const candidates = [`/usr/lib/postgresql/${version}/bin/postgres`, ...findPrograms('postgres'), ...embedded]
  const postgres = candidates.find((file) => {
    const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' })
    return stdout?.includes(` ${version}.`)
  })
  if (postgres) return { postgres, initdb: path.join(path.dirname(postgres), 'initdb') }
  throw new OperatorError(
    `The base backup is of PostgreSQL ${version}, which is not installed here. ` +
      `On Debian: apt-get install postgresql-${version}`,
  )
}

// Whatever the lost server's settings were. Only who may enter the folder can connect.
async function configure(place: string, folder: string, moment: Moment, { owner }: Runner) {
  const data = path.join(place, 'postgres')
  await symlink(path.join(folder, 'log'), path.join(place, 'log'))
  const settings = {
    listen_addresses: '',
    unix_socket_directories: place,
    port: '5432',
    // Else it would insist on limits as high as the lost server's.
    hot_standby: 'off',
    fsync: 'off',
    shared_buffers: '32MB',
    lc_messages: 'C',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // From its own folder. The last segment of the log is not complete.
    restore_command: 'cp "../log/%f" "%p" 2>/dev/null || cp "../log/%f.partial" "%p" 2>/dev/null',
    // Names of zones, such as Z, are not known yet when it reads this.
    recovery_target_time: moment === 'latest' ? '' : moment.toISOString().replace('Z', '+00'),
    recovery_target_action: 'promote',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
  const files = {
    'postgresql.conf': lines.join(''),
    'postgresql.auto.conf': '',
    'pg_hba.conf': 'local all all trust\n',
    'pg_ident.conf': '',
    'recovery.signal': '',
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(data, name)
    // Not through a link that the archive may hold.
    await rm(file, { recursive: true, force: true })
    await writeFile(file, text, { flag: 'wx' })
    if (owner) await chown(file, owner.uid, owner.gid)
    await chmod(file, 0o600)
  }
}

async function startServer(place: string, { prefix, identity, binaries }: Runner) {
  const [command = binaries.postgres, ...args] = [...prefix, binaries.postgres, '-D', path.join(place, 'postgres')]
  const env = { ...process.env, LC_ALL: 'C' }
  const server = spawn(command, args, { ...identity, cwd: '/', env, stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text
  })
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  let isEnded = false
  void ended.then(() => {
    isEnded = true
  })
  async function stop() {
    // Nothing of it is kept.
    server.kill('SIGQUIT')
    await ended
  }
  atEnd(stop)
  async function isRecovered(url: string, moment: Moment) {
    for (; !isEnded; await sleep(100)) {
      const problem = await queryRows(url, 'SELECT').then(
        () => undefined,
        (error: unknown) => error as { code?: string },
      )
      if (!problem) return
      // It does not listen yet, replays the log, or ends because it cannot.
      if (!['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03'].includes(problem.code ?? ''))
        throw new OperatorError(`The recovered database cannot be opened: ${errorMessage(problem)}`)
    }
    throw whyNot(log, moment)
  }
  return { isRecovered, stop }
}

function whyNot(log: string, moment: Moment) {
  if (log.includes('recovery ended before configured recovery target was reached') && moment !== 'latest') {
    const last = /last completed transaction was at log time (\S+ \S+)/.exec(log)?.[1]
    const end = last
      ? `its last change is of ${formatMoment(new Date(last))}`
      : 'it has no change since its base backup'
    return new OperatorError(`The log ends before ${formatMoment(moment)}: ${end}. For all of it: --until latest`)
  }
  const fault = /(?:FATAL|PANIC): +(.*)/.exec(log)?.[1] ?? log.trim().split('\n').at(-1)
  return new OperatorError(`PostgreSQL cannot recover this: ${fault}`)
}

// PostgreSQL takes a missing file for the end of the log.
async function warnOfGap(folder: string, url: string) {
  const [{ reached }] = await queryRows(url, 'SELECT substr(pg_walfile_name(pg_last_wal_replay_lsn()), 9) AS reached')
  const complete = (await readdir(path.join(folder, 'log'))).filter((name) => /^[\dA-F]{24}$/.test(name))
  const unused = complete.filter((name) => name.slice(8) > reached).sort()
  if (unused.length > 0)
    print(`The log has a gap before ${unused[0]}: what came later could not be restored, in ${unused.length} files.`)
}

function socketUrl(place: string, database: string, name: string) {
  return `postgresql://${new URL(database).username}@${encodeURIComponent(place)}:5432/${encodeURIComponent(name)}`
}

/** The one of this name, or another with our tables: a restore may go into a database beside the one that is in use. */
async function findSite(place: string, database: string) {
  const names = await queryRows(
    socketUrl(place, database, 'postgres'),
    'SELECT datname AS name FROM pg_database WHERE datallowconn AND NOT datistemplate ORDER BY datname <> $1, 1',
    [decodeURIComponent(new URL(database).pathname.slice(1))],
  )
  for (const { name } of names) {
    const url = socketUrl(place, database, name)
    if (!(await isEmpty(url).catch(() => true))) return url
  }
  throw new OperatorError('At that time the database had no tables of the site.')
}
