// Programs that the benchmark needs from the system.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { OperatorError, say } from '../lib/report'

/** The path of a program; as root on Debian its package of the same name is installed. Fails with a sentence. */
export function systemProgram(name: string) {
  const found = find(name)
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    say(`Installing ${name} with apt-get`)
    // In run level 1 Debian starts no service.
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } }
    spawnSync('apt-get', ['update'], options)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options)
    const installed = find(name)
    if (installed) return installed
  }
  throw new OperatorError(`This part of the benchmark needs ${name}. Install it, or leave the part "load" out.`)
}

function find(name: string) {
  // Debian keeps servers where only root looks.
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
}
