import { createHash } from 'node:crypto'
import type { Config } from '../platform/config-schema'
import { isDataScript } from '../platform/next-internals'

type Sites = Pick<Config, 'imageHosts' | 'mapEmbedUrl'>

export function pagePolicy(scripts: string[], { imageHosts, mapEmbedUrl }: Sites) {
  const images = imageHosts.map((host) => `https://${host}`)
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': [...scripts, "'self'"],
    // React writes style attributes, which cannot be hashed.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'connect-src': ["'self'"],
    // Of our own pages only app/rating may be framed.
    'frame-src': ["'self'", new URL(mapEmbedUrl).origin],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

/** For a page with one style and one script of its own, and nothing of Next.js. */
export function plainPolicy(style: string, script: string) {
  return [
    "default-src 'none'",
    `style-src ${policyHash(style)}`,
    `script-src ${policyHash(script)}`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export const policyHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Of the inline scripts. The first is ours, before any user input; others must be data of Next.js, or they get no hash. */
export function scriptHashes(html: string) {
  const scripts = [...html.matchAll(/<script(?: nonce="[\w-]+")?>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  return [...new Set(scripts.filter((text, index) => index === 0 || isDataScript(text)).map(policyHash))]
}
