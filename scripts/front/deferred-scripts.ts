// One inline script stands in for all files of scripts of a page: it keeps the taps that come before them, and fetches
// them once the first view is painted (./browser).
import path from 'node:path'
import { buildSync } from 'esbuild'

const asyncScript = /<script src="(\/_next\/static\/[^"?]+)"([^>]*\sasync=""[^>]*)><\/script>/g
const preload = /<link rel="preload" as="script"[^>]*\shref="\/_next\/static\/[^>]*>/g
// Before the style sheets, for which an inline script would wait.
const place = /<link rel="stylesheet"|<\/head>/

let early: string | undefined

/** The text of ./browser/early.ts for browsers. */
function earlyScript() {
  early ??= buildSync({
    entryPoints: [path.join(import.meta.dirname, 'browser/early.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
  }).outputFiles[0]?.text.trim()
  return early
}

/**
 * Takes the HTML of a page, with the hashes of its files in it. Returns it with one script in the place of those that load
 * the build's files, and the text of that script. What is not one of those stays.
 */
export function deferScripts(html: string) {
  const files: string[][] = []
  const rest = html.replace(asyncScript, (_script, address: string, more: string) => {
    const [integrity = '', id = ''] = ['integrity', 'id'].map(
      (name) => new RegExp(`\\s${name}="([^"]*)"`).exec(more)?.[1],
    )
    files.push([address, integrity, id])
    return ''
  })
  if (files.length === 0 || !place.test(rest)) return { html }
  const script = `{const files=${JSON.stringify(files)};${earlyScript()}}`
  return { html: rest.replaceAll(preload, '').replace(place, (tag) => `<script>${script}</script>${tag}`), script }
}
