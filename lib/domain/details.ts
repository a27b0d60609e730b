export type ItineraryDay = {
  number: number
  title: string | null
  description: string
  driveTime?: string
  distance?: string
  flight?: string
  meals?: string
  lodging?: string
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined)

/** Numeric order: day10 after day9 (decision 23). Values that are no text or object are dropped. */
export function parseDays(dayByDay: Record<string, unknown>): ItineraryDay[] {
  return Object.entries(dayByDay)
    .flatMap(([key, value]): ItineraryDay[] => {
      const number = Number(/^day\s*(\d+)$/i.exec(key)?.[1])
      if (!number) return []
      if (typeof value === 'string') return [{ number, title: null, description: value }]
      if (typeof value !== 'object' || value === null) return []
      const day = value as Record<string, unknown>
      return [
        {
          number,
          title: text(day.title) ?? null,
          description: text(day.description) ?? '',
          driveTime: text(day.driveTime),
          distance: text(day.distance),
          flight: text(day.flight),
          meals: text(day.meals),
          lodging: text(day.lodging),
        },
      ]
    })
    .sort((a, b) => a.number - b.number)
}

/** Parses 'Maasai Mara (5 to 6 h by road)'; null without a way. */
export function parseStops(destinations: string[]) {
  return destinations.map((stop) => {
    const [, place, way] = /^(.*?)\s*(?:\(([^()]*)\))?$/.exec(stop) ?? []
    return { place: place ?? stop, way: way ?? null }
  })
}

/** '1,510 km²' and '6 hours' stay on one line. */
export const keepUnits = (text: string) =>
  text.replace(/[\d½¼¾] (?=(?:km²?|m|cm|kg|h|min|°C|hours?|minutes?|metres)(?![\p{L}\d²]))/gu, (end) =>
    end.replace(' ', '\u00a0'),
  )

export function paragraphs(description: string) {
  return description
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Months 1 to 12, also across New Year. */
export function monthRange(from: number, to: number) {
  return Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, index) => ((from - 1 + index) % 12) + 1)
}

export function monthsIn(text: string) {
  const month = `(${monthNames.join('|')})`
  const period = new RegExp(`\\b${month}\\b(?: to ${month}\\b)?`, 'g')
  const numberOf = (name: string) => monthNames.indexOf(name) + 1
  return [...text.matchAll(period)].flatMap(([, from = '', to = from]) => monthRange(numberOf(from), numberOf(to)))
}

export const shortMonthNames = monthNames.map((name) => name.slice(0, 3))

export function listWords(words: string[], last = 'and') {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}` : (words[0] ?? '')
}

export function markMonths(bestMonths: number[]) {
  return monthNames.map((name, index) => ({ name, isBest: bestMonths.includes(index + 1) }))
}

/** 'June to October' or 'December to February and June to August', also across New Year. */
export function describeMonths(bestMonths: number[]) {
  const best = [...new Set(bestMonths)].filter((month) => month >= 1 && month <= 12)
  if (best.length === 0) return ''
  if (best.length === 12) return 'All year'
  const has = (month: number) => best.includes(((month + 11) % 12) + 1)
  const starts = best.filter((month) => !has(month - 1)).sort((a, b) => a - b)
  const runs = starts.map((start) => {
    let end = start
    while (has(end + 1)) end += 1
    const [from, to] = [monthNames[start - 1], monthNames[(end - 1) % 12]]
    return start === end ? from : `${from} to ${to}`
  })
  return runs.join(' and ')
}
