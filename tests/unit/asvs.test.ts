import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chapterOf, requirements, standard } from '../support/asvs'
import { withAsvs } from '../support/asvs-page'
import { readSource } from '../support/source-files'

const counts = {
  ...{ V1: 27, V2: 11, V3: 19, V4: 10, V5: 9, V6: 35, V7: 18, V8: 7, V9: 7, V10: 29, V11: 14, V12: 9, V13: 13 },
  ...{ V14: 9, V15: 13, V16: 16, V17: 7 },
}

function countBy(keys: (string | number)[]) {
  const found: Record<string, number> = {}
  for (const key of keys) found[key] = (found[key] ?? 0) + 1
  return found
}

test('every requirement of levels 1 and 2 is answered once', () => {
  expect(requirements.map(({ id }) => id).sort()).toEqual([...standard.keys()].sort())
  expect(countBy(requirements.map(({ id }) => chapterOf(id)))).toEqual(counts)
  expect(countBy(requirements.map(({ level }) => level))).toEqual({ 1: 70, 2: 183 })
  for (const { id, level } of requirements) expect([id, level]).toEqual([id, standard.get(id)])
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** As the title of a test, or of a row of tests that are called by their first value. */
function hasTest(source: string, title: string) {
  const quoted = `['"\`]${escaped(title)}['"\`]`
  const isTitle = new RegExp(`\\(\\s*${quoted}`).test(source)
  return isTitle || (new RegExp(`\\[\\s*${quoted}`).test(source) && /\(\s*['"`]%s/.test(source))
}

test('every test that is named exists', () => {
  const missing = requirements.flatMap((one) => {
    if (!('test' in one)) return []
    const { file, title } = one.test
    return existsSync(file) && hasTest(readSource(file), title) ? [] : [`${one.id}: ${file}: ${title}`]
  })
  expect(missing).toEqual([])
})

test('every page that is named has that heading', () => {
  const missing = requirements.flatMap((one) => {
    if (!('page' in one)) return []
    const { file, heading } = one.page
    const hasHeading = existsSync(file) && new RegExp(`^#+ ${escaped(heading)}$`, 'm').test(readSource(file))
    return hasHeading ? [] : [`${one.id}: ${file}: ${heading}`]
  })
  expect(missing).toEqual([])
})

test('docs/security.md says what the data says', () => {
  const page = readSource('docs/security.md')
  expect(page, 'Run npm --prefix workshop run asvs.').toBe(withAsvs(page))
})
