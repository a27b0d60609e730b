import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

export function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export async function commandLine(pid: number) {
  if (!isAlive(pid)) return ''
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
}

export async function waitForExit(pid: number, milliseconds: number) {
  const end = Date.now() + milliseconds
  while (isAlive(pid)) {
    if (Date.now() > end) return false
    await sleep(20)
  }
  return true
}
