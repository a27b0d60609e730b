// Faults of the embedded server.
import { readdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { waitForExit } from '@/scripts/lib/processes'
import { serverPid } from './scripts'

// Without this file the server ends at once, however often it is started.
const settings = (dataFolder: string) => path.join(dataFolder, 'postgres/postgresql.conf')

/** Kills the server and keeps it down. Returns what ends that. */
export async function stopDatabase(dataFolder: string) {
  const pid = await serverPid(dataFolder)
  const away = `${settings(dataFolder)}.away`
  await rename(settings(dataFolder), away)
  if (pid) {
    process.kill(pid, 'SIGKILL')
    await waitForExit(pid, 10_000)
  }
  return () => rename(away, settings(dataFolder))
}

/** The server accepts connections but does not answer. Returns what ends that. */
export async function freezeDatabase(dataFolder: string) {
  const pid = (await serverPid(dataFolder)) ?? 0
  const pids = [pid, ...(await childrenOf(pid))]
  for (const each of pids) process.kill(each, 'SIGSTOP')
  return async () => {
    for (const each of pids) process.kill(each, 'SIGCONT')
  }
}

async function childrenOf(pid: number) {
  const all = (await readdir('/proc')).map(Number).filter(Boolean)
  const parents = await Promise.all(all.map((each) => readFile(`/proc/${each}/stat`, 'utf8').catch(() => '')))
  return all.filter((_, index) => parents[index]?.split(') ')[1]?.split(' ')[1] === String(pid))
}
