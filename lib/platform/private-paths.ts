// Addresses only for the bearer of a link: never cached, logged or indexed.

export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

/** `pathname` of a page that is made for one bearer or one signed-in browser. */
export const isPrivatePath = (pathname: string) => /^\/(desk|preview|quote|requests|unsubscribe)(\/|$)/.test(pathname)

/** Whether only its bearer may know the address: also with an invitation to review. `search`: the query. */
export const isPrivateAddress = (pathname: string, search: string) =>
  isPrivatePath(pathname) || new URLSearchParams(search).has('invitation')

// By its form, since servers, mail programs and strangers write the path before it in many ways: a signed link has '~'
// and a signature of 43 characters, and an encoded character may be any of them.
const token = /~|%.|[\w-]{40}/

/** For logs: '/desk/...'. */
export const withoutTokens = (text: string) => text.replace(/[^\s/\\?#]+/g, (word) => (token.test(word) ? '...' : word))
