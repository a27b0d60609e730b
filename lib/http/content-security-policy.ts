// What each kind of answer may load and run. The policies of kept pages are added by lib/cache/page-cache.mjs, those of
// pages rendered per request by finish-answers.ts.
import { createHash } from 'node:crypto'
import type { Config } from '../platform/config-schema'
import { isDataScript } from '../platform/next-internals'

type Sites = Pick<Config, 'imageHosts' | 'mapEmbedUrl' | 'analytics'>

type PageOptions = {
  /** Where its forms may lead beside our own pages. */
  formTargets?: string[]
  /** Whether our own pages may show it in a frame. */
  isFramed?: boolean
  /** Whether nobody else may learn its address. */
  isPrivate?: boolean
}

/** For a page of Next.js. `scripts`: hashes or a nonce. */
export function pagePolicy(
  scripts: string[],
  { imageHosts, mapEmbedUrl, analytics }: Sites,
  { formTargets = [], isFramed = false, isPrivate = false }: PageOptions = {},
) {
  const counting = isPrivate ? null : analytics
  const images = imageHosts.map((host) => `https://${host}`)
  return formatPolicy({
    'default-src': ["'self'"],
    'script-src': [...scripts, "'self'", ...(counting ? [counting.origin] : [])],
    // React writes style attributes, which cannot be hashed.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'connect-src': ["'self'", ...(counting ? [counting.receiver] : [])],
    // Of our own pages only app/rating and app/quote/draft may be framed.
    'frame-src': ["'self'", new URL(mapEmbedUrl).origin],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...formTargets],
    'frame-ancestors': [isFramed ? "'self'" : "'none'"],
  })
}

/** For a page with one style and one script of its own, and nothing of Next.js. */
export function plainPolicy(style: string, script: string) {
  return formatPolicy({
    'default-src': ["'none'"],
    'style-src': [policyHash(style)],
    'script-src': [policyHash(script)],
    'connect-src': ["'self'"],
    'img-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
}

/** For a frame of our own pages that runs a script from another site, isolated by `sandbox`. */
export function widgetPolicy(origin: string, script: string, sandbox: string) {
  return formatPolicy({
    'default-src': ["'none'"],
    'script-src': [policyHash(script), origin],
    'style-src': ["'unsafe-inline'", origin],
    'img-src': ['data:', origin],
    'font-src': [origin],
    'connect-src': [origin],
    'frame-src': [origin],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: [sandbox],
  })
}

/** For what is neither a page nor data of ours, such as a file or a refusal. sw.js has it too, so it may still fetch. */
export const filePolicy = formatPolicy({
  'script-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
})

/** For JSON and downloads. */
export const dataPolicy = formatPolicy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })

function formatPolicy(sources: Record<string, string[]>) {
  return Object.entries(sources)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ')
}

export function policyHash(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Of the inline scripts. The first is ours, before any user input; others must be data of Next.js, or they get no hash. */
export function scriptHashes(html: string) {
  const scripts = [...html.matchAll(/<script(?: nonce="[\w-]+")?>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  return [...new Set(scripts.filter((text, index) => index === 0 || isDataScript(text)).map(policyHash))]
}
