// A strict policy for prerendered pages: the browser runs only scripts whose hashes it lists, and what those load.
import { createHash } from 'node:crypto'
import type { Config } from '../../lib/config/schema'
import { isFromNext, readScripts } from './next-output'

type Sites = Pick<Config, 'imageHosts' | 'mapEmbedUrl' | 'reviewWidget'>

/** `ownScripts` are the inline scripts that the front has written itself. */
export function policyOf(html: string, { imageHosts, mapEmbedUrl, reviewWidget }: Sites, ownScripts: string[] = []) {
  const widget = reviewWidget ? [new URL(reviewWidget.src).origin] : []
  const images = imageHosts.map((host) => `https://${host}`)
  return Object.entries({
    'default-src': ["'self'"],
    // Browsers that know 'strict-dynamic' ignore 'self'; others ignore the hashes of files.
    'script-src': ["'strict-dynamic'", ...hashesOf(html, ownScripts), "'self'", ...widget],
    // React writes style attributes, which cannot be hashed.
    'style-src': ["'self'", "'unsafe-inline'", ...widget],
    'img-src': ["'self'", 'data:', 'blob:', ...images, ...widget],
    'connect-src': ["'self'", ...widget],
    'frame-src': [new URL(mapEmbedUrl).origin, ...widget],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
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
