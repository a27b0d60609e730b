// Imports go one way: app -> components -> lib, and in lib from rooms above in the list of README.md.
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, readSource } from '../support/source-files'

const list = /```\n(platform [^`]*)```/.exec(readSource('README.md'))?.[1] ?? ''
const rooms = list.split('\n').flatMap((line) => line.split(' ')[0] || [])

/** Of the project's own files, by their paths in it. */
function importsOf(file: string) {
  const found = [...readSource(file).matchAll(/(?:\bfrom|\bimport\(?) ?['"]((?:\.|@\/)[^'"]*)['"]/g)]
  return found.map(([, name = '']) => (name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name)))
}

const files = filesBelow(['app', 'components', 'lib'], /\.(?:tsx?|mjs)$/)
const roomOf = (file: string) => rooms.indexOf(file.split('/')[1] ?? '')
const isDatabase = (file: string) => file === 'lib/platform/db' || file.startsWith('prisma/')

function mayImport(file: string, imported: string) {
  if (file.startsWith('lib/')) {
    const isOfLib = imported.startsWith('lib/') && roomOf(imported) <= roomOf(file)
    return isOfLib || /^(?:prisma\/generated|package\.json)/.test(imported)
  }
  if (isDatabase(imported)) return false
  const isOfApi = file.startsWith('app/api/')
  return ['app', 'components', 'lib'].includes(imported.split('/')[0] ?? '')
    ? !(file.startsWith('components/') && imported.startsWith('app/')) &&
        !(isOfApi && imported.startsWith('components/'))
    : !imported.startsWith('tests/')
}

test('the list has every room of lib', () => {
  const folders = new Set(files.flatMap((file) => (file.startsWith('lib/') ? (file.split('/')[1] ?? '') : [])))
  expect([...rooms].sort()).toEqual([...folders].sort())
})

test('imports go one way', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file).flatMap((imported) => (mayImport(file, imported) ? [] : [`${file} imports ${imported}`])),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(wrong).toEqual([])
})
