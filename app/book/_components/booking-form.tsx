import { Drum, Gem, PawPrint, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import { CounterField } from '@/components/form/counter-field'
import { CallTimeField, TextareaField } from '@/components/form/fields'
import { FormSection } from '@/components/form/form-section'
import { PhoneField } from '@/components/form/phone-field'
import { RadioTilesField } from '@/components/form/radio-tiles-field'
import { SendRow } from '@/components/form/send-row'
import { EmailField, TextField } from '@/components/form/text-field'
import type { Lead } from '@/components/form/use-lead-form'
import type { ItineraryOption } from '@/lib/domain/summary'
import type { Values } from '@/lib/forms/form-definition'
import { type DateRange, formatPreferredDates, parsePreferredDates } from '@/lib/forms/preferred-dates'
import { type booking, safariCategories } from '@/lib/leads/kinds/booking'
import { DateRangeInputs } from '../../../components/form/date-range-inputs'
import { DateRangePanel, DateRangeSheet } from '../../../components/form/date-range-picker'
import { FieldGroup, type FieldProps } from '../../../components/form/field'
import { FlexibleDates } from '../../../components/form/flexible-dates'
import { FindItinerary } from './find-itinerary'
import { FurtherItineraries } from './further-itineraries'
import { ItineraryField } from './itinerary-field'
import { TripMonths } from './trip-months'

const icons = { 1: <Gem />, 2: <Wallet />, 3: <PawPrint />, 4: <Drum /> }
const categories = safariCategories.map((category) => ({ ...category, icon: icons[category.value] }))
const counters = [
  { name: 'numberOfAdults', ages: '13+', unit: 'adult' },
  { name: 'numberOfKids', ages: '3-12', unit: 'kid' },
  { name: 'numberOfToddlers', ages: '0-2', unit: 'toddler' },
] as const
const limitHint = 'Larger group? Tell us in the message.'
const agesHint = 'Ages decide the price and who shares a room.'
const needsHint = 'Anything we should plan for, such as a vegetarian diet, a bad knee or medicine to keep cool.'

type Props = {
  lead: Lead<typeof booking>
  itineraries: ItineraryOption[]
  summary: ReactNode
  onFound?: (itinerary: ItineraryOption) => void
}

export function BookingForm({ lead, itineraries, summary, onFound }: Props) {
  const { definition, field, form } = lead
  const wantsCall = Boolean(useWatch({ control: form.control, name: 'callTime' }))
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
          note={<ItinerarySeason control={form.control} itineraries={itineraries} />}
        />
        <TripMonths control={form.control} itineraries={itineraries} />
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
        <ChildAges control={form.control}>
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

function ChildAges({ control, children }: { control: Lead<typeof booking>['form']['control']; children: ReactNode }) {
  const counts = useWatch({ control, name: ['numberOfKids', 'numberOfToddlers'] })
  const isAsked = counts.some((count) => Number(count) > 0)
  return <div className={isAsked ? undefined : 'hidden noscript:block'}>{children}</div>
}

function Aged({ noun, ages }: { noun: string; ages: string }) {
  return (
    <>
      {noun} <span className="ml-1 font-normal text-ink-soft text-ui">{ages}</span>
    </>
  )
}

function ItinerarySeason({
  control,
  itineraries,
}: {
  control: Control<Values<typeof booking>>
  itineraries: ItineraryOption[]
}) {
  const itineraryId = useWatch({ control, name: 'itineraryId' })
  const season = itineraries.find(({ id }) => String(id) === itineraryId)?.season
  if (!season) return 'Tap the first day, then the last.'
  return season === 'All year' ? 'This trip is good all year.' : `Best months for this trip: ${season}.`
}

/** Text in the form of formatPreferredDates. Without scripts native fields send the parts. */
function DateRangeField({ form, name, note, ...group }: FieldProps & { note?: ReactNode }) {
  const { field, fieldState } = useController({ control: form.control, name })
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
