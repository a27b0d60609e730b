import { furtherField } from '@/lib/quotes/extra-fields'
import { mostFurther, nameOfFurther } from '@/lib/quotes/payment-plan'
import { Field } from './desk-form'

// Rows that stand empty, to be filled in.
const spareRows = 2

/** `values` as `toFurtherValues` makes them. */
export function FurtherPayments({ values }: { values: Record<string, string> }) {
  const used = Array.from({ length: mostFurther }, (_, index) => values[furtherField(index, 'amount')]).filter(Boolean)
  const rows = Math.min(mostFurther, used.length + spareRows)
  return (
    <details open={used.length > 0}>
      <summary>Payments between deposit and balance</summary>
      {Array.from({ length: rows }, (_, index) => {
        const of = (part: 'amount' | 'day') => {
          const name = furtherField(index, part)
          return { name, defaultValue: values[name] }
        }
        return (
          <fieldset key={nameOfFurther(index)}>
            <legend>{nameOfFurther(index)}</legend>
            <div className="columns">
              <Field {...of('amount')} label="Amount" inputMode="decimal" isOptional />
              <Field {...of('day')} type="date" label="Due by" isOptional />
            </div>
          </fieldset>
        )
      })}
    </details>
  )
}
