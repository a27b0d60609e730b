// PostgreSQL refuses to run as root, so root runs it as another system user.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../report'
import type { Binaries } from './binaries'

type Identity = { uid: number; gid: number }

/** `prefix`: arguments before the program. `owner`: of the files. */
export type Runner = { prefix: string[]; identity?: Identity; owner?: Identity; binaries: Binaries }

const newUserName = 'tembo-postgres'

/** Lets nobody else into the data folder, which holds what visitors sent: gives it to the user PostgreSQL runs as. */
export async function closeFolder(folder: string) {
  const { uid, mode } = await stat(folder)
  if (process.getuid?.() === 0 && uid === 0) {
    const user = await postgresUser(folder)
    await chown(folder, user.uid, user.gid)
  }
  if (mode & 0o077) await chmod(folder, 0o700)
}

/** Grants CAP_DAC_OVERRIDE if needed, for closed folders such as /root. Throws OperatorError. */
export async function postgresRunner(folder: string, binaries: Binaries): Promise<Runner> {
  if (process.getuid?.() !== 0) return { prefix: [], binaries }
  const identity = await postgresUser(folder)

  const direct = { prefix: [], identity, owner: identity, binaries }
  if (works(direct, folder)) return direct
  const passing = { prefix: passClosedFolders(identity), owner: identity, binaries }
  if (works(passing, folder)) return passing
  throw new OperatorError(
    `PostgreSQL cannot run as root, and the system user ${identity.uid} cannot reach ${folder} or ${binaries.postgres}. ` +
      'Move the site to a folder that every user can enter, such as /opt, or start it as another user.',
  )
}

const postgresUser = async (folder: string) =>
  (await folderOwner(path.join(folder, 'postgres'))) ?? (await systemUser())

async function folderOwner(dataFolder: string): Promise<Identity | undefined> {
  const owner = await stat(dataFolder).catch(() => undefined)
  return owner?.uid ? { uid: owner.uid, gid: owner.gid } : undefined
}

async function systemUser(): Promise<Identity> {
  const existing = (await passwdEntry('postgres')) ?? (await passwdEntry(newUserName))
  if (existing) return existing
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', newUserName])
  const user = (await passwdEntry(newUserName)) ?? (await passwdEntry('nobody'))
  if (!user) throw new OperatorError('PostgreSQL cannot run as root, and this machine has no other system user for it.')
  return user
}

async function passwdEntry(name: string): Promise<Identity | undefined> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const fields = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .find(([user]) => user === name)
  return fields && { uid: Number(fields[2]), gid: Number(fields[3]) }
}

// Without no_setuid_fixup access(2), which PostgreSQL calls on its own programs, ignores the capability.
function passClosedFolders({ uid, gid }: Identity) {
  const capability = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup']
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...capability, '--']
}

// Tries what PostgreSQL does: find its path, read a support file, enter the data folder.
function works({ prefix, identity, binaries }: Runner, folder: string) {
  const script = 'cd "$3" && cat "$2" >/dev/null && "$1" --version >/dev/null && "$1" -C port -D "$3" 2>&1'
  const ownSample = path.resolve(binaries.postgres, '../../share/postgresql/postgresql.conf.sample')
  // Debian keeps it elsewhere, for everybody to read.
  const sample = existsSync(ownSample) ? ownSample : binaries.postgres
  const [command = 'sh', ...args] = [...prefix, 'sh', '-c', script, 'sh', binaries.postgres, sample, folder]
  const result = spawnSync(command, args, {
    ...identity,
    cwd: '/',
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  })
  // The last program fails without a configuration file, but only after finding itself.
  return result.stdout?.includes('configuration file') || result.status === 0
}
