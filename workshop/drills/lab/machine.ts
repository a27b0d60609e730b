// A simulated machine: programs in their own process namespace, which all die at once, as in a power cut, and at the
// latest with the drill. Linux and root only.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { atEnd } from '../../../scripts/lib/run'

/** Debian's user for PostgreSQL. Its programs refuse to run as root. */
export const user = 'postgres'

export type Machine = ReturnType<typeof startMachine>

/** Drills need Linux and root: they install programs and make namespaces. */
export function canDrill() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  return spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0
}

/** It ends when its first program, `words`, ends. With `asRoot` that program changes its user itself. */
export function startMachine(words: string[], log: string, { asRoot = false } = {}) {
  const alone = ['unshare', '--pid', '--fork', '--kill-child=KILL', '--mount-proc', '--']
  // A process that changes its user is no longer killed with its parent. The shell stays root, and is.
  const change = asRoot ? [] : ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', '--']
  const inside = ['sh', '-c', '"$@" & wait', 'sh', ...change]
  const [command = '', ...rest] = ['setpriv', '--pdeathsig=KILL', '--', ...alone, ...inside, ...words]
  const environment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/bin`, LC_ALL: 'C.UTF-8' }
  const child = spawn(command, rest, { cwd: '/', env: environment, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const file = createWriteStream(log, { flags: 'a' })
  child.stdout.pipe(file)
  child.stderr.pipe(file)
  const ended = once(child, 'close')

  async function kill() {
    child.kill('SIGKILL')
    await ended
  }
  atEnd(kill)
  const signalAll = (signal: NodeJS.Signals) => sendToAll(child, signal)
  return { kill, freeze: () => signalAll('SIGSTOP'), thaw: () => signalAll('SIGCONT') }
}

async function sendToAll({ pid = 0 }: ChildProcess, signal: NodeJS.Signals) {
  for (const each of await descendants(pid)) {
    try {
      process.kill(each, signal)
    } catch {
      // It ended in the meantime.
    }
  }
}

async function descendants(pid: number): Promise<number[]> {
  const all = (await readdir('/proc')).map(Number).filter(Boolean)
  const stats = await Promise.all(all.map((each) => readFile(`/proc/${each}/stat`, 'utf8').catch(() => '')))
  const parents = new Map(all.map((each, index) => [each, Number(stats[index]?.split(') ')[1]?.split(' ')[1])]))
  const found = [pid]
  for (const parent of found) for (const [each, its] of parents) if (its === parent) found.push(each)
  return found.slice(1)
}
