// The processor time that processes have used. Linux only.
import { readdir, readFile } from 'node:fs/promises'

// Of a second, on every Linux that there is.
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

/** The microseconds that a process and those it has started have used so far. */
export async function cpuOf(pid: number) {
  const all = await Promise.all((await readdir('/proc')).map(Number).filter(Boolean).map(read))
  const processes = all.filter((each) => each !== undefined)
  const found = processes.filter((each) => each.pid === pid)
  for (const { pid: parent } of found) found.push(...processes.filter((each) => each.parent === parent))
  return found.reduce((sum, { microseconds }) => sum + microseconds, 0)
}
