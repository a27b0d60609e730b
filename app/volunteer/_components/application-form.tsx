import type { UseFormReturn } from 'react-hook-form'
import { CheckboxField } from '@/components/form/checkbox-field'
import { DayField } from '@/components/form/day-field'
import { EmailField } from '@/components/form/email-field'
import { FormSection } from '@/components/form/form-section'
import { RadioTilesField } from '@/components/form/radio-tiles-field'
import { SelectField } from '@/components/form/select-field'
import { type Contacts, type Failure, SendFailure } from '@/components/form/send-failure'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import { TextareaField } from '@/components/form/textarea-field'
import { Link } from '@/components/ui/link'
import type { ApplicationFields } from '@/lib/forms/application-fields'
import { earliestOffered } from '@/lib/forms/start-date'
import { durations, programs } from '@/lib/forms/volunteer-options'

const linkLook = 'underline underline-offset-2 hover:text-ember'

type Props = { form: UseFormReturn<ApplicationFields>; failure?: Contacts & Failure }

/** The twelve fields of an application. `failure` says whom to reach when it could not be sent. */
export function ApplicationForm({ form, failure }: Props) {
  return (
    <>
      <FormSection title="You">
        <div className="grid gap-x-4 gap-y-5.5 md:grid-cols-2">
          <TextField form={form} name="firstName" label="First name" autoComplete="given-name" enterKeyHint="next" />
          <TextField form={form} name="lastName" label="Last name" autoComplete="family-name" enterKeyHint="next" />
        </div>
        <EmailField form={form} name="email" />
        <TextField
          form={form}
          name="phone"
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="next"
          hint="With the country code, such as +254 700 000 000."
        />
        <TextField form={form} name="nationality" label="Nationality" autoComplete="off" enterKeyHint="next" />
      </FormSection>
      <FormSection title="The programme">
        <SelectField form={form} name="program" label="Volunteer program">
          <option value="">Choose a program</option>
          {programs.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <DayField
          form={form}
          name="startDate"
          label="Start date"
          hint="The earliest day is tomorrow. Hosts usually need some weeks’ notice."
          earliest={earliestOffered}
        />
        <RadioTilesField form={form} name="duration" label="Duration" options={[...durations]} />
      </FormSection>
      <FormSection title="Your experience">
        <TextareaField
          form={form}
          name="skills"
          label="Relevant skills or experience"
          hint="Work, studies, languages, licences: whatever a host could use."
        />
        <TextareaField form={form} name="motivation" label="Why do you want to volunteer?" />
      </FormSection>
      <FormSection title="Safety and terms">
        <TextareaField
          form={form}
          name="emergencyContact"
          label="Emergency contact"
          hint="Name, relation to you, and a telephone number that is answered at night."
          rows={3}
        />
        <CheckboxField
          form={form}
          name="agreeTerms"
          label={
            <>
              I agree to the{' '}
              <Link href="/terms" target="_blank" className={linkLook}>
                Terms &amp; Conditions<span className="sr-only"> (opens in a new tab)</span>
              </Link>
            </>
          }
        />
        <div className="grid justify-items-start gap-3.5">
          <SubmitButton form={form}>Submit application</SubmitButton>
          {failure && <SendFailure {...failure} />}
          <p className="max-w-md text-ink-soft text-small">
            We use your details to consider this application and for nothing else. Until you send it, a draft stays on
            this device for up to seven days.{' '}
            <Link href="/privacy" className="whitespace-nowrap underline underline-offset-2 hover:text-ink">
              Privacy Policy
            </Link>
          </p>
        </div>
      </FormSection>
    </>
  )
}
