/**
 * Whether a request was sent by the page of another site. Takes its Origin and Host headers and the site's public
 * address. Programs other than browsers send no Origin; a page that hides its own sends "null".
 */
export function isForeignOrigin(origin: string | null | undefined, host: string | null | undefined, siteUrl: string) {
  if (!origin) return false
  if (!URL.canParse(origin)) return true
  return ![host, new URL(siteUrl).host].includes(new URL(origin).host)
}
