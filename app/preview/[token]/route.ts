import { cookies } from 'next/headers'
import { limitUnknownTokens } from '@/lib/desk/access'
import { html } from '@/lib/http/html'
import { answerPlainPage } from '@/lib/http/plain-page'
import { config } from '@/lib/platform/config'
import { previewCookie } from '@/lib/platform/preview-cookie'
import { isPrivatePath, privateHeaders } from '@/lib/platform/private-paths'
import { findPreview, previewHours } from '@/lib/publishing/preview'

/** Shows this browser the preview, from the home page or `to` on. */
export async function GET(request: Request, { params }: RouteContext<'/preview/[token]'>) {
  const { token } = await params
  const preview = await findPreview(token)
  if (preview === null) {
    const tooMany = await limitUnknownTokens()
    return tooMany ? refuse(429, tooMany) : refuse(404, 'There is no preview at this address. Is the link complete?')
  }
  if (preview === 'ended') return refuse(410, 'This preview has ended. A new one can be made at the desk.')
  ;(await cookies()).set(previewCookie, token, {
    httpOnly: true,
    secure: config.siteUrl.startsWith('https:'),
    sameSite: 'lax',
    path: '/',
    maxAge: previewHours * 60 * 60,
  })
  const to = publicPath(new URL(request.url).searchParams.get('to'))
  return new Response(null, { status: 303, headers: { ...privateHeaders, location: to } })
}

function refuse(status: number, sentence: string) {
  const page = { brand: config.brand, title: 'Preview', heading: 'No preview', body: html`<p>${sentence}</p>` }
  return answerPlainPage(page, { status, headers: privateHeaders })
}

/** Browsers read a backslash as a slash and leave out line breaks. */
function publicPath(to: string | null) {
  const host = 'https://site.invalid'
  if (!to || /[\\\p{Cc}]/u.test(to) || !URL.canParse(to, host)) return '/'
  const { origin, pathname, search } = new URL(to, host)
  const isOurs =
    origin === host && !pathname.startsWith('//') && !isPrivatePath(pathname) && !pathname.startsWith('/api/')
  return isOurs ? `${pathname}${search}` : '/'
}
