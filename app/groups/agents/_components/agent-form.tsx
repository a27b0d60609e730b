'use client'
import { CounterField } from '@/components/form/counter-field'
import { DateRangeField } from '@/components/form/date-range-field'
import { FormSection } from '@/components/form/form-section'
import { EmailField, TextareaField, TextField } from '@/components/form/input-fields'
import { LeadForm } from '@/components/form/lead-form'
import { LeadReceipt } from '@/components/form/lead-receipt'
import { PhoneField } from '@/components/form/phone-field'
import { RadioTilesField } from '@/components/form/radio-tiles-field'
import { SendRow } from '@/components/form/send-row'
import { type Contacts, useLeadForm } from '@/components/form/use-lead-form'
import { ItineraryField } from '@/components/itinerary/itinerary-field'
import { TextLink } from '@/components/ui/text-link'
import type { ItineraryOption } from '@/lib/domain/summary'
import { ageBands } from '@/lib/domain/travellers'
import { submitAgentRequest } from '@/lib/leads/actions'
import { agentRequest } from '@/lib/leads/kinds/agent-request'

const counters = [
  { name: 'numberOfAdults', ages: ageBands.adults, unit: 'adult' },
  { name: 'numberOfKids', ages: ageBands.kids, unit: 'kid' },
  { name: 'numberOfToddlers', ages: ageBands.toddlers, unit: 'toddler' },
] as const

type Props = { itineraries: ItineraryOption[]; contacts: Contacts }

export function AgentForm({ itineraries, contacts }: Props) {
  const lead = useLeadForm(agentRequest, { submit: submitAgentRequest, page: '/groups/agents', contacts })
  const { definition, field } = lead
  return (
    <LeadForm
      lead={lead}
      receipt={
        <LeadReceipt lead={lead} again="Send another request">
          <TextLink href="/groups">Groups and agents</TextLink>
        </LeadReceipt>
      }
    >
      <FormSection title="Your agency">
        <TextField {...field('agency')} autoComplete="organization" enterKeyHint="next" />
        <TextField {...field('name')} autoComplete="name" enterKeyHint="next" />
        <EmailField {...field('email')} />
        <PhoneField {...field('phone')} code={field('countryCode')} />
        <RadioTilesField {...field('rate')} options={[...definition.fields.rate.options]} />
      </FormSection>
      <FormSection title="The trip">
        <ItineraryField
          {...field('itineraryId')}
          itineraries={itineraries}
          hint="More than one, or one of your own? Name them in the message."
        />
      </FormSection>
      <FormSection title="When" isWide>
        <DateRangeField {...field('preferredDates')} note="Tap the first day, then the last." />
      </FormSection>
      <FormSection title="Your guests">
        <div>
          {counters.map(({ name, ages, unit }) => (
            <CounterField
              key={name}
              {...field(name)}
              label={`${definition.fields[name].label} ${ages}`}
              unit={unit}
              limits={definition.fields[name]}
              limitHint="More than that? Write the number into the message."
            />
          ))}
        </div>
        <TextField {...field('rooms')} autoComplete="off" hint="Such as 6 twin, 2 single." />
        <TextareaField {...field('message')} />
        <SendRow lead={lead}>Send request</SendRow>
      </FormSection>
    </LeadForm>
  )
}
