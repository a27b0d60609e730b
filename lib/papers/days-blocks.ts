import { format, parseISO } from 'date-fns'
import type { Block } from './paper'

type Day = { date: string | null; title: string; text: string; meals: string }

/** 'Friday, June 12, 2027' */
export const formatWeekday = (day: string) => format(parseISO(day), 'EEEE, MMMM d, yyyy')

/** The days of a trip, one after the other; `more` has what else is said of each: its bed, its way. */
export function dayBlocks<One extends Day>(
  days: One[],
  more: (day: One, index: number) => [string, string][],
): Block[] {
  return days.flatMap((day, index) => {
    const rows = [...more(day, index), ['Meals', day.meals] as [string, string]].filter(([, text]) => text)
    const title = [`Day ${index + 1}`, day.date && formatWeekday(day.date), day.title].filter(Boolean).join(', ')
    return [
      { kind: 'text', text: title, voice: 'strong' },
      ...(day.text ? [{ kind: 'text' as const, text: day.text, voice: 'serif' as const }] : []),
      ...(rows.length > 0 ? [{ kind: 'facts' as const, rows }] : []),
    ] satisfies Block[]
  })
}
