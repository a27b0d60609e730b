import { z } from 'zod'
import { readContactDetails } from '@/lib/content/queries'
import { dayAfter } from '@/lib/domain/day-after'
import { parseItineraryId } from '@/lib/domain/ids'
import { parsePreferredDates, toIsoDay } from '@/lib/forms/preferred-dates'
import { writeCalendar } from '@/lib/itineraries/calendar-entry'
import { getItinerary } from '@/lib/itineraries/queries'
import { config } from '@/lib/platform/config'

const query = z.object({
  dates: z.string().max(60).transform(parsePreferredDates),
  itinerary: z.string().max(20).optional(),
  reference: z.string().regex(/^TT-[A-Z0-9]{4,12}$/),
})

export async function GET(request: Request) {
  const { data } = query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!data?.dates.from) return new Response('There are no dates in this address.', { status: 400 })
  const { dates, reference } = data
  const id = parseItineraryId(data.itinerary)
  const itinerary = id ? await getItinerary(id) : null
  const firstDay = toIsoDay(dates.from)
  const lastDay = toIsoDay(dates.to) || dayAfter(firstDay, (itinerary?.duration ?? 1) - 1)
  const { phone, emails } = await readContactDetails()
  const entry = {
    uid: `${reference}@${new URL(config.siteUrl).hostname}`,
    title: `Provisional: ${itinerary?.title ?? 'Safari'}, ${config.brand}`,
    description: `Asked for under ${reference}. Nothing is booked before we confirm it. Questions: ${phone}, ${emails.reservations}`,
    location: itinerary ? `${itinerary.location}, ${itinerary.country}` : '',
    url: itinerary ? `${config.siteUrl}/itineraries/${itinerary.id}` : `${config.siteUrl}/book`,
    firstDay,
    lastDay,
    stamp: new Date(),
  }
  return new Response(writeCalendar(entry, config.brand), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'Content-Disposition': `attachment; filename="${reference}.ics"`,
      'Cache-Control': 'no-store',
    },
  })
}
