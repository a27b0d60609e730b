import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdir, open, realpath } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort, isPortFree } from '../ports'
import { waitForExit } from '../processes'
import { queryRows } from '../query'
import { errorMessage, OperatorError, print } from '../report'
import { findPrograms } from '../system-program'
import { postgresBinaries } from './binaries'
import { clusterFiles, connectionUrl, initCluster, savePort } from './cluster'
import { endOrphans, isServerOf, readPidFile, removePidFile } from './server-process'
import { closeFolder, postgresRunner, type Runner } from './system-user'

const startTimeout = 90_000
const stopTimeout = 60_000

/** Starts or joins the server of this folder. `samePort` waits for its former port. Throws OperatorError. */
export async function holdPostgres(dataFolder: string, { samePort = false } = {}) {
  const folder = await makeFolder(dataFolder)
  const { data, log } = clusterFiles(folder)
  const url = await connectionUrl(folder)
  let runner: Runner | undefined
  let server: ChildProcess | undefined

  for (const end = Date.now() + startTimeout; Date.now() < end; await sleep(50)) {
    const running = await readPidFile(data)
    if (running && (await isServerOf(running.pid, data))) {
      url.port = String(running.port)
      const client = await holdConnection(url, data)
      if (client) return embeddedPostgres(folder, url, client)
    } else if (hasEnded(server)) {
      runner ??= await prepare(folder, url)
      await endOrphans(data)
      if (isLocked(folder)) continue
      await removePidFile(data)
      if (!(await isPortFree(Number(url.port), '127.0.0.1'))) {
        if (!samePort) url.port = String(await freePort())
        continue
      }
      server = await launch(folder, Number(url.port), runner)
    }
  }
  const reason = isLocked(folder) ? 'Is the folder in use by another container? ' : ''
  throw new OperatorError(`The embedded PostgreSQL does not start. ${reason}Its log is ${log}`)
}

async function makeFolder(folder: string) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Not of another user, nor on a volume without modes.
    await closeFolder(folder).catch(() => undefined)
    return await realpath(folder)
  } catch (error) {
    throw new OperatorError(`The data folder cannot be made (${errorMessage(error)}). Set DATA_DIR to another folder.`)
  }
}

async function prepare(folder: string, url: URL) {
  print('Starting the embedded PostgreSQL')
  const runner = await postgresRunner(folder, await postgresBinaries())
  await initCluster(folder, url.password, runner)
  return runner
}

// Own process group: Ctrl-C must not stop it while requests are in flight.
async function launch(folder: string, port: number, { prefix, identity, binaries }: Runner) {
  const { data, log } = clusterFiles(folder)
  const settings = {
    ...{ listen_addresses: '127.0.0.1', port, unix_socket_directories: '', timezone: 'UTC' },
    // The log is kept for good, so it must hold no values of rows.
    ...{ log_error_verbosity: 'terse', log_min_error_statement: 'panic', log_checkpoints: 'off' },
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command = binaries.postgres, ...args] = [
    ...prefix,
    ...locking(folder),
    binaries.postgres,
    '-D',
    data,
    ...flags,
  ]
  const output = await open(log, 'a', 0o600)
  const env = { ...process.env, LC_ALL: 'C' }
  const stdio: ['ignore', number, number] = ['ignore', output.fd, output.fd]
  const server = spawn(command, args, { ...identity, cwd: '/', env, stdio, detached: true })
  server.unref()
  server.on('error', (error) => print(`The embedded PostgreSQL does not run: ${error.message}`))
  await output.close()
  return server
}

// A server in another container is no process here, yet two of them would destroy the folder. Its lock is seen in both.
const [flock] = findPrograms('flock')
const lockFile = (folder: string) => path.join(folder, 'postgres.lock')

const locking = (folder: string) => (flock ? [flock, '--nonblock', '--no-fork', lockFile(folder)] : [])

/** Also while another process starts it, or its last processes end. */
function isLocked(folder: string) {
  return flock !== undefined && spawnSync(flock, ['--nonblock', lockFile(folder), 'true']).status === 1
}

function hasEnded(server: ChildProcess | undefined) {
  return !server || server.pid === undefined || server.exitCode !== null || server.signalCode !== null
}

async function embeddedPostgres(folder: string, url: URL, client: pg.Client) {
  await savePort(folder, url)
  let isReleased = false
  const lost = new Promise<void>((resolve) => client.once('end', () => isReleased || resolve()))
  async function release() {
    isReleased = true
    const isLast = await isLastHolder(client).catch(() => false)
    if (isLast) await stopServer(folder)
    await client.end().catch(() => undefined)
  }
  return { url: url.toString(), lost, release }
}

export async function stopServer(folder: string) {
  const { data } = clusterFiles(folder)
  const running = await readPidFile(data)
  if (!running || !(await isServerOf(running.pid, data))) return
  process.kill(running.pid, 'SIGINT')
  if (!(await waitForExit(running.pid, stopTimeout))) print('The embedded PostgreSQL is still shutting down.')
}

// Each process that uses the server holds a connection; the last to leave stops it.
const holderName = 'tembo-trails supervisor'
// Shared to hold, exclusive to stop, so that nobody can join between the last check and the stop.
const holderLock = 710_001

/** Creates the database. Undefined if not ready or of another folder. Throws OperatorError for a wrong password. */
async function holdConnection(url: URL, data: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: url.toString(),
    application_name: holderName,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  // An unhandled error event would crash the process. The end event reports the loss.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query('SHOW data_directory')
    if (rows[0].data_directory !== data) throw new Error('another server')
    await client.query('SELECT pg_advisory_lock_shared($1)', [holderLock])
    await client.query('SELECT pg_advisory_unlock_shared($1)', [holderLock])
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    const code = (error as { code?: string }).code
    if (code === '28P01') {
      throw new OperatorError(`The database in ${data} refuses the password kept beside it: ${errorMessage(error)}`)
    }
    if (code === '3D000') await createDatabase(url)
    return undefined
  }
}

async function isLastHolder(client: pg.Client) {
  await client.query('SELECT pg_advisory_lock($1)', [holderLock])
  const others = 'SELECT FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()'
  const { rowCount } = await client.query(others, [holderName])
  return rowCount === 0
}

async function createDatabase(url: URL) {
  const maintenance = new URL('/postgres', url).href
  // Another start is creating it, or the server has stopped: the caller retries.
  await queryRows(maintenance, `CREATE DATABASE ${url.pathname.slice(1)}`).catch(() => undefined)
}
