import { readOwnSession } from '@/lib/desk/access'
import { describeProblem } from '@/lib/desk/action'
import { thingAddress, toEdits, typedFields } from '@/lib/desk/content-edits'
import { fieldName, readContentDesk, toForm } from '@/lib/desk/content-form'
import { isForeignOrigin } from '@/lib/http/addresses'
import { dataPolicy } from '@/lib/http/content-security-policy'
import { readBody } from '@/lib/http/read-body'
import { config } from '@/lib/platform/config'
import { saveEdits } from '@/lib/publishing/edit-drafts'

const body = thingAddress.extend({ fields: typedFields })
const maxBytes = 256 * 1024

/** What was typed since the last time. Answers how the form stands now. */
export async function POST(request: Request) {
  const { headers } = request
  if (isForeignOrigin(headers.get('origin'), headers.get('host'), config.siteUrl))
    return refuse(403, 'Please use the desk.')
  const session = await readOwnSession()
  if (!session) return refuse(401, 'You are signed out. What you typed is kept in this browser.')
  const bytes = await readBody(request.body ?? [], maxBytes)
  const { data } = body.safeParse(bytes.length > maxBytes ? null : parse(bytes.toString('utf8')))
  if (!data) return refuse(400, 'This is too much at once. Please press Save.')
  try {
    const clashes = await saveEdits(toEdits(data.fields), session.name)
    const { live } = await readContentDesk((desk) => toForm(desk, data.slug, data.key))
    return answer(200, {
      live,
      clashes: clashes.map(({ sheet, key, field, ...clash }) => ({ ...clash, name: fieldName(sheet, key, field) })),
    })
  } catch (error) {
    const problem = describeProblem(error)
    if (!problem) throw error
    return refuse(400, problem)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const answer = (status: number, data: object) =>
  Response.json(data, { status, headers: { 'content-security-policy': dataPolicy } })
const refuse = (status: number, problem: string) => answer(status, { problem })
