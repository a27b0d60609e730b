import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '@/scripts/lib/paths'
import { filesBelow, readSource } from '../support/source-files'

const { scripts } = JSON.parse(readSource('workshop/package.json')) as { scripts: Record<string, string> }

const programs = /\.(ts|tsx|mjs|mts)$/

test('the site runs without the workshop: nothing but tests imports it', () => {
  const files = [...filesBelow(['app', 'components', 'lib', 'prisma', 'scripts'], programs), 'next.config.ts']
  expect(files.length).toBeGreaterThan(400)
  const imports = /(from|import|import\(|require\()\s*['"`](@|[./]+)\/?(\.\.\/)*workshop\//
  expect(files.filter((file) => imports.test(readSource(file)))).toEqual([])
})

test('the workshop imports neither pages nor tests', () => {
  const files = filesBelow(['workshop'], programs)
  const imports = /(from|import|import\()\s*['"]([./]+|@)\/(app|components|tests)\//
  expect(files.filter((file) => imports.test(readSource(file)))).toEqual([])
})

test.each(Object.entries(scripts))('the files of its command "%s" are there', (name, command) => {
  const files = command.match(/(workshop|scripts)\/\S+\.(ts|mjs)/g) ?? []
  expect(files).not.toEqual([])
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  expect(readSource('workshop/README.md')).toContain(name === 'test' ? '`npm test`' : `\`npm run ${name}`)
})
