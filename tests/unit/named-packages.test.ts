// Every package of the table in docs/decisions.md is imported where it does its work.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const sources = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))
    .map((file) => read(path.join(folder, file)))

const product = [
  ...['app', 'components', 'lib', 'prisma/generated'].flatMap(sources),
  ...['prisma.config.ts', 'tailwind.config.ts'].map(read),
]
const table = read('docs/decisions.md').split('## The packages that the customer named')[1] ?? ''
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''))
const named = rows.flat()
const tools = ['vitest', 'playwright']
const specifierOf = (name: string) => (name === 'playwright' ? '@playwright/test' : name)

const imports = (texts: string[], name: string) => {
  const specifier = new RegExp(`(from|import|import\\()\\s*['"]${specifierOf(name)}(/[^'"]*)?['"]`)
  return texts.some((text) => specifier.test(text))
}

test('the table names all packages of the customer', () => {
  expect(named).toHaveLength(18)
  expect(Object.keys(JSON.parse(read('package.json')).dependencies)).toEqual(
    expect.arrayContaining(named.filter((name) => !tools.includes(name))),
  )
})

test.each(named.filter((name) => !tools.includes(name)))('the product imports %s', (name) => {
  expect(imports(product, name)).toBe(true)
})

test.each(tools)('the tests import %s', (name) => {
  const tests = ['tests/unit', 'tests/e2e', 'tests/engines', 'tests/support'].flatMap(sources)
  expect(imports(tests, name)).toBe(true)
})
