import { contentAddress } from '@/lib/desk/content-address'

/** From the page that is shown, also where scripts have changed it since it was loaded. */
export function GET({ headers }: Request) {
  const referrer = headers.get('referer') ?? ''
  const location = URL.canParse(referrer) ? contentAddress(new URL(referrer).pathname) : '/desk/content'
  return new Response(null, { status: 303, headers: { location } })
}
