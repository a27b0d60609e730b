import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Package = { license?: string; dev?: boolean; integrity?: string }

// Free to use, change and sell with their notice; MPL, LGPL and EPL bind only who changes the library itself.
const allowed = [
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'Unlicense'],
  ...['Python-2.0', 'CC-BY-4.0', 'MPL-2.0', 'LGPL-3.0-or-later', 'EPL-2.0'],
]
// They say it in their README or LICENSE only.
const known: Record<string, string> = { jsonp: 'MIT', 'seq-queue': 'MIT' }

const lock: { packages: Record<string, Package> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const packages = Object.entries(lock.packages).filter(([path, { dev }]) => path && !dev)

test('every package that production uses may be used by a company', () => {
  expect(packages.length).toBeGreaterThan(100)
  const refused = packages.flatMap(([path, { license }]) => {
    const name = path.replace(/^.*node_modules\//, '')
    const terms = (license ?? known[name] ?? 'none').replace(/^\((.*)\)$/, '$1').split(/ and /i)
    return terms.every((term) => term.split(/ or /i).some((one) => allowed.includes(one)))
      ? []
      : [`${name}: ${license}`]
  })
  expect(refused).toEqual([])
})

test('every package is known by its hash, those of other platforms too', () => {
  const nameless = Object.entries(lock.packages).filter(([path, { integrity }]) => path && !integrity)
  expect(nameless).toEqual([])
})

test('each font has its licence beside it', () => {
  const folder = 'lib/design/fonts'
  const names = readdirSync(folder)
  const families = new Set(names.filter((name) => /\.(woff2|ttf)$/.test(name)).map((name) => name.split('-')[0]))
  expect(families.size).toBeGreaterThan(0)
  for (const family of families) {
    const licence = names.find(
      (name) => name.startsWith(String(family).replace('.woff2', '')) && name.endsWith('OFL.txt'),
    )
    expect(readFileSync(`${folder}/${licence}`, 'utf8')).toMatch(/^Copyright .*SIL OPEN FONT LICENSE/s)
  }
})
