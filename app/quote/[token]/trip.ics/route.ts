import { dataPolicy } from '@/lib/http/content-security-policy'
import { writeCalendar } from '@/lib/itineraries/calendar-entry'
import { config } from '@/lib/platform/config'
import { readQuotePage } from '@/lib/quotes/quote-page'
import { readTripPage } from '@/lib/reservations/trip-page'

/** A booked trip for the calendar of the bearer of its link, which it does not name. */
export async function GET(_request: Request, { params }: RouteContext<'/quote/[token]/trip.ics'>) {
  const found = await readQuotePage(decodeURIComponent((await params).token))
  const trip = found && (await readTripPage(found.quote))
  if (!trip) return new Response('There is no booked trip at this address.', { status: 404 })
  const { terms, snapshot } = trip
  const { phone, email } = snapshot.contacts
  const days = snapshot.days.map(({ title, bed }, index) => [`Day ${index + 1}`, title, bed].filter(Boolean).join(', '))
  const entry = {
    uid: `${terms.reference}@${new URL(config.siteUrl).hostname}`,
    title: `${snapshot.trip.title}, ${config.brand}`,
    description: [
      `${trip.isCancelled ? 'Cancelled' : 'Booked'}, reference ${terms.reference}. Questions: ${phone}, ${email}`,
      ...days,
    ].join('\n'),
    location: '',
    url: config.siteUrl,
    firstDay: terms.dateFrom,
    lastDay: terms.dateTo,
    stamp: terms.createdAt,
    state: trip.isCancelled ? ('cancelled' as const) : ('confirmed' as const),
    sequence: trip.changes.length,
  }
  return new Response(writeCalendar(entry, config.brand), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'Content-Disposition': `attachment; filename="${terms.reference}.ics"`,
      'Content-Security-Policy': dataPolicy,
    },
  })
}
