// The Content-Security-Policy of a page. Strict, and yet the page stays prerendered: a browser runs only the scripts
// whose hashes it names, and what those load themselves.
import { createHash } from 'node:crypto'
import type { Config } from '../../lib/config/schema'
import { isFromNext, readScripts } from './next-output'

type Sites = Pick<Config, 'imageHosts' | 'mapEmbedUrl' | 'reviewWidget'>

/**
 * The policy for a page. Takes its HTML as it is sent, which other sites the configuration names, and the texts of the
 * inline scripts that the front has written itself.
 */
export function policyOf(html: string, { imageHosts, mapEmbedUrl, reviewWidget }: Sites, ownScripts: string[] = []) {
  const widget = reviewWidget ? [new URL(reviewWidget.src).origin] : []
  const images = imageHosts.map((host) => `https://${host}`)
  return Object.entries({
    'default-src': ["'self'"],
    // Browsers that know 'strict-dynamic' ignore 'self', the others ignore the hashes of files.
    'script-src': ["'strict-dynamic'", ...hashesOf(html, ownScripts), "'self'", ...widget],
    // React writes style attributes, for which there is no hash.
    'style-src': ["'self'", "'unsafe-inline'", ...widget],
    'img-src': ["'self'", 'data:', 'blob:', ...images, ...widget],
    'connect-src': ["'self'", ...widget],
    'frame-src': [new URL(mapEmbedUrl).origin, ...widget],
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
    // The script that starts a page has an id where a form came back.
    const { id: _, ...others } = attributes
    if (Object.keys(others).length > 0) return []
    const isOurs = isFromNext(text) || (attributes.id === undefined && ownScripts.includes(text))
    return isOurs ? [`sha256-${createHash('sha256').update(text).digest('base64')}`] : []
  })
  return [...new Set(hashes)].map((hash) => `'${hash}'`)
}
