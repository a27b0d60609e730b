// Checks the assumptions of scripts/front/next-output.ts on the production build. When a new Next.js breaks one, the
// name of the failing test says which.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import {
  builtPages,
  deferScripts,
  isFromNext,
  lastRendered,
  ownScripts,
  readHashes,
  readScripts,
  type ScriptFile,
} from '@/scripts/front/next-output'
import { buildFolder } from '@/scripts/lib/paths'

let hashes: Record<string, string>
let pages: string[]

beforeAll(async () => {
  hashes = await readHashes(buildFolder())
  // Pages rendered for each request have no HTML in the build.
  pages = (await builtPages(buildFolder())).filter(Boolean)
})

test('the HTML of its pages is where the front looks for it', () => {
  expect(pages.length).toBeGreaterThan(25)
  for (const html of pages) expect(html).toMatch(/^<!DOCTYPE html><html.*<\/body><\/html>$/s)
})

test('every inline script in a page is one of those that the front knows, ours, or data', async () => {
  const ours = await ownScripts(buildFolder())
  expect(ours).toHaveLength(1)
  for (const html of pages) {
    for (const { attributes, text } of readScripts(html)) {
      if (attributes.src === undefined && attributes.type !== 'application/ld+json')
        expect([isFromNext(text) || ours.includes(text), Object.keys(attributes), text]).toEqual([true, [], text])
    }
  }
})

test('every file of scripts in a page is in the list of hashes, under the address that the page has for it', () => {
  for (const page of pages) {
    const files: ScriptFile[] = []
    const { html } = deferScripts(page, hashes, (found) => String(files.push(...found)))
    expect(files.length).toBeGreaterThan(3)
    for (const [address, integrity] of files) expect(integrity).toBe(hashes[address])
    for (const { attributes } of readScripts(html)) expect(attributes.integrity).toBe(hashes[attributes.src ?? ''])
  }
})

test('but for the files of scripts a page stays as it is, byte for byte', () => {
  const files = /<script src=[^>]*><\/script>|<script><\/script>|<link rel="preload" as="script"[^>]*>/g
  for (const html of pages) {
    const deferred = deferScripts(html, hashes, () => '').html
    expect(deferred.replace(files, '')).toBe(html.replace(files, ''))
  }
})

test('a page beside its .meta file stands in for one that cannot be rendered', async () => {
  const page = await lastRendered(buildFolder(), '/about')
  expect(page?.headers.link).toContain('rel=preload; as="font"')
  expect(page?.body.toString()).toBe(await readFile(path.join(buildFolder(), 'server/app/about.html'), 'utf8'))
  expect(await lastRendered(buildFolder(), '/itineraries')).toBeUndefined()
})
