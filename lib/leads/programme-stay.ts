import { monthsIn } from '../domain/details'
import type { durations } from './kinds/volunteer-application'

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

type Weeks = { least: number; most: number }

const weeksOfChoice: Record<(typeof durations)[number]['value'], Weeks> = {
  '1-2-weeks': { least: 1, most: 2 },
  '2-4-weeks': { least: 2, most: 4 },
  '1-3-months': { least: 4, most: 13 },
  '3-6-months': { least: 13, most: 26 },
  '6-months-plus': { least: 26, most: Number.POSITIVE_INFINITY },
}

const weeksPerMonth = 13 / 3

function toWeeks(number = '', unit = '') {
  const count = Number(number) || numbers.indexOf(number.toLowerCase()) + 1
  return unit.startsWith('month') ? Math.round(count * weeksPerMonth) : count
}

/** 'four weeks or longer', 'two weeks to three months'; null if unclear. */
function parseStay(availability: string): Weeks | null {
  const found = /(\w+) (weeks?|months?)(?: to (\w+) (weeks?|months?)| (or longer))?/.exec(availability)
  if (!found) return null
  const [, number, unit, lastNumber, lastUnit, isOpen] = found
  const least = toWeeks(number, unit)
  const most = isOpen ? Number.POSITIVE_INFINITY : toWeeks(lastNumber ?? number, lastUnit ?? unit)
  return least > 0 && most > 0 ? { least, most } : null
}

/** Mismatches as sentences; unknown conditions match. `startDate` such as 2027-06-12. */
export function describeUnfitStay(
  availability: string,
  { startDate, duration }: { startDate: string; duration: string },
) {
  const months = monthsIn(availability)
  const stay = parseStay(availability)
  const chosen = weeksOfChoice[duration as keyof typeof weeksOfChoice]
  const isOutOfSeason = startDate && months.length > 0 && !months.includes(Number(startDate.slice(5, 7)))
  const isOtherLength = chosen && stay && (chosen.most < stay.least || chosen.least > stay.most)
  return [
    ...(isOutOfSeason ? ['Your start date is outside these months.'] : []),
    ...(isOtherLength ? [`Your stay is ${chosen.most < stay.least ? 'shorter' : 'longer'} than that.`] : []),
  ]
}
