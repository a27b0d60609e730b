import { Readable } from 'node:stream'
import { readLinkOrSession } from '@/lib/desk/access'
import { periodQuery } from '@/lib/desk/reservation-forms'
import { dayInNairobi } from '@/lib/domain/nairobi'
import { dataPolicy } from '@/lib/http/content-security-policy'
import { paperTable } from '@/lib/papers/accounts'

/** Of a period, for the accountant. */
export async function GET(request: Request) {
  if (!(await readLinkOrSession())) return new Response('Please sign in at the desk.', { status: 403 })
  const period = periodQuery(dayInNairobi(new Date())).parse(Object.fromEntries(new URL(request.url).searchParams))
  const bytes = Readable.from(paperTable(period), { objectMode: false })
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-security-policy': dataPolicy,
      'content-disposition': `attachment; filename="papers-${period.from}-${period.to}.csv"`,
    },
  })
}
