// For visitors who prefer a call. Times are in their own time zone.
import type { Field } from '../forms/form-definition'

const options = [
  { value: 'morning', label: 'In the morning' },
  { value: 'afternoon', label: 'In the afternoon' },
  { value: 'evening', label: 'In the evening' },
] as const

export const callTime = { kind: 'optional choice', label: 'Call me', options } as const satisfies Field

/** Of the field `phone` beside it. */
export const numberToCall = { with: 'callTime', message: 'Please give us the number to call' } as const
