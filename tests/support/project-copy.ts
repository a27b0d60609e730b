// A copy of what the scripts of the project read, so that they can write into it.
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { root } from '@/scripts/lib/paths'

const copied = ['scripts', 'prisma', 'package.json', 'prisma.config.ts', 'tsconfig.json']

/** Returns its folder. */
export async function copyProject() {
  const folder = await mkdtemp(path.join(tmpdir(), 'tembo trails copy-'))
  for (const name of copied) await cp(path.join(root, name), path.join(folder, name), { recursive: true })
  for (const name of ['node_modules', 'lib']) await symlink(path.join(root, name), path.join(folder, name))
  return folder
}

/** Another version of the site: with one more migration. The folder is removed after the test. */
export async function versionWith(migration: string, sql: string) {
  const folder = await copyProject()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const place = path.join(folder, 'prisma/migrations', migration)
  await mkdir(place)
  await writeFile(path.join(place, 'migration.sql'), sql)
  return folder
}
