// Every package of the table in docs/decisions.md is imported where it does its work.
import { expect, test } from 'vitest'
import { dependencies } from '@/package.json'
import { filesBelow, readSource } from '../support/source-files'

const folders = ['app', 'components', 'lib', 'prisma/generated']
const files = [...filesBelow(folders, /\.(ts|tsx|mjs|css)$/), 'prisma.config.ts', 'tailwind.config.ts']
const product = files.map(readSource).join('\n')
const table = readSource('docs/decisions.md').split('## The packages that the customer named')[1] ?? ''
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''))
const named = rows.flat()
// The tests would not run without them.
const used = named.filter((name) => !['vitest', 'playwright'].includes(name))

test('the table names all packages of the customer', () => {
  expect(named).toHaveLength(18)
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(used))
})

test.each(used)('the product imports %s', (name) => {
  expect(product).toMatch(new RegExp(`(from|import|import\\()\\s*['"]${name}(/[^'"]*)?['"]`))
})
