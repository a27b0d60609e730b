import { randomUUID } from 'node:crypto'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { requireDesk } from '@/lib/desk/access'
import { enterNewLead } from '@/lib/desk/lead-actions'
import { countryCodes } from '@/lib/forms/country-codes'
import { readTripTitles } from '@/lib/itineraries/queries'
import { Check, Choice, DeskForm, Field, TextArea } from '../../_components/desk-form'
import { PageTitle } from '../../_components/parts'
import { Shell } from '../../_components/shell'

export const instant = false

export const metadata = { title: 'Enter a request' }

const codes = [
  ...countryCodes.map(({ value, label }) => ({ value, label: `${label} (${value})` })),
  { value: '', label: 'The number begins with +' },
]

export default pageOrUnavailable(async () => {
  const desk = await requireDesk('/desk/leads/new')
  const trips = await readTripTitles()
  return (
    <Shell desk={desk} at="enter">
      <div className="page">
        <PageTitle>Enter a request</PageTitle>
        <p>From a call, WhatsApp or somebody at the door. A name and one way to answer are enough.</p>
        <DeskForm action={enterNewLead} hidden={{ key: randomUUID() }} button="Store the request">
          <Field name="name" label="Name" />
          <Choice name="countryCode" label="Country code" options={codes} defaultValue="+254" />
          <Field name="phone" type="tel" label="Phone or WhatsApp" max={40} isOptional />
          <Field name="email" type="email" label="Email" max={254} isOptional />
          <Choice
            name="itineraryId"
            label="Trip"
            options={[
              { value: '0', label: 'Not known yet' },
              ...trips.map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
          />
          <Field name="from" type="date" label="First day" isOptional />
          <Field name="to" type="date" label="Last day" isOptional />
          <Field name="adults" type="number" label="Adults" defaultValue="2" inputMode="numeric" />
          <Field name="kids" type="number" label="Children" defaultValue="0" inputMode="numeric" />
          <TextArea name="message" label="What they said" isOptional />
          <Check name="receipt" label="Send a receipt by mail" />
        </DeskForm>
      </div>
    </Shell>
  )
})
