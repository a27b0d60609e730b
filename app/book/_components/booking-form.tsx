import { Drum, Gem, PawPrint, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { CounterField } from '@/components/form/counter-field'
import { DateRangeInputs, FlexibleDates } from '@/components/form/date-range-inputs'
import { DateRangePanel, DateRangeSheet } from '@/components/form/date-range-picker'
import { FieldGroup, type FieldProps } from '@/components/form/field'
import { FormSection } from '@/components/form/form-section'
import { CallTimeField, EmailField, TextareaField, TextField } from '@/components/form/input-fields'
import { PhoneField } from '@/components/form/phone-field'
import { RadioTilesField } from '@/components/form/radio-tiles-field'
import { SendRow } from '@/components/form/send-row'
import type { Lead } from '@/components/form/use-lead-form'
import { monthRange } from '@/lib/domain/details'
import type { ItineraryOption } from '@/lib/domain/summary'
import { monthNumber } from '@/lib/domain/travellers'
import { type DateRange, formatPreferredDates, parsePreferredDates } from '@/lib/forms/preferred-dates'
import { describeOtherLength, describeTripMonth, type TripMonth } from '@/lib/itineraries/trip-month'
import { type BookingValues, type booking, safariCategories } from '@/lib/leads/kinds/booking'
import { FindItinerary } from './find-itinerary'
import { FurtherItineraries, ItineraryField } from './itinerary-field'
import { useAnswer } from './use-answer'

const useBookingForm = () => useFormContext<BookingValues>()

const icons = { 1: <Gem />, 2: <Wallet />, 3: <PawPrint />, 4: <Drum /> }
const categories = safariCategories.map((category) => ({ ...category, icon: icons[category.value] }))
const counters = [
  { name: 'numberOfAdults', ages: '13+', unit: 'adult' },
  { name: 'numberOfKids', ages: '3-12', unit: 'kid' },
  { name: 'numberOfToddlers', ages: '0-2', unit: 'toddler' },
] as const
const limitHint = 'Larger group? Tell us in the message.'
const agesHint = 'Ages decide the price and who shares a room.'
const needsHint = 'Such as a vegetarian diet, a bad knee or medicine to keep cool.'

type Props = {
  lead: Lead<typeof booking>
  itineraries: ItineraryOption[]
  summary: ReactNode
  onFound?: (itinerary: ItineraryOption) => void
}

export function BookingForm({ lead, itineraries, summary, onFound }: Props) {
  const { definition, field } = lead
  const { control } = useBookingForm()
  const wantsCall = Boolean(useWatch({ control, name: 'callTime' }))
  return (
    <>
      <FormSection title="The trip">
        {onFound && <FindItinerary onFound={onFound} />}
        <ItineraryField {...field('itineraryId')} itineraries={itineraries} />
        <FurtherItineraries {...field('furtherItineraryIds')} itineraries={itineraries} />
        <RadioTilesField {...field('safariCategory')} options={categories} />
      </FormSection>
      <FormSection title="When" isWide>
        <DateRangeField
          {...field('preferredDates')}
          hint="Not sure yet? Leave the dates empty and tell us the season."
          note={<ItinerarySeason itineraries={itineraries} />}
        />
        <TripMonths itineraries={itineraries} />
      </FormSection>
      <FormSection title="Who">
        <div>
          {counters.map(({ name, ages, unit }) => (
            <CounterField
              key={name}
              {...field(name)}
              label={<Aged noun={definition.fields[name].label} ages={ages} />}
              unit={unit}
              limits={definition.fields[name]}
              limitHint={limitHint}
            />
          ))}
        </div>
        <ChildAges>
          <TextField {...field('childAges')} inputMode="text" placeholder="9, 6" hint={agesHint} />
        </ChildAges>
      </FormSection>
      <FormSection title="How we reach you">
        <TextField {...field('name')} autoComplete="name" enterKeyHint="next" />
        <EmailField {...field('email')} />
        <PhoneField {...field('phone')} isOptional={!wantsCall} code={field('countryCode')} />
        <CallTimeField {...field('callTime')} />
      </FormSection>
      <FormSection title="Anything else">
        <TextareaField {...field('needs')} rows={2} hint={needsHint} />
        <TextareaField {...field('message')} />
        <div className="wide:hidden">{summary}</div>
        <SendRow lead={lead}>Request a quote</SendRow>
      </FormSection>
    </>
  )
}

function ChildAges({ children }: { children: ReactNode }) {
  const { control } = useBookingForm()
  const counts = useWatch({ control, name: ['numberOfKids', 'numberOfToddlers'] })
  const hasChildren = counts.some((count) => Number(count) > 0)
  return <div className={hasChildren ? undefined : 'hidden noscript:block'}>{children}</div>
}

function Aged({ noun, ages }: { noun: string; ages: string }) {
  return (
    <>
      {noun} <span className="ml-1 font-normal text-ink-soft text-ui">{ages}</span>
    </>
  )
}

function ItinerarySeason({ itineraries }: { itineraries: ItineraryOption[] }) {
  const { control } = useBookingForm()
  const itineraryId = useWatch({ control, name: 'itineraryId' })
  const season = itineraries.find(({ id }) => String(id) === itineraryId)?.season
  if (!season) return 'Tap the first day, then the last.'
  return season === 'All year' ? 'This trip is good all year.' : `Best months for this trip: ${season}.`
}

/** Text in the form of formatPreferredDates. Without scripts native fields send the parts. */
function DateRangeField({ name, note, ...group }: FieldProps & { note?: ReactNode }) {
  const { field, fieldState } = useController({ name })
  const range = parsePreferredDates(field.value)
  const props = { range, note, onChange: (range: DateRange) => field.onChange(formatPreferredDates(range)) }

  return (
    <FieldGroup ref={field.ref} {...group} error={fieldState.error?.message}>
      <DateRangePanel {...props} />
      <DateRangeSheet {...props} />
      <DateRangeInputs {...props} />
      <FlexibleDates {...props} />
    </FieldGroup>
  )
}

function TripMonths({ itineraries }: { itineraries: ItineraryOption[] }) {
  const { control } = useBookingForm()
  const [itineraryId, preferredDates] = useWatch({ control, name: ['itineraryId', 'preferredDates'] })
  const { from, to, month } = parsePreferredDates(preferredDates)
  // Prefetched: text appearing after the tap would shift the next control.
  const address = itineraryId === '0' ? null : `/api/itineraries/${itineraryId}/months`
  const known = useAnswer<TripMonth[]>(address)
  const year = known && known.address === address ? known.data : []
  const chosen = month ? [monthNumber(month)] : from ? monthRange(from.getMonth() + 1, (to ?? from).getMonth() + 1) : []
  const shown = year.filter((one) => chosen.includes(one.month))
  const trip = itineraries.find(({ id }) => String(id) === itineraryId)
  const otherLength = trip && from && to && describeOtherLength(trip.duration, from, to)
  return (
    <div role="status" className="grid gap-1 empty:hidden">
      {otherLength && <p>{otherLength}</p>}
      {shown.map((one) => (
        <p key={one.month}>{describeTripMonth(one)}</p>
      ))}
    </div>
  )
}
