// The process of the embedded PostgreSQL, and what is left of it after a crash.
import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import path from 'node:path'
import { commandLine, isAlive, waitForExit } from './processes'

/** What postmaster.pid says, or undefined when there is none or it is half written. */
export async function readPidFile(data: string) {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port] = text.split('\n').map(Number)
  return pid && port ? { pid, port } : undefined
}

/** Whether this process is the server of this data folder, not some other program that got the number. */
export async function isServerOf(pid: number, data: string) {
  const command = await commandLine(pid)
  return command.includes('postgres') && command.includes(data)
}

/**
 * Makes way for a new server after a crash: ends backends that outlived their server, and removes a pid file whose
 * number now belongs to some other program. Leaves everything alone while the server itself is alive.
 */
export async function clearRemains(data: string) {
  const recorded = await readPidFile(data)
  if (recorded && (await isServerOf(recorded.pid, data))) return
  // They end by themselves within moments, except one that is busy with a long statement.
  for (const pid of await processesIn(data)) {
    if (!(await waitForExit(pid, 2000))) signal(pid, 'SIGQUIT')
    if (!(await waitForExit(pid, 3000))) signal(pid, 'SIGKILL')
    await waitForExit(pid, 3000)
  }
  if (recorded && isAlive(recorded.pid)) await rm(path.join(data, 'postmaster.pid'), { force: true })
}

// PostgreSQL processes work inside their data folder. Only Linux tells; elsewhere the server's own check decides.
async function processesIn(data: string) {
  const pids = (await readdir('/proc').catch(() => [])).map(Number).filter(Boolean)
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => undefined)))
  return pids.filter((_, index) => folders[index] === data)
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // It ended in the meantime.
  }
}
