// Renders the pages before visitors come, when those of the build cannot be used.
import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { ask } from './answer'

/** Asks for every prerendered page, one after the other, until the signal aborts. */
export async function makePagesAhead(front: RequestListener, buildFolder: string, signal: AbortSignal) {
  const manifest = JSON.parse(await readFile(path.join(buildFolder, 'prerender-manifest.json'), 'utf8'))
  for (const page of Object.keys(manifest.routes)) {
    if (signal.aborted) return
    await ask(front, { method: 'GET', headers: {} }, page)
  }
}
