// Programs that come from the system rather than from npm: finding them, and installing Debian's packages as root.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { OperatorError, say } from './report'

// Debian keeps servers where only root looks.
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']

/** The files of programs by these names, in the order of the names; those that are not there are left out. */
export function findPrograms(...names: string[]) {
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).filter((file) => existsSync(file))
}

/** Installs packages as root on Debian, and starts none of their services; anywhere else it does nothing. */
export function installOnDebian(...packages: string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  say(`Installing ${packages.join(' and ')} with apt-get`)
  // In run level 1 Debian starts no service: nginx would take port 80.
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } }
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options)
}

/** The file of a program, whose Debian package is installed when it is missing. Fails with a sentence. */
export function systemProgram(name: string, debianPackage = name) {
  if (findPrograms(name).length === 0) installOnDebian(debianPackage)
  const [file] = findPrograms(name)
  if (!file) throw new OperatorError(`This needs ${name}, which is not installed. Install it first.`)
  return file
}
