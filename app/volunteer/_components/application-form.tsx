import type { ComponentProps } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { controlStyles, Field, FieldNotes, type FieldProps } from '@/components/form/field'
import { FormSection } from '@/components/form/form-section'
import { EmailField, SelectField, TextareaField, TextField, useField } from '@/components/form/input-fields'
import { RadioTilesField } from '@/components/form/radio-tiles-field'
import { SendRow } from '@/components/form/send-row'
import type { LeadFormState } from '@/components/form/use-lead-form'
import { Link } from '@/components/ui/link'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { programs } from '@/lib/domain/programmes'
import type { Values } from '@/lib/forms/form-definition'
import { earliestOffered } from '@/lib/forms/start-date'
import { durations, type volunteerApplication } from '@/lib/leads/kinds/volunteer-application'
import { describeUnfitStay } from '@/lib/leads/programme-stay'

const linkLook = 'underline underline-offset-2 hover:text-ember'

type Props = Pick<ComponentProps<typeof ProgrammeStay>, 'availability'> & {
  lead: LeadFormState<typeof volunteerApplication>
}

export function ApplicationForm({ lead, availability }: Props) {
  const { definition, field } = lead
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
          hint="The earliest day is tomorrow. Hosts usually need a few weeks’ notice."
        />
        <RadioTilesField {...field('duration')} options={[...durations]} />
        <ProgrammeStay availability={availability} />
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

function DayField(props: FieldProps) {
  const { field, control } = useField(props)
  // Computed in the browser: the page may be days old.
  const min = useInBrowser(firstDay, undefined)
  return (
    <Field {...field}>
      <input {...control} type="date" min={min} required className={controlStyles} />
    </Field>
  )
}

const firstDay = () => earliestOffered(new Date())

/** No value attribute: React Hook Form would store it instead of a boolean. */
function CheckboxField(props: FieldProps) {
  const { field, control } = useField(props)
  const { defaultValue, ...input } = control
  return (
    <div className="grid gap-1.5">
      <div className="grid min-h-tap grid-cols-[1.5rem_1fr] items-center gap-3.5">
        <input
          {...input}
          type="checkbox"
          defaultChecked={Boolean(defaultValue)}
          required
          className="size-6 accent-ember"
        />
        <label htmlFor={field.id} className="py-1.5 font-[650]">
          {field.label}
        </label>
      </div>
      <FieldNotes id={field.id} hint={field.hint} error={field.error} />
    </div>
  )
}

/** Advice only. */
function ProgrammeStay({ availability }: { availability: Map<string, string | undefined> }) {
  const { control } = useFormContext<Values<typeof volunteerApplication>>()
  const [program, startDate, duration] = useWatch({ control, name: ['program', 'startDate', 'duration'] })
  const runs = availability.get(program)
  const unfit = runs ? describeUnfitStay(runs, { startDate, duration }) : []
  return (
    <div role="status" className="grid gap-1 empty:hidden">
      {runs && <p>When, and for how long: {runs}.</p>}
      {unfit.length > 0 && (
        <p className="font-semibold">
          {unfit.join(' ')} Send it all the same and tell us why below: we ask the hosts, or suggest another.
        </p>
      )}
    </div>
  )
}
