// One inline script replaces all script files of a page and fetches them later.
import path from 'node:path'
import { buildSync } from 'esbuild'
import type { ScriptFile } from './next-output'

let early: string | undefined

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

export function loaderOf(files: ScriptFile[]) {
  return `{const files=${JSON.stringify(files)};${earlyScript()}}`
}
