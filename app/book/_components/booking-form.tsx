import { Drum, Gem, PawPrint, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CounterField } from '@/components/form/counter-field'
import { DateRangeField } from '@/components/form/date-range-field'
import { FormSection } from '@/components/form/form-section'
import { CallTimeField, EmailField, TextareaField, TextField } from '@/components/form/input-fields'
import { PhoneField } from '@/components/form/phone-field'
import { RadioTilesField } from '@/components/form/radio-tiles-field'
import { SendRow } from '@/components/form/send-row'
import type { LeadFormState } from '@/components/form/use-lead-form'
import { FurtherItineraries, ItineraryField } from '@/components/itinerary/itinerary-field'
import { currencyText } from '@/components/itinerary/own-currency'
import { useSavedText } from '@/components/ui/saved-text'
import { monthRange } from '@/lib/domain/details'
import type { ItineraryOption } from '@/lib/domain/summary'
import { ageBands, monthNumber } from '@/lib/domain/travellers'
import { parsePreferredDates } from '@/lib/forms/preferred-dates'
import { describeOtherLength, describeTripMonth, type TripMonth } from '@/lib/itineraries/trip-month'
import { type BookingValues, type booking, safariCategories, severalTrips } from '@/lib/leads/kinds/booking'
import { partyQuestion } from '@/lib/prices/party'
import { DepartureNote } from './departure-note'
import { FindItinerary } from './find-itinerary'
import { Question } from './question'
import { useAnswer } from './use-answer'

const useBookingForm = () => useFormContext<BookingValues>()

const icons = { 1: <Gem />, 2: <Wallet />, 3: <PawPrint />, 4: <Drum /> }
const categories = safariCategories.map((category) => ({ ...category, icon: icons[category.value] }))
const counters = [
  { name: 'numberOfAdults', ages: ageBands.adults, unit: 'adult' },
  { name: 'numberOfKids', ages: ageBands.kids, unit: 'kid' },
  { name: 'numberOfToddlers', ages: ageBands.toddlers, unit: 'toddler' },
] as const
const limitHint = 'Larger group? Tell us in the message.'
const agesHint = 'Ages decide the price and who shares a room.'
const needsHint = 'Such as a vegetarian diet, a bad knee or medicine to keep cool.'

type Props = {
  lead: LeadFormState<typeof booking>
  itineraries: ItineraryOption[]
  summary: ReactNode
  onFound?: (itinerary: ItineraryOption) => void
}

export function BookingForm({ lead, itineraries, summary, onFound }: Props) {
  const { definition, field } = lead
  const { control } = useBookingForm()
  const wantsCall = Boolean(useWatch({ control, name: 'callTime' }))
  const currency = useSavedText(currencyText)
  return (
    <>
      {currency && <input type="hidden" name="currency" value={currency} />}
      <FormSection title="The trip">
        {onFound && <FindItinerary onFound={onFound} />}
        <ItineraryField {...field('itineraryId')} itineraries={itineraries} />
        <FurtherItineraries {...field('furtherItineraryIds')} itineraries={itineraries} />
        <SeveralTrips>
          <RadioTilesField
            {...field('severalTrips')}
            label="As alternatives, or one after the other?"
            options={[...severalTrips.options]}
          />
        </SeveralTrips>
        <RadioTilesField {...field('safariCategory')} options={categories} />
      </FormSection>
      <FormSection title="When" isWide>
        <DateRangeField
          {...field('preferredDates')}
          hint="Not sure yet? Leave the dates empty and tell us the season."
          note={<ItinerarySeason itineraries={itineraries} />}
        />
        <DepartureNote itineraries={itineraries} />
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
        <PartyCheck />
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
        <SendRow lead={lead}>Send request</SendRow>
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

function SeveralTrips({ children }: { children: ReactNode }) {
  const { control } = useBookingForm()
  return useWatch({ control, name: 'furtherItineraryIds' }) ? children : null
}

/** Asks where ages and counts disagree; the answers are one tap. */
function PartyCheck() {
  const { control, setValue } = useBookingForm()
  const [numberOfAdults, numberOfKids, numberOfToddlers, childAges] = useWatch({
    control,
    name: ['numberOfAdults', 'numberOfKids', 'numberOfToddlers', 'childAges'],
  })
  const question = partyQuestion({ numberOfAdults, numberOfKids, numberOfToddlers, childAges })
  const take = (values: Partial<BookingValues>) => {
    for (const [name, value] of Object.entries(values))
      setValue(name as keyof typeof values, value, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <div role="status" className="empty:hidden">
      {question && (
        <Question
          text={question.text}
          answers={question.choices.map(({ label, values }) => ({ label, onChoose: () => take(values) }))}
        />
      )}
    </div>
  )
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

function TripMonths({ itineraries }: { itineraries: ItineraryOption[] }) {
  const { control, getValues, setValue } = useBookingForm()
  const [itineraryId, preferredDates, message] = useWatch({
    control,
    name: ['itineraryId', 'preferredDates', 'message'],
  })
  const { from, to, month } = parsePreferredDates(preferredDates)
  // Prefetched: text appearing after the tap would shift the next control.
  const address = itineraryId === '0' ? null : `/api/itineraries/${itineraryId}/months`
  const known = useAnswer<TripMonth[]>(address)
  const year = known && known.address === address ? known.data : []
  const chosen = month ? [monthNumber(month)] : from ? monthRange(from.getMonth() + 1, (to ?? from).getMonth() + 1) : []
  const shown = year.filter((one) => chosen.includes(one.month))
  const trip = itineraries.find(({ id }) => String(id) === itineraryId)
  const otherLength = trip && from && to && describeOtherLength(trip.duration, from, to)
  const isAnswered = otherLength?.answers.some((answer) => message.includes(answer.message))
  const addToMessage = (line: string) =>
    setValue('message', [getValues('message').trim(), line].filter(Boolean).join('\n'), { shouldDirty: true })
  return (
    <div role="status" className="grid gap-1 empty:hidden">
      {otherLength && (
        <Question
          text={isAnswered ? 'We have added that to your message.' : otherLength.text}
          answers={(isAnswered ? [] : otherLength.answers).map((answer) => ({
            label: answer.label,
            onChoose: () => addToMessage(answer.message),
          }))}
        />
      )}
      {shown.map((one) => (
        <p key={one.month}>{describeTripMonth(one)}</p>
      ))}
    </div>
  )
}
