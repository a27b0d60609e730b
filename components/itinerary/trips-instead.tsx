import { TextLink } from '@/components/ui/text-link'
import { itineraryAddress, toTravellers } from '@/lib/domain/travellers'
import type { Estimate, TripInstead } from '@/lib/prices/estimate'

type Props = { trips: TripInstead[]; answer: Pick<Estimate, 'party' | 'from'>; className?: string }

/** Where somebody is too young for a trip. */
export function TripsInstead({ trips, answer, className = 'mt-6' }: Props) {
  const travellers = toTravellers(answer)
  return (
    <div className={`${className} print:hidden`}>
      <p className="font-semibold">
        {trips.length === 1 ? 'This trip takes all of you:' : 'These trips take all of you:'}
      </p>
      <ul className="mt-1.5 grid gap-1">
        {trips.map(({ id, title }) => (
          <li key={id}>
            <TextLink href={itineraryAddress(id, travellers)}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
