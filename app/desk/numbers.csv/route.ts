import { readLinkOrSession } from '@/lib/desk/access'
import { csvAnswer } from '@/lib/desk/csv-answer'
import { numbersQuery } from '@/lib/numbers/query'
import { sumsTable } from '@/lib/numbers/sums-table'

/** The figures of Numbers. */
export async function GET(request: Request) {
  if (!(await readLinkOrSession())) return new Response('Please sign in at the desk.', { status: 403 })
  const query = numbersQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  return csvAnswer(await sumsTable(query), `numbers-${[...new Set([query.from, query.to])].join('-to-')}`)
}
