// One inline script stands in for all files of scripts of a page: it keeps the taps that come before them, and fetches
// them once the first view is painted (./browser).
import path from 'node:path'
import { buildSync } from 'esbuild'
import type { ScriptFile } from './next-output'

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

/** The text of the script that stands in for these files. */
export function loaderOf(files: ScriptFile[]) {
  return `{const files=${JSON.stringify(files)};${earlyScript()}}`
}
