import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { dependencies } from '@/package.json'
import { compiled } from '@/scripts/lib/paths'

const imported = /^(?:import|export)\b[^'"]*?(?:from )?"([^"]+)";$|\bimport\("([^"]+)"\)/gm
const programs = readdirSync(compiled).filter((name) => name.endsWith('.js'))

test.each(programs)('%s runs without the development packages', (name) => {
  const text = readFileSync(path.join(compiled, name), 'utf8')
  const names = [...text.matchAll(imported)].map(([, whole, later]) => whole ?? later ?? '')
  const packages = names.filter((each) => !each.startsWith('node:') && !builtinModules.includes(each))
  const own = packages.map((each) => /^(@[^/]+\/)?[^/]+/.exec(each)?.[0])
  expect(own.filter((each) => !Object.hasOwn(dependencies, each ?? ''))).toEqual([])
  expect(names.length).toBeGreaterThan(0)
})
