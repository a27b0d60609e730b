import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../ports'
import { isAlive } from '../processes'
import { errorMessage, OperatorError, print } from '../report'
import type { Runner } from './system-user'

const user = 'tembo'
const database = 'tembo_trails'

export function clusterFiles(folder: string) {
  return {
    data: path.join(folder, 'postgres'),
    url: path.join(folder, 'database-url'),
    log: path.join(folder, 'postgres.log'),
  }
}

/** Creates one with a random password the first time. Throws OperatorError for another user's file. */
export async function connectionUrl(folder: string): Promise<URL> {
  const { data, url: file } = clusterFiles(folder)
  if (!existsSync(file)) {
    if (existsSync(data)) {
      throw new OperatorError(`${file}, which holds the password of the database in ${data}, is missing. Put it back.`)
    }
    const url = `postgresql://${user}:${randomBytes(24).toString('hex')}@127.0.0.1:${await freePort()}/${database}`
    await writeOnce(file, url)
  }
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new OperatorError(
      `The database in ${folder} belongs to another user of this machine (${errorMessage(error)}). ` +
        'Start as that user, or set DATA_DIR to another folder.',
    )
  })
  return new URL(text.trim())
}

export async function savePort(folder: string, url: URL) {
  const { url: file } = clusterFiles(folder)
  if ((await readFile(file, 'utf8')).trim() === url.toString()) return
  const unfinished = `${file}-${process.pid}`
  await writeFile(unfinished, `${url}\n`, { mode: 0o600 })
  // Keep the owner when root works on another user's folder.
  const { uid, gid } = await stat(file)
  if (process.getuid?.() === 0) await chown(unfinished, uid, gid)
  await rename(unfinished, file)
}

// Concurrent first starts must get the same password: the first to link its file wins.
async function writeOnce(file: string, text: string) {
  const unfinished = `${file}-${process.pid}`
  await writeFile(unfinished, `${text}\n`, { mode: 0o600 })
  await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(unfinished)
}

/** Created beside its place and renamed when complete. Throws OperatorError with initdb's message. */
export async function initCluster(folder: string, password: string, runner: Runner) {
  const { data } = clusterFiles(folder)
  if (existsSync(data)) return

  print('Creating the database')
  await removeUnfinished(folder)
  const unfinished = path.join(folder, `unfinished-${process.pid}`)
  await mkdir(unfinished, { mode: 0o700 })
  const passwordFile = path.join(unfinished, 'password')
  try {
    await writeFile(passwordFile, password, { mode: 0o600 })
    const { uid, gid } = runner.owner ?? (await stat(unfinished))
    for (const file of [passwordFile, unfinished]) await chown(file, uid, gid)
    await initdb(runner, path.join(unfinished, 'postgres'), passwordFile)
    await rename(path.join(unfinished, 'postgres'), data).catch((error: unknown) => {
      if (!existsSync(data)) throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

// Of starts that were killed; they hold the password.
async function removeUnfinished(folder: string) {
  for (const name of await readdir(folder)) {
    const pid = /^unfinished-(\d+)$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

async function initdb({ prefix, identity, binaries }: Runner, data: string, passwordFile: string) {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--auth=scram-sha-256', `--username=${user}`, `--pwfile=${passwordFile}`]
  const [command = binaries.initdb, ...args] = [...prefix, binaries.initdb, `--pgdata=${data}`, ...locale, ...access]
  const env = { ...process.env, LC_ALL: 'C' }
  await promisify(execFile)(command, args, { ...identity, cwd: '/', env }).catch((error: unknown) => {
    throw new OperatorError(`The embedded PostgreSQL cannot be set up in ${data}: ${errorMessage(error)}`)
  })
}
