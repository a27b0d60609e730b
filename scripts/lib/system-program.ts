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

/** Does nothing unless root on Debian. Prints why apt-get failed. */
export function installOnDebian(...packages: string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  print(`Installing ${packages.join(' and ')} with apt-get`)
  aptGet('update')
  aptGet('install', '-y', '--no-install-recommends', ...packages)
}

function aptGet(...args: string[]) {
  // In run level 1 Debian starts no service: nginx would take port 80.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  // Another installation may be under way.
  const { status, stderr } = spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
    env,
    encoding: 'utf8',
  })
  if (status !== 0) print(`apt-get ${args[0]} failed: ${stderr.trim()}`)
}

export function systemProgram(name: string, debianPackage = name) {
  if (findPrograms(name).length === 0) installOnDebian(debianPackage)
  const [file] = findPrograms(name)
  if (!file) throw new OperatorError(`This needs ${name}, which is not installed. Install it first.`)
  return file
}
