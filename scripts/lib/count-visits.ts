// Counts the pages in the log of the site (scripts/response-cache/access-log.ts).
import { dayInNairobi } from '../../lib/domain/nairobi'
import type { View } from '../response-cache/access-log'

/** A page on a day in Nairobi, such as 2027-06-12. */
export type PageVisits = { day: string; page: string } & Record<View, number>

/** By day, and on each the most visited first. `firstDay`: earlier ones are left out. */
export async function countVisits(lines: AsyncIterable<string>, firstDay = ''): Promise<PageVisits[]> {
  const found = new Map<string, PageVisits>()
  for await (const line of lines) {
    const { day = '', page = '', view } = readView(line) ?? {}
    if (!view || day < firstDay) continue
    const key = `${day} ${page}`
    const visits = found.get(key) ?? { day, page, visitor: 0, ahead: 0, robot: 0 }
    visits[view] += 1
    found.set(key, visits)
  }
  return [...found.values()].sort(
    (one, other) =>
      one.day.localeCompare(other.day) || other.visitor - one.visitor || one.page.localeCompare(other.page),
  )
}

/** Null for what is no view of a page, or was cut off. Before the JSON may be the words of journald or Docker. */
function readView(line: string) {
  // Most lines are about files.
  if (!line.includes('"view":')) return null
  try {
    const { time, route, view } = JSON.parse(line.slice(line.indexOf('{')))
    const isView = view === 'visitor' || view === 'ahead' || view === 'robot'
    return isView ? { day: dayInNairobi(new Date(time)), page: String(route), view: view as View } : null
  } catch {
    return null
  }
}
