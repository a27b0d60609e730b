import { readLinkOrSession } from '@/lib/desk/access'
import { dataPolicy } from '@/lib/http/content-security-policy'
import { exportWorkbook } from '@/lib/workbook/import'

/** The newest workbook, by the link of an import or signed in. */
export async function GET(request: Request) {
  const token = new URL(request.url).searchParams.get('token') ?? undefined
  if (!(await readLinkOrSession('workbook', token))) return new Response('Please sign in at the desk.', { status: 403 })
  return new Response(new Uint8Array(await exportWorkbook()), {
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="content.xlsx"',
      'content-security-policy': dataPolicy,
    },
  })
}
