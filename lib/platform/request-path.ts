/** As scripts/response-cache/check-request.ts and Next.js read it: without dots, and with one slash at its beginning. */
export function requestPath(url = '/') {
  // Proxies send absolute URLs.
  const address = url.startsWith('/') ? `http://localhost${url}` : url
  if (!URL.canParse(address)) return url.split(/[?#]/, 1)[0] ?? ''
  return new URL(address).pathname.replace(/^\/{2,}/, '/')
}
