import { callTime } from '@/lib/leads/kinds/kind'
import type { FieldProps } from './field'
import { SelectField } from './select-field'

export function CallTimeField(props: FieldProps) {
  return (
    <SelectField {...props} hint="In your own time zone.">
      <option value="">No call, email is fine</option>
      {callTime.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
