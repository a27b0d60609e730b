// Runs the project's scripts as an operator does, with a data folder and ports of their own.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, vi } from 'vitest'
import { freePort } from '@/scripts/lib/ports'
import { readPidFile } from '@/scripts/lib/postgres/server-process'
import { isAlive, waitForExit } from '@/scripts/lib/processes'
import { copyTemplate } from '@/scripts/lib/testing/database-template'
import { rowsOf } from './database'

const root = path.resolve(import.meta.dirname, '../..')

/** `log` is a file descriptor to write to instead of `output`. */
type Options = { env: Record<string, string>; cwd?: string; log?: number }

export type Script = {
  process: ChildProcess
  output: () => string
  ended: Promise<number | null>
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

export type Site = Script & { port: number; url: string }

/** `words` begin with the name of a program of production, or the file of another, in scripts/ or with its folder. */
export function startScript(words: string, { env, cwd = root, log }: Options): Script {
  const [name = '', ...rest] = words.split(' ')
  const program = name.includes('.')
    ? ['--import', './scripts/lib/tsx.mjs', name.includes('/') ? name : `scripts/${name}`]
    : ['scripts/run.mjs', name]
  const child = spawn(process.execPath, [...program, ...rest], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', log ?? 'pipe', log ?? 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      text += chunk
    })
  }
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return { process: child, output: () => text, ended, stop }
}

export async function runScript(words: string, options: Options) {
  const script = startScript(words, options)
  return { code: await script.ended, output: script.output() }
}

/** Waits until the site is up, on a free port if none is given. Fails with its output when it ends before. */
export async function startSite(env: Record<string, string>, words = 'start', cwd?: string): Promise<Site> {
  const port = Number(env.PORT ?? (await freePort()))
  const site = startScript(words, { env: { ...env, PORT: String(port) }, cwd })
  await until(() => site.output().includes('The site is at') || site.process.exitCode !== null)
  if (site.process.exitCode !== null) throw new Error(site.output())
  return { ...site, port, url: `http://localhost:${port}` }
}

/** Starts it before the tests of the file and stops it after them. Call it outside of any test. */
export function siteOfFile(dataFolder: string, env: Record<string, string> = {}) {
  const site = {} as Site
  beforeAll(async () => {
    Object.assign(site, await startSite({ ...env, DATA_DIR: dataFolder }))
  })
  afterAll(() => site.stop())
  return site
}

/** Fails after that time. */
export const until = (condition: () => unknown, timeout = 240_000) => vi.waitUntil(condition, { timeout, interval: 25 })

/**
 * With the tables and the content, as after the first start. It is removed, with its server, after the tests of the
 * file. Call it outside of any test. A test that ends the database needs `isDurable`, or the last seconds before may be
 * lost.
 */
export async function preparedDataFolder({ isDurable = false } = {}) {
  const folder = emptyDataFolder()
  await copyTemplate(process.env.TEST_TEMPLATE ?? '', folder, { isDurable })
  return folder
}

/** As before the first start; else like the prepared one. */
export function emptyDataFolder() {
  // With a space, as a user's folder may have one.
  const folder = mkdtempSync(path.join(tmpdir(), 'tembo trails-'))
  chmodSync(folder, 0o755)
  afterAll(async () => {
    const pid = await serverPid(folder)
    if (pid && isAlive(pid)) process.kill(pid, 'SIGQUIT')
    if (pid) await waitForExit(pid, 10_000)
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

/** The embedded server's process id, running or not. */
export async function serverPid(dataFolder: string) {
  return (await readPidFile(path.join(dataFolder, 'postgres')))?.pid
}

export const addressIn = async (dataFolder: string) =>
  (await readFile(path.join(dataFolder, 'database-url'), 'utf8')).trim()

/** The rows that one statement finds on the embedded server of a data folder. */
export async function rowsIn<Row extends pg.QueryResultRow>(dataFolder: string, sql: string, values: unknown[] = []) {
  return rowsOf<Row>(sql, values, await addressIn(dataFolder))
}

/** The mails that became files because there is no mail server. */
export async function mailFiles(dataFolder: string) {
  const names = await readdir(path.join(dataFolder, 'mail')).catch(() => [])
  return names.filter((name) => name.endsWith('.eml'))
}

/** Connects to the embedded server of a data folder. */
export async function connect(dataFolder: string) {
  const client = new pg.Client({ connectionString: await addressIn(dataFolder) })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
