import { useEffect, useState } from 'react'
import { controlLook, Field, type FieldProps, useField } from './field'

type Props = FieldProps & {
  /** The first day on offer, '2027-06-12'. Worked out in the browser: the page may have been built days ago. */
  earliest: (now: Date) => string
}

export function DayField({ earliest, ...props }: Props) {
  const { field, control } = useField(props)
  const [min, setMin] = useState<string>()
  useEffect(() => setMin(earliest(new Date())), [earliest])
  return (
    <Field {...field}>
      <input {...control} type="date" min={min} required className={controlLook} />
    </Field>
  )
}
