// In a copy of the project with a page of its own, and with webpack: Turbopack refuses the links of the copy.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '@/scripts/lib/ports'
import { copyProject } from '../support/project-copy'
import { preparedDataFolder, rowsIn, type Script, startScript, until } from '../support/scripts'

const dataFolder = await preparedDataFolder()
const copy = await copyProject()
const schema = path.join(copy, 'prisma/schema.prisma')
const migrations = path.join(copy, 'prisma/migrations')
const original = await readFile(schema, 'utf8')
let dev: Script

beforeAll(async () => {
  await mkdir(path.join(copy, 'app'))
  await writeFile(path.join(copy, 'app/layout.tsx'), layout)
  await writeFile(path.join(copy, 'app/page.tsx'), 'export default () => null')
  const env = { DATA_DIR: dataFolder, NEXT_DIST_DIR: '.next', PORT: String(await freePort()) }
  dev = startScript('dev.ts --webpack', { cwd: copy, env })
  await until(() => starts() === 1)
})

afterAll(async () => {
  await dev.stop()
  await rm(copy, { recursive: true, force: true })
})

const layout = 'export default ({ children }) => <html lang="en"><body>{children}</body></html>'
const starts = () => dev.output().split('Ready in').length - 1
const says = (sentence: string) => until(() => dev.output().includes(sentence))

async function writeMigration(name: string, sql: string) {
  await mkdir(path.join(migrations, name), { recursive: true })
  await writeFile(path.join(migrations, name, 'migration.sql'), sql)
}

test('a mistake in the schema is a sentence, a change asks for its migration, and with it the site starts again', async () => {
  await writeFile(schema, original.replace('model TeamMember {', 'model TeamMember {\n  nickname Strin?'))
  await says('prisma/schema.prisma has a mistake in line ')
  await writeFile(schema, original.replace('model TeamMember {', 'model TeamMember {\n  nickname String?'))
  await says('The schema has changed. Write the migration for it: npm run db:new -- name\n')
  expect(starts()).toBe(1)
  await writeMigration('29990101000000_nickname', 'ALTER TABLE "team_members" ADD COLUMN "nickname" TEXT;')
  await says('Applied the migration 29990101000000_nickname\nThe database has changed: starting Next.js again\n')
  await until(() => starts() === 2)
  expect(await rowsIn(dataFolder, 'SELECT DISTINCT nickname FROM team_members')).toEqual([{ nickname: null }])
})

test('a migration that fails, or is changed after it was applied, is a sentence, and the next change is noticed', async () => {
  await writeMigration('29990102000000_wrong', 'ALTER TABLE "nothing" ADD COLUMN "wrong" TEXT;')
  await says('The migration 29990102000000_wrong cannot be applied, and it changed nothing: ')
  await rm(path.join(migrations, '29990102000000_wrong'), { recursive: true })
  await writeMigration('29990101000000_nickname', 'ALTER TABLE "team_members" ADD COLUMN "nick" TEXT;')
  await says('The database keeps what the migration 29990101000000_nickname did before it was changed.')
  expect(dev.process.exitCode).toBeNull()
  await writeMigration('29990103000000_more', 'ALTER TABLE "team_members" ADD COLUMN "more" TEXT;')
  await says('Applied the migration 29990103000000_more\n')
})
