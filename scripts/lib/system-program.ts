import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { OperatorError, print } from './report'

// Debian keeps servers outside a user's PATH.
const systemPath = `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`

export const withSystemPath = { ...process.env, PATH: systemPath }

export class MissingPrograms extends OperatorError {
  constructor(
    message: string,
    readonly debianPackages: string[],
  ) {
    super(`${message} On Debian: apt-get install ${debianPackages.join(' ')}`)
  }
}

export function findPrograms(...names: string[]) {
  return names
    .flatMap((name) => systemPath.split(path.delimiter).map((folder) => path.join(folder, name)))
    .filter((file) => existsSync(file))
}

/** Does nothing unless root on Debian. */
export function installOnDebian(...packages: string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  print(`Installing ${packages.join(' and ')} with apt-get`)
  // In run level 1 Debian starts no service: nginx would take port 80.
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } }
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options)
}

export function systemProgram(name: string, debianPackage = name) {
  if (findPrograms(name).length === 0) installOnDebian(debianPackage)
  const [file] = findPrograms(name)
  if (!file) throw new OperatorError(`This needs ${name}, which is not installed. Install it first.`)
  return file
}
