import { readOwnSession } from '@/lib/desk/access'
import { replyDraftForm, saveReplyDraft } from '@/lib/desk/reply-drafts'
import { isForeignOrigin } from '@/lib/http/addresses'
import { dataPolicy } from '@/lib/http/content-security-policy'
import { readBody } from '@/lib/http/read-body'
import { config } from '@/lib/platform/config'
import { NotFoundError } from '@/lib/platform/errors'

const maxBytes = 64 * 1024

/** What stands in the reply box of a request, each time that somebody stops typing, and when they leave. */
export async function POST(request: Request) {
  const { headers } = request
  if (isForeignOrigin(headers.get('origin'), headers.get('host'), config.siteUrl)) return answer(403)
  const session = await readOwnSession()
  if (!session) return answer(401)
  const bytes = await readBody(request.body ?? [], maxBytes)
  const { data } = replyDraftForm.safeParse(bytes.length > maxBytes ? null : parse(bytes.toString('utf8')))
  if (!data) return answer(400)
  try {
    return answer(200, await saveReplyDraft(data, { who: session.name, email: session.email }))
  } catch (error) {
    if (error instanceof NotFoundError) return answer(404)
    throw error
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const answer = (status: number, data: object = {}) =>
  Response.json(data, { status, headers: { 'content-security-policy': dataPolicy } })
