// PostgreSQL refuses to run as root, so root runs it as another system user.
import { spawnSync } from 'node:child_process'
import { cp, readFile, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Binaries, exists } from './postgres-binaries'
import { OperatorError } from './report'

type Identity = { uid: number; gid: number }

/** `prefix` is put before the program, `owner` owns the files. */
export type Runner = { prefix: string[]; identity?: Identity; owner?: Identity; binaries: Binaries }

const newUserName = 'tembo-postgres'

/**
 * If needed, that user gets the one capability that lets it pass closed folders such as /root. `folder` must exist; the
 * owner of its `postgres` folder is that user. Fails with a sentence when no way works.
 */
export async function postgresRunner(folder: string, binaries: Binaries): Promise<Runner> {
  if (process.getuid?.() !== 0) return { prefix: [], binaries }
  const identity = (await folderOwner(path.join(folder, 'postgres'))) ?? (await systemUser())

  const direct = { prefix: [], identity, owner: identity, binaries }
  if (works(direct, folder)) return direct
  const passing = { prefix: passClosedFolders(identity), owner: identity, binaries }
  if (works(passing, folder)) return passing
  const copied = { prefix: [], identity, owner: identity, binaries: await reachableCopy(folder, binaries) }
  if (works(copied, folder)) return copied
  throw new OperatorError(
    `PostgreSQL cannot run as root, and the system user ${identity.uid} cannot reach ${folder}. ` +
      'Set DATA_DIR to a folder every user can enter, for example DATA_DIR=/var/lib/tembo-trails.',
  )
}

async function folderOwner(dataFolder: string): Promise<Identity | undefined> {
  if (!(await exists(dataFolder))) return undefined
  const { uid, gid } = await stat(dataFolder)
  return uid === 0 ? undefined : { uid, gid }
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

// Without no_setuid_fixup access(2) ignores the capability, and PostgreSQL calls that on its own programs.
function passClosedFolders({ uid, gid }: Identity) {
  const capability = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup']
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...capability, '--']
}

// Tries what PostgreSQL will do: find its own path, read a support file, enter the data folder.
function works({ prefix, identity, binaries }: Runner, folder: string) {
  const script = 'cd "$3" && cat "$2" >/dev/null && "$1" --version >/dev/null && "$1" -C port -D "$3" 2>&1'
  const sample = path.resolve(binaries.postgres, '../../share/postgresql/postgresql.conf.sample')
  const [command = 'sh', ...words] = [...prefix, 'sh', '-c', script, 'sh', binaries.postgres, sample, folder]
  const result = spawnSync(command, words, {
    ...identity,
    cwd: '/',
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  })
  // The last program fails for want of a configuration, but only after it has found itself.
  return result.stdout?.includes('configuration file') || result.status === 0
}

// In the data folder: if that cannot be reached either, a copy is no use.
async function reachableCopy(folder: string, binaries: Binaries): Promise<Binaries> {
  const copy = path.join(folder, 'postgres-programs')
  if (!(await exists(copy))) {
    const unfinished = `${copy}-${process.pid}`
    await cp(path.resolve(binaries.postgres, '../..'), unfinished, { recursive: true, verbatimSymlinks: true })
    await rename(unfinished, copy)
  }
  const program = (name: string) => path.join(copy, 'bin', path.basename(name))
  return { initdb: program(binaries.initdb), postgres: program(binaries.postgres) }
}
