// Linux only.
import { readdir, readFile } from 'node:fs/promises'

// Microseconds: Linux counts in hundredths of a second.
const tick = 10_000

type Process = { pid: number; parent: number; microseconds: number }

async function read(pid: number): Promise<Process | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [, parent = 0] = fields
  const ticks = [11, 12, 13, 14].reduce((sum, place) => sum + (fields[place] ?? 0), 0)
  return text ? { pid, parent, microseconds: ticks * tick } : undefined
}

/** In microseconds, with all child processes that have ended or still run. */
export async function cpuOf(pid: number) {
  const all = await Promise.all((await readdir('/proc')).map(Number).filter(Boolean).map(read))
  const processes = all.filter((each) => each !== undefined)
  const found = processes.filter((each) => each.pid === pid)
  for (const { pid: parent } of found) found.push(...processes.filter((each) => each.parent === parent))
  return found.reduce((sum, { microseconds }) => sum + microseconds, 0)
}
