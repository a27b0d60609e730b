// Checks the assumptions of scripts/front/next-output.ts on the production build. When a new Next.js breaks one, the
// name of the failing test says which.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createElement, Suspense } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import {
  builtPages,
  isFromNext,
  lastRendered,
  readHashes,
  readScripts,
  rewritePage,
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

const rewritten = (html: string) => rewritePage(html, hashes, () => '').html

function flightDataOf(html: string) {
  const said: [number, string?][] = []
  for (const { attributes, text } of readScripts(html)) {
    if (Object.keys(attributes).length === 0 && text.includes('__next_f'))
      new Function('self', text)({ __next_f: said })
  }
  return said.flatMap(([kind, data]) => (kind === 1 ? [data] : []))
}

test('the HTML of its pages is where the front looks for it', () => {
  expect(pages.length).toBeGreaterThan(25)
  for (const html of pages) expect(html).toMatch(/^<!DOCTYPE html><html.*<\/body><\/html>$/s)
})

test('every inline script in a page is one of those that the front knows, or data', () => {
  for (const html of pages) {
    for (const { attributes, text } of readScripts(html)) {
      if (attributes.src === undefined && attributes.type !== 'application/ld+json')
        expect([isFromNext(text), Object.keys(attributes), text]).toEqual([true, [], text])
    }
  }
})

test('every file of scripts in a page is in the list of hashes, under the address that the page has for it', () => {
  for (const page of pages) {
    const files: ScriptFile[] = []
    const { html } = rewritePage(page, hashes, (found) => String(files.push(...found)))
    expect(files.length).toBeGreaterThan(3)
    for (const [address, integrity] of files) expect(integrity).toBe(hashes[address])
    for (const { attributes } of readScripts(html)) expect(attributes.integrity).toBe(hashes[attributes.src ?? ''])
  }
})

test('the data for React comes as calls of self.__next_f.push, and one call with all of it is the same', () => {
  for (const html of pages) {
    const parts = flightDataOf(html)
    expect(parts.length).toBeGreaterThan(1)
    expect(flightDataOf(rewritten(html))).toEqual([parts.join('')])
  }
})

test('but for those scripts and the marks of Suspense a page stays as it is, byte for byte', () => {
  const changed = /<script\b[^>]*>.*?<\/script>|<link rel="preload" as="script"[^>]*>|<!--\/?\$-->/gs
  for (const html of pages) expect(rewritten(html).replace(changed, '')).toBe(html.replace(changed, ''))
})

test('React marks Suspense as the front does', () => {
  const part = createElement('div', { 'data-when-near': '' }, createElement(Suspense, null, createElement('br')))
  const plain = createElement('div', { 'data-when-near': '' }, createElement('br'))
  expect(rewritten(renderToStaticMarkup(plain))).toBe(renderToString(part))
})

test('a page beside its .meta file stands in for one that cannot be rendered', async () => {
  const page = await lastRendered(buildFolder(), '/about')
  expect(page?.headers.link).toContain('rel=preload; as="font"')
  expect(page?.body.toString()).toBe(await readFile(path.join(buildFolder(), 'server/app/about.html'), 'utf8'))
  expect(await lastRendered(buildFolder(), '/itineraries')).toBeUndefined()
})
