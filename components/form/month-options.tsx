import { monthNames } from '@/lib/domain/details'
import { formatTravelMonth, monthNumber } from '@/lib/domain/travellers'

/** Names, because a stored page may be older than its month; the `chosen` one, such as 2027-08, with its year. */
export function MonthOptions({ chosen }: { chosen?: string }) {
  return monthNames.map((name, index) =>
    chosen && monthNumber(chosen) === index + 1 ? (
      <option key={name} value={chosen}>
        {formatTravelMonth(chosen)}
      </option>
    ) : (
      <option key={name}>{name}</option>
    ),
  )
}
