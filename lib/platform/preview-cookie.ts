import type { IncomingHttpHeaders } from 'node:http'

/** Holds the secret of a link to the preview (lib/publishing/preview.ts). */
export const previewCookie = 'preview'

export const isPreviewSecret = (text: string) => /^[\w-]{43}$/.test(text)

export function readPreviewCookie({ cookie = '' }: IncomingHttpHeaders) {
  const [, secret] = /(?:^|; )preview=([\w-]{43})(?:;|$)/.exec(cookie) ?? []
  return secret
}
