// What one change has to say in two files.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pages as pageTexts } from '@/lib/content/pages'
import { root } from '@/scripts/lib/paths'
import { sitePaths } from '@/scripts/lib/site-paths'
import { readSource } from '../support/source-files'

const visited = new Set(sitePaths.map((address) => address.split('?')[0]))

test('every page with a title is one that the tests visit', () => {
  const sentences = Object.keys(pageTexts)
    .filter((address) => !visited.has(address))
    .map((address) => `Add ${address} of lib/content/pages.ts to scripts/lib/site-paths.ts: no test visits it.`)
  expect(sentences, sentences.join('\n')).toEqual([])
})

const baseline = '20261125130000_baseline'

test('every migration is explained to whoever upgrades', () => {
  const rows = readSource('CHANGELOG.md').match(/^\| `\w+` \|/gm) ?? []
  const explained = new Set(rows.map((row) => row.split('`')[1]))
  const sentences = readdirSync(path.join(root, 'prisma/migrations'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== baseline)
    .filter(({ name }) => !explained.has(name.replace(/^\d+_/, '')))
    .map(
      ({ name }) => `Add a row for prisma/migrations/${name} to the table in CHANGELOG.md: what it does to the data.`,
    )
  expect(sentences, sentences.join('\n')).toEqual([])
})
