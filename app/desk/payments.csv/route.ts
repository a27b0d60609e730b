import { readLinkOrSession } from '@/lib/desk/access'
import { csvAnswer } from '@/lib/desk/csv-answer'
import { periodQuery } from '@/lib/desk/reservation-forms'
import { dayInNairobi } from '@/lib/domain/nairobi'
import { paymentTable } from '@/lib/reservations/accounts'

/** Of a period, for the accountant. */
export async function GET(request: Request) {
  if (!(await readLinkOrSession())) return new Response('Please sign in at the desk.', { status: 403 })
  const period = periodQuery(dayInNairobi(new Date())).parse(Object.fromEntries(new URL(request.url).searchParams))
  return csvAnswer(paymentTable(period), `payments-${period.from}-${period.to}`)
}
