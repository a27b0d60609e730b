// Faults of the embedded server of a data folder: gone, frozen, and back.
import { readdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { waitForExit } from '@/scripts/lib/processes'
import { serverPid } from './scripts'

// Without its settings the server ends again at once, however often the site starts it.
const settings = (dataFolder: string) => path.join(dataFolder, 'postgres/postgresql.conf')

/** Kills the server and keeps it from coming back. Returns what lets it. */
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

/** Freezes the server and all its connections: they are there and do not answer. Returns what thaws them. */
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
