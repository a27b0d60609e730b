import { differenceInCalendarDays } from 'date-fns'
import { formatMoney, minorUnits } from '../domain/currency'
import { shareOf } from '../prices/deposit'
import type { CancellationTerms } from '../quotes/operator-terms'
import type { Terms } from './queries'

/** What cancelling costs by the terms as pages show them, in minor units, with the sentence that says why. */
export function proposeCharge(
  { dateFrom, total, depositAmount, currency }: Pick<Terms, 'dateFrom' | 'total' | 'depositAmount' | 'currency'>,
  { balanceDays, latePercent, lastDays }: CancellationTerms,
  today: string,
): { charge: number; why: string } {
  const days = differenceInCalendarDays(new Date(dateFrom), new Date(today))
  const late = shareOf(total, latePercent ?? 0, minorUnits(currency))
  const [charge, rule] =
    latePercent === null || lastDays === null || days > balanceDays
      ? [depositAmount, `more than ${balanceDays} days before it is the deposit`]
      : days > lastDays
        ? [late, `from ${balanceDays} to ${lastDays} days before it is ${latePercent} % of the price`]
        : [total, `from ${lastDays} days before it is the whole price`]
  const when = days > 0 ? `The trip begins in ${days} days` : 'The trip has begun'
  return {
    charge,
    why: `${when}: by today’s terms ${rule}, ${formatMoney(charge, currency)}. The offer’s own terms decide.`,
  }
}
