// A strict policy for prerendered pages: the browser runs only scripts whose hashes it lists, and what those load.
import { createHash } from 'node:crypto'
import type { Config } from '../../lib/config/schema'
import { pagePolicy } from '../../lib/http/page-policy'
import { isFromNext, readScripts } from './next-output'

/** `ownScripts` are the inline scripts that we have written ourselves. */
export function policyOf(html: string, config: Config, ownScripts: string[] = []) {
  // Browsers that know 'strict-dynamic' ignore 'self'; others ignore the hashes of files.
  return pagePolicy(["'strict-dynamic'", ...hashesOf(html, ownScripts)], config)
}

function hashesOf(html: string, ownScripts: string[]) {
  const hashes = readScripts(html).flatMap(({ attributes, text }) => {
    if (attributes.integrity) return [attributes.integrity]
    // The start script has an id on a page that answers a form.
    const { id: _, ...others } = attributes
    if (Object.keys(others).length > 0) return []
    const isOurs = isFromNext(text) || (attributes.id === undefined && ownScripts.includes(text))
    return isOurs ? [`sha256-${createHash('sha256').update(text).digest('base64')}`] : []
  })
  return [...new Set(hashes)].map((hash) => `'${hash}'`)
}
