import { Drum, Gem, PawPrint, Wallet } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { CounterField } from '@/components/form/counter-field'
import { DateRangeField } from '@/components/form/date-range-field'
import { EmailField } from '@/components/form/email-field'
import { FormSection } from '@/components/form/form-section'
import { PhoneField } from '@/components/form/phone-field'
import { RadioTilesField } from '@/components/form/radio-tiles-field'
import { type Contacts, type Failure, SendFailure } from '@/components/form/send-failure'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import { TextareaField } from '@/components/form/textarea-field'
import { Link } from '@/components/ui/link'
import { type BookingFields, partyLimits, safariCategories } from '@/lib/forms/booking-fields'
import type { ItineraryOption } from '@/lib/itineraries/option'
import { ItineraryField } from './itinerary-field'
import { ItinerarySeason } from './itinerary-season'

const icons = { 1: <Gem />, 2: <Wallet />, 3: <PawPrint />, 4: <Drum /> }
const categories = safariCategories.map(({ id, label }) => ({ value: String(id), label, icon: icons[id] }))
const limitHint = 'Larger group? Tell us in the message.'

type Props = { form: UseFormReturn<BookingFields>; itineraries: ItineraryOption[]; failure?: Contacts & Failure }

/** The fields of a booking request. `failure` says whom to reach when it could not be sent. */
export function BookingForm({ form, itineraries, failure }: Props) {
  return (
    <>
      <FormSection title="The trip">
        <ItineraryField form={form} itineraries={itineraries} />
        <RadioTilesField form={form} name="safariCategory" label="Safari category" options={categories} isOptional />
      </FormSection>
      <FormSection title="When" isWide>
        <DateRangeField
          form={form}
          name="preferredDates"
          label="Preferred dates"
          hint="Not sure yet? Leave the dates empty and tell us the season."
          note={<ItinerarySeason control={form.control} itineraries={itineraries} />}
          isOptional
        />
      </FormSection>
      <FormSection title="Who">
        <div>
          <CounterField
            form={form}
            name="numberOfAdults"
            label="Adults"
            unit="adult"
            limits={partyLimits.adults}
            limitHint={limitHint}
          />
          <CounterField
            form={form}
            name="numberOfKids"
            label={<Aged noun="Kids" ages="3-12" />}
            unit="kid"
            limits={partyLimits.kids}
            limitHint={limitHint}
          />
          <CounterField
            form={form}
            name="numberOfToddlers"
            label={<Aged noun="Toddlers" ages="0-2" />}
            unit="toddler"
            limits={partyLimits.toddlers}
            limitHint={limitHint}
          />
        </div>
      </FormSection>
      <FormSection title="How we reach you">
        <TextField form={form} name="name" label="Name" autoComplete="name" enterKeyHint="next" />
        <EmailField form={form} name="email" />
        <PhoneField form={form} name="phone" codeName="countryCode" label="Phone" isOptional />
      </FormSection>
      <FormSection title="Anything else">
        <TextareaField form={form} name="message" label="Message" isOptional />
        <div className="grid justify-items-start gap-3.5">
          <SubmitButton form={form}>Send booking request</SubmitButton>
          {failure && <SendFailure {...failure} />}
          <p className="max-w-md text-ink-soft text-small">
            We use your details to answer this request and for nothing else.{' '}
            <span className="noscript:hidden">
              Until you send it, a draft stays on this device for up to seven days.{' '}
            </span>
            <Link href="/privacy" className="whitespace-nowrap underline underline-offset-2 hover:text-ink">
              Privacy Policy
            </Link>
          </p>
        </div>
      </FormSection>
    </>
  )
}

function Aged({ noun, ages }: { noun: string; ages: string }) {
  return (
    <>
      {noun} <span className="ml-1 font-normal text-ink-soft text-ui">{ages}</span>
    </>
  )
}
