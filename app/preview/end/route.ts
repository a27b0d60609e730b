import { cookies } from 'next/headers'
import { previewCookie } from '@/lib/platform/preview-cookie'
import { privateHeaders } from '@/lib/platform/private-paths'

/** For this browser; leads back to the page that showed the preview. */
export async function POST({ headers }: Request) {
  const referrer = headers.get('referer') ?? ''
  const { host, pathname, search } = new URL(URL.canParse(referrer) ? referrer : 'http://none')
  ;(await cookies()).delete(previewCookie)
  const location = host === headers.get('host') ? `${pathname}${search}` : '/'
  return new Response(null, { status: 303, headers: { ...privateHeaders, location } })
}
