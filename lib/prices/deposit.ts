import { readPercent } from '../domain/quantities'

/** Of the operator's claims; null: not said. */
export const toDepositPercent = (claims: Record<string, string>) => readPercent(claims['deposit-share'])

/** In minor units, rounded up to whole ones of the currency: `unit` is 100 for dollars. */
export const shareOf = (total: number, percent: number, unit: number) =>
  Math.min(total, Math.ceil((total * percent) / 100 / unit) * unit)
