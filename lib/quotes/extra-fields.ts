import { readTicked } from '../forms/ticked'

const prefix = 'extra '

/** Name of the checkbox of an optional extra. */
export const extraField = (id: string) => prefix + id

/** The ids of those that were ticked. */
export const tickedExtras = (fields: Record<string, unknown>) => readTicked(fields, prefix)

/** What the form showed of a payment when it was opened: sent twice, what was not touched then is not typed now. */
export const shownField = (name: 'deposit' | 'depositDay' | 'balanceDay') => `shown-${name}`

/** Of a payment between deposit and balance. */
export const furtherField = (index: number, part: 'amount' | 'day') => `further-${index}-${part}`
