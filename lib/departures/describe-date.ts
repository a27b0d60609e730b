import { formatCents } from '../domain/money'
import type { DepartureDate } from './dates'

const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** 'Jun 5 to 12, 2027'. Engines put other spaces around the dash. */
export const formatDays = ({ firstDay, lastDay }: Pick<DepartureDate, 'firstDay' | 'lastDay'>) =>
  days.formatRange(new Date(firstDay), new Date(lastDay)).replace(/\s*–\s*/, ' to ')

type Described = Pick<DepartureDate, 'price' | 'sureFrom' | 'guideLanguage' | 'note'>

/** 'US$2,140 each, leaves from 4 travellers. With a painter'. `isSure`: enough are booked. */
export function describeDate({ price, sureFrom, guideLanguage, note }: Described, isSure = false) {
  const facts = [
    price !== null && `${formatCents(price)} each`,
    isSure || sureFrom === 0 ? 'sure to leave' : `leaves from ${sureFrom} travellers`,
    guideLanguage && `guide speaks ${guideLanguage}`,
  ]
  return [facts.filter(Boolean).join(', '), note].filter(Boolean).join('. ')
}
