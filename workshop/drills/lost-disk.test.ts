// The disk of the database is lost in a storm of leads. Streams and restores with the programs and commands of deploy/.
import { execFileSync } from 'node:child_process'
import { chmod, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { root } from '@/scripts/lib/paths'
import { freePort } from '@/scripts/lib/ports'
import { installOnDebian } from '@/scripts/lib/system-program'
import { rowsOf } from '@/tests/support/database'
import { makeInquiryBody } from '@/tests/support/factories'
import { send } from '@/tests/support/post'
import { emptyDataFolder, runScript, startSite, until } from '@/tests/support/scripts'
import { temporaryFolder } from '@/tests/support/temporary-folder'
import { canDrill, startMachine, user } from '@/workshop/drills/lab/machine'

const folder = temporaryFolder()
const dataFolder = emptyDataFolder()
const second = path.join(folder, 'second')
const visitors = ['a', 'b', 'c', 'd', 'e', 'f']
const debian = '/usr/lib/postgresql'

async function findPostgres() {
  const versions = () => readdir(debian).catch(() => [])
  if ((await versions()).length === 0) installOnDebian('postgresql')
  const newest = (await versions()).map(Number).sort((one, other) => other - one)[0]
  return path.join(debian, String(newest), 'bin')
}

const asUser = (words: string[], options = {}) =>
  execFileSync('setpriv', [`--reuid=${user}`, `--regid=${user}`, '--init-groups', '--', ...words], options)

/** A new disk, with a server on which the site has an empty database. */
async function startDatabase(name: string, programs: string) {
  const place = path.join(folder, name)
  const port = await freePort()
  await mkdir(place)
  execFileSync('chown', [`${user}:`, place])
  asUser([path.join(programs, 'initdb'), '--auth=trust', '--encoding=UTF8', `--pgdata=${place}/data`], { cwd: '/' })
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: place, port, shared_buffers: '32MB' }
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const words = [path.join(programs, 'postgres'), '-D', `${place}/data`, ...flags]
  const machine = startMachine(words, path.join(folder, `${name}.log`))
  onTestFinished(machine.kill)
  const url = (role: string, database: string) => `postgresql://${role}:drill@127.0.0.1:${port}/${database}`
  const query = (sql: string) => rowsOf(sql, [], url('postgres', 'postgres'))
  await until(() =>
    query('SELECT').then(
      () => true,
      () => false,
    ),
  )
  await query("CREATE ROLE tembo LOGIN PASSWORD 'drill'")
  const create = () => query('CREATE DATABASE tembo_trails OWNER tembo')
  await create()
  return {
    query,
    create,
    url: url('tembo', 'tembo_trails'),
    env: [`PGHOST=${place}`, `PGPORT=${port}`, `WAL_DIR=${second}`],
    lose: async () => {
      await machine.kill()
      await rm(place, { recursive: true })
    },
  }
}

type Database = Awaited<ReturnType<typeof startDatabase>>

/** The command lines of tembo-wal.service. */
async function startReceiver({ env, query }: Database) {
  const unit = await readFile(path.join(root, 'deploy/systemd/tembo-wal.service'), 'utf8')
  const words = (key: string) =>
    (new RegExp(`^${key}=(.+)$`, 'm').exec(unit)?.[1] ?? '').replaceAll(`\${WAL_DIR}`, second).split(' ')
  asUser(['env', ...env, ...words('ExecStartPre')], { cwd: '/' })
  const receiver = startMachine(['env', ...env, ...words('ExecStart')], path.join(folder, 'receiver.log'))
  onTestFinished(receiver.kill)
  await until(async () => (await query("SELECT FROM pg_stat_replication WHERE state = 'streaming'")).length === 1)
}

const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)

describe.runIf(canDrill())('a lost disk', () => {
  test('every lead whose log reached the second place is back', async ({ task }) => {
    const programs = await findPostgres()
    await chmod(folder, 0o755)
    await mkdir(second)
    for (const name of ['log', 'base']) await mkdir(path.join(second, name))
    execFileSync('chown', ['-R', `${user}:`, second])
    const lost = await startDatabase('lost', programs)
    await startReceiver(lost)
    const env = { DATABASE_URL: lost.url, DATA_DIR: dataFolder }
    expect(await runScript('database prepare', { env })).toMatchObject({ code: 0 })
    const site = await startSite(env, 'serve')
    onTestFinished(() => void site.stop('SIGKILL'))

    // The storm: what each was told, and when.
    const told = new Map<string, number>()
    let isLost = false
    async function visitor(name: string) {
      for (let number = 0; !isLost; number += 1) {
        const email = `${name}-${number}@visitor.example`
        const reference = await send(site.url, 'inquiries', makeInquiryBody({ email })).catch(() => '')
        if (reference && !isLost) told.set(email, Date.now())
      }
    }
    // Those whose log is known to have reached the second place.
    let streamed: string[] = []
    async function watch() {
      for (; !isLost; await sleep(50)) {
        const emails = [...told.keys()]
        const written = await lost.query('SELECT pg_current_wal_flush_lsn()::text AS lsn').catch(() => [])
        const question = `SELECT FROM pg_stat_replication WHERE flush_lsn >= '${written[0]?.lsn}'`
        const isThere = async () => isLost || (await lost.query(question).catch(() => [])).length === 1
        if (written.length === 1) await until(isThere)
        if (!isLost) streamed = emails
      }
    }
    const storm = Promise.all([...visitors.map(visitor), watch()])
    const someMore = (count: number) => {
      const before = told.size
      return until(() => told.size > before + count)
    }
    await someMore(30)
    const script = await readFile(path.join(root, 'deploy/base-backup.sh'))
    asUser(['env', ...lost.env, 'sh', '-s'], { cwd: '/', input: script, stdio: ['pipe', 'inherit', 'inherit'] })
    await someMore(100)
    const moment = Date.now()
    await until(() => Date.now() > moment + 1000)
    await someMore(100)
    isLost = true
    const end = Date.now()
    await lost.lose()
    // Else visitors would wait for answers that it cannot give.
    await site.stop('SIGKILL')
    await storm

    const fresh = await startDatabase('fresh', programs)
    const again = { ...env, DATABASE_URL: fresh.url, WAL_DIR: second }
    const emails = async () =>
      new Set((await rowsOf('SELECT email FROM leads', [], fresh.url)).map(({ email }) => String(email)))
    const restored = await runScript('backup restore --until latest', { env: again })
    expect(restored).toMatchObject({ code: 0 })
    const next = await startSite(again, 'serve')
    await until(async () => (await fetch(`${next.url}/api/health/ready`)).ok)
    const back = Date.now()
    const stored = await emails()
    const missing = [...told].filter(([email]) => !stored.has(email))
    const oldest = Math.min(end, ...missing.map(([, at]) => at))
    task.meta.notes = [
      `leads acknowledged: ${told.size}, known as streamed: ${streamed.length}, lost: ${missing.length}`,
      `seconds lost: ${seconds(oldest, end)}`,
      `minutes to return: ${((back - end) / 60_000).toFixed(1)}`,
    ]
    expect(streamed.length).toBeGreaterThan(200)
    expect(streamed.filter((email) => !stored.has(email))).toEqual([])
    await next.stop()

    // As it was in the middle of the storm.
    await fresh.query('DROP DATABASE tembo_trails WITH (FORCE)')
    await fresh.create()
    const earlier = await runScript(`backup restore --until ${new Date(moment).toISOString()}`, { env: again })
    expect(earlier).toMatchObject({ code: 0 })
    const then = await emails()
    const wrong = [...told].filter(
      ([email, at]) => (at < moment && !then.has(email)) || (at > moment + 1000 && then.has(email)),
    )
    expect(wrong).toEqual([])
  }, 900_000)
})
