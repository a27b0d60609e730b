import { readLinkOrSession } from '@/lib/desk/access'
import { csvAnswer } from '@/lib/desk/csv-answer'
import { numbersQuery } from '@/lib/numbers/query'
import { requestsTable } from '@/lib/numbers/requests-table'

/** The requests of a period, for the accountant. */
export async function GET(request: Request) {
  if (!(await readLinkOrSession())) return new Response('Please sign in at the desk.', { status: 403 })
  const { from, to } = numbersQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  return csvAnswer(requestsTable({ from, to }), `requests-${[...new Set([from, to])].join('-to-')}`)
}
