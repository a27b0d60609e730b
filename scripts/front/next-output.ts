// All we assume about the output of Next.js 16.4. tests/scripts/next-output.test.ts tells what a new version breaks.
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import path from 'node:path'
import { Parser } from 'htmlparser2'
import type { Answer } from './renderer'

export const buildFiles = '/_next/static/'

export const resizedPictures = '/_next/image'
export const pictureParams = ['url', 'w', 'q']

/** An address that never has a page. */
export const notFound = '/_not-found'

/** Served as a file, or made as one. */
export function isFile(pathname: string) {
  return pathname.startsWith('/_next/') || pathname.includes('.')
}

/** Not a part of a page for the router, a file or the API. */
export function asksForPage(headers: IncomingHttpHeaders, pathname: string) {
  return headers.rsc === undefined && !isFile(pathname) && !pathname.startsWith('/api/')
}

/** Called from a script, so the answer is not a page. */
export function callsAction(headers: IncomingHttpHeaders) {
  return headers['next-action'] !== undefined
}

/** The same for everyone until a tag expires. */
export function isShared({ headers }: Pick<Answer, 'headers'>) {
  return /s-maxage/.test(String(headers['cache-control']))
}

/** A whole page that is the same for everyone until a tag expires. */
export function isPrerendered({ headers }: Pick<Answer, 'headers'>) {
  const isWhole = headers['x-nextjs-prerender'] !== undefined && headers['x-nextjs-postponed'] === undefined
  return isWhole && isShared({ headers })
}

/** Drops Next.js's internal headers and the second mention of the same font. */
export function publicHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const own = Object.entries(headers).filter(([name]) => !name.startsWith('x-nextjs-'))
  const link = [...new Set([headers.link ?? []].flat())]
  return { ...Object.fromEntries(own), ...(link.length > 0 && { link }) }
}

type Place = { start: number; end: number }
type Tag = Place & { name: string; attributes: Record<string, string>; text: string }

/** Scripts and links with their place in the HTML, and where the head ends. */
function readTags(html: string) {
  const tags: Tag[] = []
  let script: Tag | undefined
  let headEnd = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name !== 'script' && name !== 'link') return
      const tag = { name, attributes, text: '', start: parser.startIndex, end: parser.endIndex + 1 }
      tags.push(tag)
      if (name === 'script') script = tag
    },
    ontext(text) {
      if (script) script.text += text
    },
    onclosetag(name) {
      if (name === 'head') headEnd = parser.startIndex
      if (name === 'script' && script) script.end = parser.endIndex + 1
      if (name === 'script') script = undefined
    },
  })
  parser.end(html)
  return { tags, headEnd }
}

export function readScripts(html: string) {
  return readTags(html).tags.filter(({ name }) => name === 'script')
}

// The inline scripts of Next.js are only calls with JSON, apart from the set-up.
const flightCall = /^self\.__next_f\.push\((\[1,"[\s\S]*"\])\)$/
const startCall =
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)(?:;self\.__next_f\.push\((\[2,[\s\S]*\])\))?$/
const chunksCall = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([\s\S]*)\);?$/

/** True for a script of Next.js with data only; it cannot hold anyone else's code. */
export function isFromNext(text: string) {
  const call = [flightCall, startCall, chunksCall].map((pattern) => pattern.exec(text)).find(Boolean)
  return call !== undefined && (call?.[1] === undefined || parseJson(call[1]) !== undefined)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `id` is the id of the script element in the page. */
export type ScriptFile = [address: string, integrity: string, id: string]

function scriptFileOf({ name, attributes }: Tag, hashes: Record<string, string>): ScriptFile | undefined {
  const { src = '', async, integrity, id = '' } = attributes
  if (name !== 'script' || async === undefined || !src.startsWith(buildFiles)) return undefined
  // The query may name the deployment.
  return [src, integrity ?? hashes[src.replace(/\?.*/, '')] ?? '', id]
}

const isPreload = ({ attributes: { rel, as, href = '' } }: Tag) =>
  rel === 'preload' && as === 'script' && href.startsWith(buildFiles)

/**
 * Takes the script files out of the page and lets `loader`'s script fetch them later. It stands before the style sheets,
 * which would hold it up. Returns it too.
 */
export function deferScripts(html: string, hashes: Record<string, string>, loader: (files: ScriptFile[]) => string) {
  const { tags, headEnd } = readTags(html)
  const files = tags.map((tag) => scriptFileOf(tag, hashes)).filter((file) => file !== undefined)
  if (files.length === 0) return { html, scripts: [] }
  const script = loader(files)
  const styles = tags.find(({ attributes }) => attributes.rel === 'stylesheet')?.start ?? headEnd
  const changes = tags
    .filter((tag) => scriptFileOf(tag, hashes) || isPreload(tag))
    .map(({ start, end }) => ({ start, end, text: '' }))
  changes.push({ start: styles, end: styles, text: `<script>${script}</script>` })
  return { html: replaceParts(html, changes), scripts: [script] }
}

function replaceParts(text: string, parts: (Place & { text: string })[]) {
  let result = ''
  let done = 0
  for (const part of parts.sort((one, other) => one.start - other.start)) {
    result += text.slice(done, part.start) + part.text
    done = part.end
  }
  return result + text.slice(done)
}

/** By address, as `sha256-...`. Next.js names only some of them in a page. */
export async function readHashes(buildFolder: string): Promise<Record<string, string>> {
  const file = path.join(buildFolder, 'server/subresource-integrity-manifest.json')
  const hashes: Record<string, string> = JSON.parse(await readFile(file, 'utf8'))
  return Object.fromEntries(Object.entries(hashes).map(([name, hash]) => [`/_next/${name}`, hash]))
}

export async function prerenderedPaths(buildFolder: string) {
  const manifest = JSON.parse(await readFile(path.join(buildFolder, 'prerender-manifest.json'), 'utf8'))
  return Object.keys(manifest.routes)
}

const appFolder = 'server/app'

/** The inline scripts of our layout: those of a page that holds nothing anyone else has written. */
export async function ownScripts(buildFolder: string) {
  const page = await readFile(path.join(buildFolder, appFolder, '_not-found.html'), 'utf8')
  const isOurs = ({ attributes, text }: Tag) => Object.keys(attributes).length === 0 && !isFromNext(text)
  return readScripts(page)
    .filter(isOurs)
    .map(({ text }) => text)
}

/** The resized pictures that a page shows. */
export function pictureAddresses(html: string) {
  const found = new Set<string>()
  const parser = new Parser({
    onattribute(name, value) {
      if (/^(src|srcset|imagesrcset)$/.test(name))
        for (const [address] of value.matchAll(/\/_next\/image\?[^\s,]+/g)) found.add(address)
    },
  })
  parser.end(html)
  return [...found]
}

export async function builtPages(buildFolder: string) {
  const folder = path.join(buildFolder, appFolder)
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'))
  return Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')))
}

type Meta = { status?: number; headers?: Record<string, string>; postponed?: unknown }

/**
 * The page as it was built, or undefined. Next.js no longer gives expired pages; while it cannot render, an old page is
 * better than none.
 */
export async function lastRendered(buildFolder: string, pathname: string): Promise<Answer | undefined> {
  // Only plain paths: no other may be read as a file.
  if (!/^(\/[\w-]+)+$|^\/$/.test(pathname) || process.env.PAGES_OF_BUILD === 'other') return undefined
  const file = path.join(buildFolder, appFolder, pathname === '/' ? 'index' : pathname)
  const meta: Meta = JSON.parse(await readFile(`${file}.meta`, 'utf8').catch(() => '{"status":404}'))
  const { status = 200, headers: { link } = {}, postponed } = meta
  if (status !== 200 || postponed !== undefined) return undefined
  const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=1', 'x-nextjs-prerender': '1' }
  return { status, headers: { ...page, ...(link && { link }) }, body: await readFile(`${file}.html`) }
}
