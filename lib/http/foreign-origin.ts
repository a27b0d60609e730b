/** Whether another site's page sent the request. Programs send no Origin, a page that hides its own sends "null". */
export function isForeignOrigin(origin: string | null | undefined, host: string | null | undefined, siteUrl: string) {
  if (!origin) return false
  if (!URL.canParse(origin)) return true
  return ![host, new URL(siteUrl).host].includes(new URL(origin).host)
}
