// Addresses only for the bearer of a link: never cached, logged or indexed.

const privatePaths = ['/desk'] as const

export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

const tokens = new RegExp(`(${privatePaths.join('|')})/[^/?#\\s]+`, 'g')

/** For logs: '/desk/...'. */
export const withoutTokens = (text: string) => text.replace(tokens, '$1/...')
