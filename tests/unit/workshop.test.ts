import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const { scripts } = JSON.parse(read('workshop/package.json')) as { scripts: Record<string, string> }

const filesOf = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs|mts)$/.test(file))
    .map((file) => path.join(folder, file))

test('the site runs without the workshop: nothing but tests imports it', () => {
  const files = [...['app', 'components', 'lib', 'prisma', 'scripts'].flatMap(filesOf), 'next.config.ts']
  expect(files.length).toBeGreaterThan(400)
  const imports = /(from|import|import\(|require\()\s*['"`](@|[./]+)\/?(\.\.\/)*workshop\//
  expect(files.filter((file) => imports.test(read(file)))).toEqual([])
})

test('the workshop imports neither pages nor tests', () => {
  const files = filesOf('workshop')
  const imports = /(from|import|import\()\s*['"]([./]+|@)\/(app|components|tests)\//
  expect(files.filter((file) => imports.test(read(file)))).toEqual([])
})

test.each(Object.entries(scripts))('the files of its command "%s" are there', (name, command) => {
  const files = command.match(/(workshop|scripts)\/\S+\.(ts|mjs)/g) ?? []
  expect(files).not.toEqual([])
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  expect(read('workshop/README.md')).toContain(name === 'test' ? '`npm test`' : `\`npm run ${name}`)
})
