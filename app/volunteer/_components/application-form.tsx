import type { ComponentProps } from 'react'
import { CheckboxField } from '@/components/form/checkbox-field'
import { DayField } from '@/components/form/day-field'
import { FormSection } from '@/components/form/form-section'
import { RadioTilesField } from '@/components/form/radio-tiles-field'
import { SelectField } from '@/components/form/select-field'
import { SendRow } from '@/components/form/send-row'
import { EmailField, TextField } from '@/components/form/text-field'
import { TextareaField } from '@/components/form/textarea-field'
import type { Lead } from '@/components/form/use-lead-form'
import { Link } from '@/components/ui/link'
import { programs } from '@/lib/domain/programmes'
import { earliestOffered } from '@/lib/forms/start-date'
import { durations, type volunteerApplication } from '@/lib/leads/kinds/volunteer-application'
import { ProgrammeStay } from './programme-stay'

const linkLook = 'underline underline-offset-2 hover:text-ember'

type Props = Pick<ComponentProps<typeof ProgrammeStay>, 'availability'> & { lead: Lead<typeof volunteerApplication> }

export function ApplicationForm({ lead, availability }: Props) {
  const { definition, field, form } = lead
  return (
    <>
      <FormSection title="You">
        <div className="grid gap-x-4 gap-y-5.5 md:grid-cols-2">
          <TextField {...field('firstName')} autoComplete="given-name" enterKeyHint="next" />
          <TextField {...field('lastName')} autoComplete="family-name" enterKeyHint="next" />
        </div>
        <EmailField {...field('email')} />
        <TextField
          {...field('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="next"
          hint="With the country code, such as +254 700 000 000."
        />
        <TextField {...field('nationality')} autoComplete="off" enterKeyHint="next" />
      </FormSection>
      <FormSection title="The programme">
        <SelectField {...field('program')}>
          <option value="">Choose a programme</option>
          {programs.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <DayField
          {...field('startDate')}
          hint="The earliest day is tomorrow. Hosts usually need some weeks’ notice."
          earliest={earliestOffered}
        />
        <RadioTilesField {...field('duration')} options={[...durations]} />
        <ProgrammeStay control={form.control} availability={availability} />
      </FormSection>
      <FormSection title="Your experience">
        <TextareaField
          {...field('skills')}
          hint="Your work, studies, languages and licences: anything a host could use."
        />
        <TextareaField {...field('motivation')} />
      </FormSection>
      <FormSection title="Safety and terms">
        <TextareaField
          {...field('emergencyContact')}
          hint="Name, relation to you, and a telephone number that is answered day and night."
          rows={3}
        />
        <CheckboxField
          {...field('agreeTerms')}
          label={
            <>
              I agree to the{' '}
              <Link href="/terms" target="_blank" className={linkLook}>
                {definition.fields.agreeTerms.label}
                <span className="sr-only"> (opens in a new tab)</span>
              </Link>
            </>
          }
        />
        <SendRow lead={lead}>Submit application</SendRow>
      </FormSection>
    </>
  )
}
