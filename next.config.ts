import type { NextConfig } from 'next'
import { parseConfig } from './lib/config-schema'

const { imageHosts } = parseConfig(process.env)

export default {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  cacheComponents: true,
  // With true, 16.4 answers an unknown itinerary with 200 and an empty shell.
  partialPrefetching: false,
  typedRoutes: true,
  poweredByHeader: false,
  // They find their own files at run time.
  serverExternalPackages: ['graphile-worker', 'nodemailer', 'rate-limiter-flexible'],
  images: {
    formats: ['image/avif', 'image/webp'],
    qualities: [60],
    deviceSizes: [420, 640, 828, 1080, 1440, 1920, 2300],
    imageSizes: [96, 160, 240, 320],
    minimumCacheTTL: 60 * 60 * 24 * 31,
    localPatterns: [{ pathname: '/images/**', search: '' }],
    remotePatterns: imageHosts.map((hostname) => ({ protocol: 'https', hostname })),
  },
  // /book is prerendered. Opened with a trip to preselect it is rendered for that request, so that this works without
  // JavaScript; a link within the site (rsc) gets the prerendered page, and the form reads the query.
  rewrites: async () => ({
    beforeFiles: [
      {
        source: '/book',
        has: [{ type: 'query', key: 'itinerary' }],
        missing: [{ type: 'header', key: 'rsc' }],
        destination: '/book/for-trip',
      },
    ],
    afterFiles: [],
    fallback: [],
  }),
  redirects: async () => [{ source: '/book/for-trip', destination: '/book', permanent: true }],
} satisfies NextConfig
