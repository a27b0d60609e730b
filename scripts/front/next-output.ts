// Everything that is taken for granted about what Next.js 16.4 writes. tests/scripts/next-output.test.ts says which of it
// a new version has changed.
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import path from 'node:path'
import { Parser } from 'htmlparser2'
import type { Answer } from './answer'

/** Where the files of the build are. */
export const buildFiles = '/_next/static/'

/** The path of all resized pictures. */
export const resizedPictures = '/_next/image'

/** Whether a request asks for a page: not for a part of one, as the router in the browser does, for a file or the API. */
export function asksForPage(headers: IncomingHttpHeaders, pathname: string) {
  return headers.rsc === undefined && !/^\/(_next|api)\//.test(pathname) && !pathname.includes('.')
}

/** Whether a POST calls a server action from a script, whose answer is no page. */
export function callsAction(headers: IncomingHttpHeaders) {
  return headers['next-action'] !== undefined
}

/** Whether an answer says that it is the same for everyone until a tag expires. */
export function isShared({ headers }: Pick<Answer, 'headers'>) {
  return /s-maxage/.test(String(headers['cache-control']))
}

/** Whether an answer is a whole page that is the same for everyone until a tag expires. */
export function isPrerendered({ headers }: Pick<Answer, 'headers'>) {
  const isWhole = headers['x-nextjs-prerender'] !== undefined && headers['x-nextjs-postponed'] === undefined
  return isWhole && isShared({ headers })
}

/** The headers of an answer but for what Next.js says to itself in them; it names the same font twice. */
export function publicHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const own = Object.entries(headers).filter(([name]) => !name.startsWith('x-nextjs-'))
  const link = [...new Set([headers.link ?? []].flat())]
  return { ...Object.fromEntries(own), ...(link.length > 0 && { link }) }
}

type Tag = { name: string; attributes: Record<string, string>; text: string; start: number; end: number }

/** The scripts and links of a page with their place in its HTML, and where its head and its body end. */
function readTags(html: string) {
  const tags: Tag[] = []
  let script: Tag | undefined
  let headEnd = 0
  let bodyEnd = html.length
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
      if (name === 'body') bodyEnd = parser.startIndex
      if (name === 'script' && script) script.end = parser.endIndex + 1
      if (name === 'script') script = undefined
    },
  })
  parser.end(html)
  return { tags, headEnd, bodyEnd }
}

/** The scripts of a page. Takes its HTML. */
export function readScripts(html: string) {
  return readTags(html).tags.filter(({ name }) => name === 'script')
}

// The inline scripts of Next.js: but for their set-up they are data, calls with JSON and nothing else.
const flightCall = /^self\.__next_f\.push\((\[1,"[\s\S]*"\])\)$/
const startCall =
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)(?:;self\.__next_f\.push\((\[2,[\s\S]*\])\))?$/
const chunksCall = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([\s\S]*)\);?$/

/** Whether the text of an inline script is one that Next.js writes: it cannot hold anybody's code, only data. */
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

function flightDataOf({ attributes, text }: Tag) {
  const call = Object.keys(attributes).length === 0 ? flightCall.exec(text)?.[1] : undefined
  const value = call && (parseJson(call) as [1, string] | undefined)
  return value?.[1] ?? null
}

/** A file of scripts: its address, the hash that its content must have, and the id that it has in the page. */
export type ScriptFile = [address: string, integrity: string, id: string]

function scriptFileOf({ name, attributes }: Tag, hashes: Record<string, string>): ScriptFile | undefined {
  const { src = '', async, integrity, id = '' } = attributes
  if (name !== 'script' || async === undefined || !src.startsWith(buildFiles)) return undefined
  // Behind a question mark it may name the deployment.
  return [src, integrity ?? hashes[src.replace(/\?.*/, '')] ?? '', id]
}

const isPreload = ({ attributes: { rel, as, href = '' } }: Tag) =>
  rel === 'preload' && as === 'script' && href.startsWith(buildFiles)

/**
 * Rewrites a page. Its flight data, which Next.js writes as dozens of inline scripts, becomes one at the end of the body,
 * which is less to send. The files of scripts go out of it, and what `loader` makes of them stands before the style sheets,
 * for which it would wait. All else stays, byte for byte. Takes its HTML and the hashes of the build's files; returns the
 * new HTML and the texts of both scripts.
 */
export function rewritePage(html: string, hashes: Record<string, string>, loader: (files: ScriptFile[]) => string) {
  const { tags, headEnd, bodyEnd } = readTags(html)
  const files = tags.map((tag) => scriptFileOf(tag, hashes)).filter((file) => file !== undefined)
  const data = tags.map(flightDataOf).join('')
  const gone = tags.filter((tag) => flightDataOf(tag) !== null || scriptFileOf(tag, hashes) || isPreload(tag))
  const styles = tags.find(({ attributes }) => attributes.rel === 'stylesheet')?.start ?? headEnd
  const added = [
    ...(files.length ? [{ at: styles, text: loader(files) }] : []),
    ...(data ? [{ at: bodyEnd, text: `self.__next_f.push([1,'${inSingleQuotes(data)}'])` }] : []),
  ]
  return {
    html: replaceParts(html, [
      ...gone.map(({ start, end }) => ({ start, end, text: '' })),
      ...added.map(({ at, text }) => ({ start: at, end: at, text: `<script>${text}</script>` })),
    ]),
    scripts: added.map(({ text }) => text),
  }
}

/** Replaces parts of a text that do not overlap. */
function replaceParts(text: string, parts: { start: number; end: number; text: string }[]) {
  let result = ''
  let done = 0
  for (const part of parts.sort((one, other) => one.start - other.start)) {
    result += text.slice(done, part.start) + part.text
    done = part.end
  }
  return result + text.slice(done)
}

// The data is full of double quotes: not escaping them saves a fortieth of a page, and keeps trips within 25 KiB.
function inSingleQuotes(text: string) {
  const escapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '<': '\\x3c' }
  return text.replace(/[\\']/g, '\\$&').replace(/[\n\r<]/g, (letter) => escapes[letter] ?? letter)
}

/** The hashes of the build's files by their address, as `sha256-...`: Next.js names only some of them in a page. */
export async function readHashes(buildFolder: string): Promise<Record<string, string>> {
  const file = path.join(buildFolder, 'server/subresource-integrity-manifest.json')
  const hashes: Record<string, string> = JSON.parse(await readFile(file, 'utf8'))
  return Object.fromEntries(Object.entries(hashes).map(([name, hash]) => [`/_next/${name}`, hash]))
}

const appFolder = 'server/app'

/** The addresses of all resized pictures that a page shows. Takes its HTML. */
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

/** The HTML of every page that the build has rendered. */
export async function builtPages(buildFolder: string) {
  const folder = path.join(buildFolder, appFolder)
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'))
  return Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')))
}

type Meta = { status?: number; headers?: Record<string, string>; postponed?: unknown }

/**
 * A page as the build has rendered it, or undefined: what has expired since Next.js does not give any more, and while it
 * cannot render a new one, an old page is better than none.
 */
export async function lastRendered(buildFolder: string, pathname: string): Promise<Answer | undefined> {
  // A path with anything else in it is no prerendered page, and must not become one of a file.
  if (!/^(\/[\w-]+)+$|^\/$/.test(pathname) || process.env.PAGES_OF_BUILD === 'other') return undefined
  const file = path.join(buildFolder, appFolder, pathname === '/' ? 'index' : pathname)
  const meta: Meta = JSON.parse(await readFile(`${file}.meta`, 'utf8').catch(() => '{"status":404}'))
  const { status = 200, headers: { link } = {}, postponed } = meta
  if (status !== 200 || postponed !== undefined) return undefined
  const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=1', 'x-nextjs-prerender': '1' }
  return { status, headers: { ...page, ...(link && { link }) }, body: await readFile(`${file}.html`) }
}
