import { unsubscribePage as texts } from '@/lib/content/invitation'
import { readText } from '@/lib/http/read-body'
import { unsubscribeByLink } from '@/lib/reviews/invitations'

/** For forms that are posted to the page itself (next.config.ts). Mail programs follow no redirect (RFC 8058). */
export async function POST(request: Request, { params }: RouteContext<'/unsubscribe/[token]/one-click'>) {
  const { token } = await params
  const isKnown = await unsubscribeByLink(token)
  const isFromPage = new URLSearchParams((await readText(request)) ?? '').has('page')
  if (isFromPage)
    return new Response(null, { status: 303, headers: { Location: `/unsubscribe/${encodeURIComponent(token)}` } })
  return new Response(isKnown ? texts.done : texts.unknown, { status: isKnown ? 200 : 404 })
}
