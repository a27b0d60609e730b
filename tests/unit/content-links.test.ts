import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pictures, widePicture } from '@/lib/content/pictures'
import { root } from '@/scripts/lib/paths'
import { filesBelow, readSource } from '../support/source-files'

const contentFiles = filesBelow(['lib/content'], /\.ts$/)

type Found = { at: string; value: unknown }

/** Every value in a module's exports, with its path. */
function valuesBelow(value: unknown, at: string, seen = new Set<unknown>()): Found[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [{ at, value }]
  seen.add(value)
  return [{ at, value }, ...Object.entries(value).flatMap(([key, child]) => valuesBelow(child, `${at}.${key}`, seen))]
}

const modules = await Promise.all(
  contentFiles.map(async (file) => ({ file, exports: (await import(path.join(root, file))) as object })),
)
const values = modules.flatMap(({ file, exports }) => valuesBelow(exports, file))

test('every picture that is named anywhere exists', () => {
  // Also those that are not exported.
  const named = filesBelow(['lib', 'app', 'components', 'prisma/seed'], /\.tsx?$/).flatMap((file) =>
    [...readSource(file).matchAll(/(['"`])(\/images\/[^'"`\s$*]+)\1/g)].map(([, , target = '']) => target),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((target) => !existsSync(path.join(root, 'public', target)))).toEqual([])
})

test('every picture has its words, and every entry its picture', () => {
  const drawn = filesBelow(['public/images'], /\.jpg$/).map((file) => file.replace(/^public/, ''))
  const base = drawn.filter((file) => !/-(wide|tall)\.jpg$/.test(file))
  expect(base.toSorted()).toEqual(Object.keys(pictures).toSorted())
  for (const [src, { alt, focus = 50 }] of Object.entries(pictures)) {
    expect(alt.trim(), src).not.toBe('')
    expect(focus, src).toBeGreaterThanOrEqual(0)
    expect(focus, src).toBeLessThanOrEqual(100)
    expect(drawn).toContain(widePicture(src))
  }
})

test.each(['id', 'slug'])('no two entries of one list, or of the field guide, share an %s', (key) => {
  const lists = values.flatMap(({ at, value }) =>
    Array.isArray(value) && value.some((entry) => entry?.[key] !== undefined)
      ? [{ at, ids: value.map((entry) => entry[key]) }]
      : [],
  )
  const guide = lists.filter(({ at }) => /species-\w+\.ts/.test(at)).flatMap(({ ids }) => ids)
  expect(lists.length).toBeGreaterThan(0)
  for (const { at, ids } of [...lists, { at: 'field guide', ids: guide }])
    expect(new Set(ids).size, `${at}: ${ids}`).toBe(ids.length)
})

test('no text, label or alternative text in the content is empty but what an operator may not have', () => {
  const empty = values.filter(({ value }) => typeof value === 'string' && value.trim() === '').map(({ at }) => at)
  expect(empty.filter((at) => !/\.money\.(?:licence|companyNumber|association|clientMoney)$/.test(at))).toEqual([])
})
