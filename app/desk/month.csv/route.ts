import { Readable } from 'node:stream'
import { readLinkOrSession } from '@/lib/desk/access'
import { monthTable } from '@/lib/desk/month-table'
import { monthQuery } from '@/lib/desk/query'
import { dataPolicy } from '@/lib/http/content-security-policy'

/** Of a month, for the accountant. */
export async function GET(request: Request) {
  if (!(await readLinkOrSession())) return new Response('Please sign in at the desk.', { status: 403 })
  const { month } = monthQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  const bytes = Readable.from(monthTable(month), { objectMode: false })
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-security-policy': dataPolicy,
      'content-disposition': `attachment; filename="${month}.csv"`,
    },
  })
}
