import type { Route } from 'next'
import { TextLink } from '@/components/ui/text-link'
import { hoursText } from '@/lib/itineraries/days'
import { listTripLimits } from '@/lib/itineraries/queries'

type Trip = { id: number; title: string }

export async function TripsByAge() {
  const trips = await listTripLimits()
  return <TripGroups groups={groupBy(trips, ({ youngest }) => youngest, formatAge)} />
}

export async function TripsByDrive() {
  const trips = await listTripLimits()
  return (
    <TripGroups
      groups={groupBy(
        trips,
        ({ longest }) => longest,
        (hours) => `Up to ${hoursText([hours])}`,
      )}
    />
  )
}

const formatAge = (age: number) => (age === 0 ? 'Any age' : `From ${age} years`)

/** In the order of the limit, without trips that have none on record. */
function groupBy<Limited extends Trip>(
  trips: Limited[],
  limitOf: (trip: Limited) => number | null,
  format: (limit: number) => string,
) {
  const limits = [...new Set(trips.flatMap((trip) => limitOf(trip) ?? []))].toSorted((one, other) => one - other)
  return limits.map((limit) => ({
    term: format(limit),
    trips: trips.filter((trip) => limitOf(trip) === limit),
  }))
}

function TripGroups({ groups }: { groups: { term: string; trips: Trip[] }[] }) {
  return (
    <dl className="term-list mt-5">
      {groups.map(({ term, trips }) => [
        <dt key={term}>{term}</dt>,
        <dd key={`${term} trips`} className="md:py-0.5">
          <ul>
            {trips.map(({ id, title }) => (
              <li key={id}>
                <TextLink href={`/itineraries/${id}` as Route}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </dd>,
      ])}
    </dl>
  )
}
