import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { controlLook } from './control-look'
import { Field } from './field'
import { type FieldProps, useField } from './use-field'

type Props<Values extends FieldValues> = FieldProps<Values> & {
  /** The first day on offer, '2027-06-12'. Worked out in the browser: the page may have been built days ago. */
  earliest: (now: Date) => string
}

export function DayField<Values extends FieldValues>({ earliest, ...props }: Props<Values>) {
  const { field, control } = useField(props)
  const [min, setMin] = useState<string>()
  useEffect(() => setMin(earliest(new Date())), [earliest])
  return (
    <Field {...field}>
      <input {...control} type="date" min={min} required className={controlLook} />
    </Field>
  )
}
