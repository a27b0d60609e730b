// Addresses that only the bearer of a link may open: kept nowhere, in no log, and no search engine may list them.

export const privatePaths = ['/desk'] as const

export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

const tokens = new RegExp(`(${privatePaths.join('|')})/[^/?#\\s]+`, 'g')

/** For logs: '/desk/...'. */
export const withoutTokens = (text: string) => text.replace(tokens, '$1/...')
