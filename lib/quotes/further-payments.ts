// Payments between deposit and balance, as the rows of a form.
import { toUnits } from '../domain/currency'
import * as input from '../forms/inputs'
import { BadRequestError } from '../platform/errors'
import { furtherField } from './extra-fields'
import { type FurtherPayment, mostFurther } from './payment-plan'

export function toFurtherValues(further: FurtherPayment[], currency: string): Record<string, string> {
  return Object.fromEntries(
    further.flatMap(({ amount, day }, index) => [
      [furtherField(index, 'amount'), toUnits(amount, currency)],
      [furtherField(index, 'day'), day],
    ]),
  )
}

/** By their days; rows without an amount are left out. Throws ZodError, and BadRequestError for one without a day. */
export function readFurther(values: Record<string, unknown>, currency: string): FurtherPayment[] {
  const payments: FurtherPayment[] = []
  for (let index = 0; index < mostFurther; index += 1) {
    const amount = input.toMinor(input.amount.parse(values[furtherField(index, 'amount')]), currency)
    const day = input.optionalDay.parse(values[furtherField(index, 'day')])
    if (amount === 0) continue
    if (amount < 0) throw new BadRequestError('A further payment is below zero.')
    if (!day) throw new BadRequestError('Please say until which day each further payment is due.')
    payments.push({ amount, day })
  }
  return payments.toSorted((one, other) => (one.day < other.day ? -1 : 1))
}
