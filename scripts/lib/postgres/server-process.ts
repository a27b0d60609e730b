import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import path from 'node:path'
import { commandLine, isAlive, waitForExit } from '../processes'

export async function readPidFile(data: string) {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port] = text.split('\n').map(Number)
  return pid && port ? { pid, port } : undefined
}

/** The process id may have been reused. */
export async function isServerOf(pid: number, data: string) {
  const command = await commandLine(pid)
  return command.includes('postgres') && command.includes(data)
}

/** After a crash: ends orphaned backends. Does nothing while the server runs. */
export async function endOrphans(data: string) {
  const recorded = await readPidFile(data)
  if (recorded && (await isServerOf(recorded.pid, data))) return
  // They exit soon by themselves, unless busy with a long statement.
  for (const pid of await processesIn(data)) {
    if (await waitForExit(pid, 2000)) continue
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has exited already.
    }
    await waitForExit(pid, 3000)
  }
}

/** One that is stale, when its process id has been reused. Does nothing while the server runs. */
export async function removePidFile(data: string) {
  const recorded = await readPidFile(data)
  if (!recorded || (await isServerOf(recorded.pid, data))) return
  if (isAlive(recorded.pid)) await rm(path.join(data, 'postmaster.pid'), { force: true })
}

async function processesIn(data: string) {
  const pids = (await readdir('/proc').catch(() => [])).map(Number).filter(Boolean)
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => undefined)))
  return pids.filter((_, index) => folders[index] === data)
}
