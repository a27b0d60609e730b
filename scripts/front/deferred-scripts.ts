// One inline script replaces all script files of a page and fetches them later.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compiled } from '../lib/paths'
import type { ScriptFile } from './next-output'

let early: string | undefined

function earlyScript() {
  early ??= readFileSync(path.join(compiled, 'early.js'), 'utf8').trim()
  return early
}

export function loaderOf(files: ScriptFile[]) {
  return `{const files=${JSON.stringify(files)};${earlyScript()}}`
}
