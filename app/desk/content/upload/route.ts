import { readLinkOrSession } from '@/lib/desk/access'
import { isForeignOrigin } from '@/lib/http/addresses'
import { config } from '@/lib/platform/config'
import { BadRequestError } from '@/lib/platform/errors'
import { putIntoFolder } from '@/lib/workbook/upload'

/** One file for the content folder. The server has limited its size before (lib/http/read-body.ts). */
export async function POST(request: Request) {
  const { headers } = request
  if (isForeignOrigin(headers.get('origin'), headers.get('host'), config.siteUrl))
    return refuse(403, 'Please use the desk.')
  if (!(await readLinkOrSession())) return refuse(403, 'Please sign in at the desk.')
  const form = await request.formData().catch(() => null)
  if (!form)
    return refuse(400, 'The file has not arrived whole, or is larger than 25 MB. Please go back and choose one.')
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0)
    return refuse(400, 'No file has arrived. Please go back and choose one.')
  try {
    await putIntoFolder(file)
  } catch (error) {
    if (!(error instanceof BadRequestError)) throw error
    return refuse(400, error.message)
  }
  return new Response(null, { status: 303, headers: { location: '/desk/content?status=taken#top' } })
}

const refuse = (status: number, text: string) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
