import path from 'node:path'
import { getHeapStatistics } from 'node:v8'
import type { NextConfig } from 'next'
import type { Header } from 'next/dist/lib/load-custom-routes'
import { sharedCacheControl } from './lib/http/answers'
import { dataPolicy } from './lib/http/content-security-policy'
import { maxDeskFormBytes } from './lib/http/read-body'
import { parseConfig } from './lib/platform/config-schema'
import { privateHeaders } from './lib/platform/private-paths'
import { pageRoutes, restRoutes } from './lib/seo/page-routes'

const config = parseConfig(process.env)
const { imageHosts, siteUrl } = config

const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  // The share buttons' popups stay connected to the page that opened them.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
const ofData = { 'Content-Security-Policy': dataPolicy, 'X-Robots-Tag': 'noindex' }
const shared = { 'Cache-Control': sharedCacheControl }
// Back shows the page as it was left; no-store would have it rendered again.
const perRequest = { 'Cache-Control': 'private, no-cache' }
const answerToForm = { 'Cache-Control': 'private, no-store' }
// Chromium fetches pages of links that are about to be followed.
const speculation = { 'Speculation-Rules': '"/speculation-rules.json"' }
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
function dependsOn(...names: string[]) {
  const except = names.length ? `, except=(${names.map((name) => `"${name}"`).join(' ')})` : ''
  return { 'No-Vary-Search': `params${except}` }
}

function rule(source: string, headers: Record<string, string>, when: Pick<Header, 'has' | 'missing'> = {}): Header {
  return { source, ...when, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }
}

// Of two rules for the same header the later one counts. lib/http/finish-answers.ts adds what depends on the answer.
const headerRules: Header[] = [
  rule('/:path*', securityHeaders),
  rule(pages, { ...shared, ...speculation, ...dependsOn() }),
  // Responses to forms: only their requests have this header.
  rule(pages, answerToForm, { has: [{ type: 'header', key: 'content-type' }] }),
  ...pageRoutes.flatMap(({ path: source, reads }) => [
    rule(source, dependsOn(...reads)),
    ...reads.map((key) => rule(source, perRequest, { has: [{ type: 'query', key }], missing: [part] })),
  ]),
  rule('/desk/:path*', privateHeaders),
  rule('/preview/:path*', privateHeaders),
  rule('/quote/:path*', privateHeaders),
  rule('/quote/draft/:id', { 'X-Frame-Options': 'SAMEORIGIN' }),
  rule('/unsubscribe/:path*', privateHeaders),
  rule('/requests/:path*', privateHeaders),
  rule('/rating', { 'X-Frame-Options': 'SAMEORIGIN', 'X-Robots-Tag': 'noindex' }),
  rule('/sitemap.xml', { ...shared, ...dependsOn() }),
  rule('/api/:path*', { ...ofData, ...dependsOn() }),
  ...restRoutes.map(({ path: source, reads }) => rule(source, dependsOn(...reads))),
  rule('/_next/image', dependsOn('url', 'w', 'q')),
  rule('/maps/:path*', dependsOn('v')),
  rule('/og/:path*', { ...openToOthers, ...dependsOn('v') }),
  rule('/images/:path*', openToOthers),
  rule('/photos/:path*', openToOthers),
  rule('/speculation-rules.json', { ...shared, 'Content-Type': 'application/speculationrules+json' }),
]

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
        'lib/design/fonts/*.{ttf,txt}',
        'lib/http/offline/*.js',
        'lib/cache/*.mjs',
        'dist/scripts/open-file.js',
        'lib/papers/paper.typ',
        'node_modules/@myriaddreamin/**/*',
        'prisma/migrations/**',
        'prisma/sql/*',
      ],
      // 16.4 looks for these when it reads next.config.mjs (deploy/release.mjs).
      ...['webpack', '@babel/runtime'].map((name) => `node_modules/next/dist/compiled/${name}/**/*`),
    ],
  },
  poweredByHeader: false,
  allowedDevOrigins: ['127.0.0.1'],
  headers: async () => headerRules,
  experimental: {
    // Pages made while serving stay in memory: otherwise asking for trips that do not exist could fill the disk.
    isrFlushToDisk: false,
    serverActions: { allowedOrigins: [new URL(siteUrl).host], bodySizeLimit: maxDeskFormBytes },
  },
  // With the default list, 16.4 renders a prerendered page anew for every visit of the crawlers it names.
  // All our metadata is in the head anyway: no page waits for data in a Suspense of its own.
  htmlLimitedBots: /(?!)/,
  // They look for their own files at run time.
  serverExternalPackages: [
    ...['@vercel/og', 'graphile-worker', 'nodemailer', 'rate-limiter-flexible', 'read-excel-file', 'write-excel-file'],
    ...['imapflow', '@opentelemetry/sdk-trace-node', '@opentelemetry/exporter-trace-otlp-http'],
  ],
  images: {
    formats: ['image/avif', 'image/webp'],
    qualities: [60],
    deviceSizes: [420, 640, 828, 1080, 1440, 1920],
    imageSizes: [96, 160, 240, 320],
    // For pictures by address: larger ones and redirects are refused.
    maximumResponseBody: 10_000_000,
    maximumRedirects: 0,
    contentSecurityPolicy: `${dataPolicy}; sandbox`,
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
    beforeFiles: [
      ...renderedElsewhere.map(({ source, key, destination }) => ({
        source,
        has: [{ type: 'query' as const, key }],
        missing: [part],
        destination,
      })),
      // One click in a mail program, or the button of the page: only forms have this header.
      {
        source: '/unsubscribe/:token',
        has: [{ type: 'header', key: 'content-type' }],
        destination: '/unsubscribe/:token/one-click',
      },
      // 16.4 has its prerendered page of failures at an address, and answers 500 there.
      { source: '/_global-error', destination: '/_not-found' },
    ],
    afterFiles: [],
    fallback: [],
  }),
  redirects: async () => [
    ...renderedElsewhere.map(({ source, destination }) => ({
      source: destination,
      destination: source.replace('(\\d+)', ''),
      permanent: true,
    })),
    // Links in mails of before.
    { source: '/desk/:token([^/]*~[^/]*)', destination: '/desk/link/:token', permanent: false },
  ],
})
