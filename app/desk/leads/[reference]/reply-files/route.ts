import { readOwnSession } from '@/lib/desk/access'
import { withQuery } from '@/lib/desk/query'
import { changeReplyFiles, listReplyFiles } from '@/lib/desk/reply-files'
import { isForeignOrigin } from '@/lib/http/addresses'
import { dataPolicy } from '@/lib/http/content-security-policy'
import { type ReplyFile, type ReplyFileProblem, replyFileProblems } from '@/lib/leads/reply-file'
import { config } from '@/lib/platform/config'
import { NotFoundError } from '@/lib/platform/errors'

type Context = RouteContext<'/desk/leads/[reference]/reply-files'>

/** What is attached to the answer that they write. */
export async function GET(_request: Request, { params }: Context) {
  const writer = await readWriter()
  const { reference } = await params
  return writer ? answer(200, { files: await listReplyFiles(reference, writer) }) : answer(401)
}

/** Attaches files, or removes one. The server has limited their size before (lib/http/read-body.ts). */
export async function POST(request: Request, { params }: Context) {
  const { headers } = request
  if (isForeignOrigin(headers.get('origin'), headers.get('host'), config.siteUrl)) return refuse(403)
  const writer = await readWriter()
  const isByScript = headers.get('accept') === 'application/json'
  if (!writer) return isByScript ? answer(401) : refuse(403)
  const { reference } = await params
  const form = await request.formData().catch(() => null)
  const files = form?.getAll('file').filter((file): file is File => file instanceof File && file.name !== '') ?? []
  try {
    const problem = form ? await changeReplyFiles(reference, writer, { files, remove: form.get('remove') }) : 'cut'
    if (!isByScript) return leadTo(reference, problem)
    const sentence = problem ? replyFileProblems[problem] : undefined
    return answer(200, { files: await listReplyFiles(reference, writer), problem: sentence })
  } catch (error) {
    if (error instanceof NotFoundError) return refuse(404)
    throw error
  }
}

async function readWriter() {
  const session = await readOwnSession()
  return session && { who: session.name, email: session.email }
}

/** Without scripts: back to the box, with what is attached. */
function leadTo(reference: string, problem: ReplyFileProblem | null) {
  const location = withQuery(`/desk/leads/${reference}#answer`, { reply: '', ...(problem && { attach: problem }) })
  return new Response(null, { status: 303, headers: { location } })
}

const sentences = { 403: 'Please sign in at the desk.', 404: 'This request is not here any more.' }

const refuse = (status: keyof typeof sentences) =>
  new Response(sentences[status], { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })

const answer = (status: number, data: { files?: ReplyFile[]; problem?: string } = {}) =>
  Response.json(data, { status, headers: { 'content-security-policy': dataPolicy } })
