// Another version of the site: a copy of what its scripts read, with one more migration.
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { root } from '@/scripts/lib/paths'

/** Returns its folder, which is removed after the test. */
export async function versionWith(migration: string, sql: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'tembo-version-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of ['scripts', 'prisma', 'package.json', 'tsconfig.json', '.env.example'])
    await cp(path.join(root, name), path.join(folder, name), { recursive: true })
  for (const name of ['node_modules', 'lib']) await symlink(path.join(root, name), path.join(folder, name))
  const place = path.join(folder, 'prisma/migrations', migration)
  await mkdir(place)
  await writeFile(path.join(place, 'migration.sql'), sql)
  return folder
}
