import { type Control, useWatch } from 'react-hook-form'
import { Price } from '@/components/ui/price'
import { SafariImage } from '@/components/ui/safari-image'
import { type booking, formatParty, safariCategories } from '@/lib/forms/booking'
import type { Values } from '@/lib/forms/form'
import type { ItineraryOption } from '@/lib/itineraries/option'

type BookingValues = Values<typeof booking>
type Props = { control: Control<BookingValues>; itineraries: ItineraryOption[] }

/** The request so far, drawn as a park permit; it changes while one types. */
export function Permit({ control, itineraries }: Props) {
  const { itineraryId, safariCategory, preferredDates, ...party } = useWatch({ control }) as BookingValues
  const itinerary = itineraries.find(({ id }) => String(id) === itineraryId)
  const category = safariCategories.find(({ value }) => value === safariCategory)
  const { numberOfAdults, numberOfKids, numberOfToddlers } = party
  const rows = [
    { label: 'Dates', value: preferredDates || 'Open' },
    {
      label: 'Travellers',
      value: formatParty(Number(numberOfAdults), Number(numberOfKids), Number(numberOfToddlers)) || 'Open',
    },
    { label: 'Category', value: category?.label ?? 'Open' },
  ]
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-white shadow-lift">
      <div className="relative aspect-2/1 bg-straw">
        <SafariImage
          src={itinerary ? itinerary.imageUrl : '/images/destinations/kenya.jpg'}
          alt=""
          sizes="(min-width: 1200px) 23rem, 92vw"
        />
      </div>
      <div className="px-6 pt-5 pb-2">
        <p className="text-ink-soft text-label">Your request</p>
        <h2 className="mt-1 font-head text-card">{itinerary?.title ?? 'A trip drawn for you'}</h2>
        <dl className="mt-3">
          {rows.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4 border-line border-b py-2.75 last:border-0">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="text-right font-[650]">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Perforation />
      <div className="px-6 pt-4 pb-5.5">
        <Price price={itinerary?.price ?? 0} size="large" />
      </div>
    </div>
  )
}

function Perforation() {
  const notch = 'absolute -top-3.5 size-6.5 rounded-full border border-line bg-paper'
  return (
    <div aria-hidden="true" className="relative mx-6 border-line-strong border-t-[3px] border-dotted">
      <span className={`${notch} -left-9.5`} />
      <span className={`${notch} -right-9.5`} />
    </div>
  )
}
