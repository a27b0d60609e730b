import type { MonthWord } from '../domain/choices'
import { listWords } from '../domain/details'

type PlaceYear = {
  name: string
  months: { month: number; word: string }[]
  /** Months with the wildebeest migration. */
  herds: number[]
}

/** Consecutive months; 1 is January. */
export type Period = { from: number; to: number; text: string; isWet: boolean }

export type CalendarRow = { title: string; periods: Period[] }

// What people travel for, in the order of the rows.
const sights: Partial<Record<MonthWord, string>> = {
  calving: 'Calving season',
  elephants: 'Elephants at the water',
  'gorilla tracking': 'Gorilla tracking',
  'chimpanzee tracking': 'Chimpanzee tracking',
  birds: 'Birds from the north',
}
const wet = ['rains', 'short rains']

/** Parks with the same twelve months share a row. */
export function parkRows(places: PlaceYear[]): CalendarRow[] {
  const years = new Map<string, { names: Set<string>; words: (string | null)[] }>()
  for (const { name, months } of places) {
    const words = wordsByMonth(months)
    const key = words.join()
    const known = years.get(key) ?? { names: new Set(), words }
    years.set(key, { ...known, names: known.names.add(name) })
  }
  return [...years.values()].map(({ names, words }) => ({ title: listNames([...names]), periods: toPeriods(words) }))
}

/** For each sight the places to see it, month by month. */
export function sightRows(places: PlaceYear[]): CalendarRow[] {
  return [
    ...whereSeen('Migration herds', places, ({ herds }, month) => herds.includes(month)),
    ...Object.entries(sights).flatMap(([word, title]) => {
      const isNow = ({ months }: PlaceYear, month: number) => wordsByMonth(months)[month - 1] === word
      return word.endsWith('tracking') ? allYear(title, places, isNow) : whereSeen(title, places, isNow)
    }),
  ]
}

function whereSeen(title: string, places: PlaceYear[], isThere: (place: PlaceYear, month: number) => boolean) {
  const where = Array.from({ length: 12 }, (_, index) => {
    const names = places.filter((place) => isThere(place, index + 1)).map(({ name }) => name)
    return names.length > 0 ? listNames([...new Set(names)]) : null
  })
  return where.some(Boolean) ? [{ title, periods: toPeriods(where) }] : []
}

/** What a month is best for: the first animal, and the first apes; 'Migration herds: Ndutu; gorilla tracking: Bwindi'. */
export function bestOfMonth(rows: CalendarRow[], month: number) {
  const best = rows.flatMap(({ title, periods }) =>
    periods
      .filter(({ from, to, isWet }) => from <= month && month <= to && !isWet)
      .map(({ text }) => ({ title, text: `${title}: ${text.replace(/, drier$/, '')}` })),
  )
  const isApes = ({ title }: { title: string }) => title.endsWith('tracking')
  const [animal, apes] = [best.find((one) => !isApes(one)), best.find(isApes)]
  const texts = [animal, apes].flatMap((one) => one?.text ?? [])
  return texts.map((text, index) => (index > 0 ? text.charAt(0).toLowerCase() + text.slice(1) : text)).join('; ')
}

/** Apes can be visited all year; drier months are marked. */
function allYear(title: string, places: PlaceYear[], isDrier: (place: PlaceYear, month: number) => boolean) {
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  const homes = places.filter((place) => months.some((month) => isDrier(place, month)))
  const names = listNames([...new Set(homes.map(({ name }) => name))])
  const texts = months.map((month) => (homes.some((place) => isDrier(place, month)) ? `${names}, drier` : names))
  const periods = toPeriods(texts).map((period) => ({ ...period, isWet: period.text === names }))
  return homes.length > 0 ? [{ title, periods }] : []
}

function wordsByMonth(months: PlaceYear['months']) {
  return Array.from({ length: 12 }, (_, index) => months.find(({ month }) => month === index + 1)?.word ?? null)
}

const most = 4

/** 'Lake Naivasha and Lake Nakuru'; the first four of many. */
export function listNames(names: string[]) {
  return listWords(names.slice(0, most))
}

/** Joins consecutive months with the same text; months without a text are left out. */
export function toPeriods(texts: (string | null)[]): Period[] {
  const periods: Period[] = []
  texts.forEach((text, index) => {
    const last = periods.at(-1)
    if (text === null) return
    if (last?.text === text && last.to === index) last.to = index + 1
    else periods.push({ from: index + 1, to: index + 1, text, isWet: wet.includes(text) })
  })
  return periods
}
