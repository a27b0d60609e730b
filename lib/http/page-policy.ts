import type { Config } from '../config/schema'

type Sites = Pick<Config, 'imageHosts' | 'mapEmbedUrl' | 'reviewWidget'>

/** The Content-Security-Policy of a page that runs scripts from these sources, and loads only what our pages load. */
export function pagePolicy(scripts: string[], { imageHosts, mapEmbedUrl, reviewWidget }: Sites) {
  const widget = reviewWidget ? [new URL(reviewWidget.src).origin] : []
  const images = imageHosts.map((host) => `https://${host}`)
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': [...scripts, "'self'", ...widget],
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
