import path from 'node:path'
import { getHeapStatistics } from 'node:v8'
import type { NextConfig } from 'next'
import type { Header } from 'next/dist/lib/load-custom-routes'
import { deskHeaders } from './lib/desk/styles'
import { partCacheControl, sharedCacheControl } from './lib/http/answers'
import { maxBodyBytes } from './lib/http/read-body'
import { parseConfig } from './lib/platform/config-schema'
import { pageRoutes, restRoutes } from './lib/seo/page-routes'

const config = parseConfig(process.env)
const { imageHosts, siteUrl } = config

// On every response.
const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  // The share buttons' popups stay connected to the page that opened them.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000' }),
}
const dataPolicy = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Robots-Tag': 'noindex',
}
// RSC responses. By default Next.js lets browsers reuse an old one for most of a day.
const partOfPage = { 'Cache-Control': partCacheControl }
const perRequest = { 'Cache-Control': 'private, no-store' }
// Other sites show our pictures in previews of shared links.
const openToOthers = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

// Next.js renders RSC responses for this value only.
const part = { type: 'header' as const, key: 'rsc', value: '1' }

const pages = '/((?!api/|_next/|.*\\.).*)'

// Prerendered pages that another route renders for queries it reads.
const renderedElsewhere = pageRoutes.flatMap(({ path: source, reads, renderedBy: destination }) =>
  destination ? reads.map((key) => ({ source, key, destination })) : [],
)

// Caches need one copy for each value of these parameters only (draft-ietf-httpbis-no-vary-search).
function dependsOn(names: readonly string[]) {
  return {
    'No-Vary-Search': [
      'params',
      ...(names.length ? [`except=(${names.map((name) => `"${name}"`).join(' ')})`] : []),
    ].join(', '),
  }
}

const pageRules: Header[] = [
  { source: pages, headers: headersOf({ 'Cache-Control': sharedCacheControl, ...dependsOn([]) }) },
  // Responses to forms: only their requests have this header.
  { source: pages, has: [{ type: 'header', key: 'content-type' }], headers: headersOf(perRequest) },
  ...pageRoutes.flatMap(({ path: source, reads }) => [
    { source, headers: headersOf(dependsOn(reads)) },
    ...reads.map((key) => ({ source, has: [{ type: 'query' as const, key }], headers: headersOf(perRequest) })),
  ]),
  { source: '/_next/image', headers: headersOf(dependsOn(['url', 'w', 'q'])) },
  ...['/maps/:path*', '/og/:path*'].map((source) => ({ source, headers: headersOf(dependsOn(['v'])) })),
  { source: '/sitemap.xml', headers: headersOf(dependsOn([])) },
  { source: '/api/:path*', headers: headersOf(dependsOn([])) },
  ...restRoutes.map(({ path: source, reads }) => ({ source, headers: headersOf(dependsOn(reads)) })),
]

function headersOf(values: Record<string, string>) {
  return Object.entries(values).map(([key, value]) => ({ key, value }))
}

export default (phase: string): NextConfig => ({
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Fixed at build time, so that a later start does not change it.
  env: { BUILT_AT: new Date().toISOString() },
  ...(process.env.NODE_ENV !== 'development' && { cacheHandler: path.resolve('lib/cache/page-cache.mjs') }),
  // Read at the start, not in the build. Next.js has two such caches, both in the heap.
  cacheMaxMemorySize: Math.min(50 * 1024 * 1024, getHeapStatistics().heap_size_limit / 10),
  cacheComponents: true,
  // With true, 16.4 answers an unknown itinerary with 200 and an empty shell.
  partialPrefetching: false,
  typedRoutes: true,
  // "npm test" checks the types. A server builds without the development packages, and with less memory.
  typescript: { ignoreBuildErrors: true },
  // Only in the build: `next start` and our own server serve it as well, and would warn.
  ...(config.isStandalone && phase === 'phase-production-build' && { output: 'standalone' }),
  // Read while serving, by paths that no tracing sees.
  outputFileTracingIncludes: {
    '/*': [
      ...[
        'lib/seo/share-card/fonts/*',
        'lib/http/offline/*.js',
        'lib/cache/*.mjs',
        'prisma/migrations/**',
        'prisma/sql/*',
      ],
      // 16.4 looks for these when it reads next.config.mjs (deploy/release.mjs).
      ...['webpack', '@babel/runtime'].map((name) => `node_modules/next/dist/compiled/${name}/**/*`),
    ],
  },
  poweredByHeader: false,
  allowedDevOrigins: ['127.0.0.1'],
  headers: async () => [
    { source: '/:path*', headers: headersOf(securityHeaders) },
    // Reloading under `npm run dev` runs scripts from text.
    ...(process.env.NODE_ENV === 'development' ? [] : pageRules),
    { source: '/((?!api/).*)', has: [part], headers: headersOf(partOfPage) },
    { source: '/desk/:path*', headers: headersOf(deskHeaders) },
    { source: '/rating', headers: headersOf({ 'X-Frame-Options': 'SAMEORIGIN', 'X-Robots-Tag': 'noindex' }) },
    { source: '/sitemap.xml', headers: headersOf({ 'Cache-Control': sharedCacheControl }) },
    { source: '/api/:path*', headers: headersOf(dataPolicy) },
    { source: '/images/:path*', headers: headersOf(openToOthers) },
    { source: '/photos/:path*', headers: headersOf(openToOthers) },
    { source: '/og/:path*', headers: headersOf(openToOthers) },
  ],
  experimental: {
    // Pages made while serving stay in memory: otherwise asking for trips that do not exist could fill the disk.
    isrFlushToDisk: false,
    serverActions: { allowedOrigins: [new URL(siteUrl).host], bodySizeLimit: maxBodyBytes },
  },
  // With the default list, 16.4 renders a prerendered page anew for every visit of the crawlers it names.
  // All our metadata is in the head anyway: no page waits for data in a Suspense of its own.
  htmlLimitedBots: /(?!)/,
  // They look for their own files at run time.
  serverExternalPackages: [
    ...['@vercel/og', 'graphile-worker', 'nodemailer', 'rate-limiter-flexible', 'read-excel-file', 'write-excel-file'],
    ...['@opentelemetry/sdk-trace-node', '@opentelemetry/exporter-trace-otlp-http'],
  ],
  images: {
    formats: ['image/avif', 'image/webp'],
    qualities: [60],
    deviceSizes: [420, 640, 828, 1080, 1440, 1920],
    imageSizes: [96, 160, 240, 320],
    // For pictures by address: larger ones and redirects are refused.
    maximumResponseBody: 10_000_000,
    maximumRedirects: 0,
    customCacheHandler: true,
    minimumCacheTTL: 60 * 60 * 24 * 31,
    localPatterns: [
      { pathname: '/images/**', search: '' },
      { pathname: '/photos/**', search: '' },
    ],
    remotePatterns: imageHosts.map((hostname) => ({ protocol: 'https', hostname })),
  },
  // A link within the site (rsc) gets the prerendered page, whose client code reads the query.
  rewrites: async () => ({
    beforeFiles: renderedElsewhere.map(({ source, key, destination }) => ({
      source,
      has: [{ type: 'query', key }],
      missing: [part],
      destination,
    })),
    afterFiles: [],
    fallback: [],
  }),
  redirects: async () =>
    renderedElsewhere.map(({ source, destination }) => ({
      source: destination,
      destination: source.replace('(\\d+)', ''),
      permanent: true,
    })),
})
