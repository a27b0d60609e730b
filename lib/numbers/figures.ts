// What Numbers counts, and by what: each figure is a condition on a row of the view lead_figures, so that the list behind
// a figure has as many requests as the figure says.
import 'server-only'
import { Prisma } from '../../prisma/generated/client'
import { formatMonth } from '../content/format'
import { lossReasons } from '../leads/closing'
import { kindsOfLead, leadKinds } from '../leads/kinds'

type Figure = { label: string; where: Prisma.Sql }

export const figures = {
  requests: { label: 'Requests', where: Prisma.sql`true` },
  answered: { label: 'Answered', where: Prisma.sql`answered_at IS NOT NULL` },
  offers: { label: 'Offers sent', where: Prisma.sql`offered_at IS NOT NULL` },
  silent: { label: 'Offers without an answer', where: Prisma.sql`is_silent` },
  accepted: { label: 'Accepted', where: Prisma.sql`is_accepted` },
  booked: { label: 'Booked', where: Prisma.sql`is_booked` },
  travelled: { label: 'Travelled', where: Prisma.sql`is_travelled` },
  cancelled: { label: 'Cancelled', where: Prisma.sql`is_cancelled` },
  lost: { label: 'Lost', where: Prisma.sql`loss <> ''` },
} satisfies Record<string, Figure>

export type FigureName = keyof typeof figures
export const figureNames = Object.keys(figures) as FigureName[]

type Dimension = {
  label: string
  value: Prisma.Sql
  /** What '' stands for. */
  none: string
  nameOf?: (value: string) => string
  /** Deleted requests are still counted by it. */
  isKept?: boolean
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
const kindNames: Record<string, string> = Object.fromEntries(leadKinds.map((kind) => [kind, kindsOfLead[kind].ours]))

export const dimensions = {
  source: { label: 'Source', value: Prisma.sql`source`, none: 'Not known', isKept: true },
  trip: { label: 'Trip', value: Prisma.sql`trip`, none: 'No trip named', isKept: true },
  kind: {
    label: 'Kind',
    value: Prisma.sql`kind`,
    none: 'Not known',
    nameOf: (kind) => kindNames[kind] ?? kind,
    isKept: true,
  },
  country: {
    label: 'Country of the telephone',
    value: Prisma.sql`country`,
    none: 'No number',
    nameOf: (code) => countryNames.of(code) ?? code,
  },
  party: {
    label: 'Travellers',
    value: Prisma.sql`CASE WHEN people IS NULL THEN '' WHEN people < 3 THEN people::text WHEN people < 5 THEN '3 to 4'
      WHEN people < 9 THEN '5 to 8' ELSE '9 or more' END`,
    none: 'Not a trip',
  },
  travel: {
    label: 'Month of travel',
    value: Prisma.sql`coalesce(to_char(departs_on, 'YYYY-MM'), '')`,
    none: 'Not said',
    nameOf: formatMonth,
  },
  page: { label: 'Page of the form', value: Prisma.sql`page`, none: 'Not known' },
  colleague: { label: 'Who has it', value: Prisma.sql`colleague`, none: 'Nobody' },
  loss: {
    label: 'Why it was lost',
    value: Prisma.sql`loss`,
    none: 'Not lost',
    nameOf: (reason) => lossReasons[reason] ?? reason,
    isKept: true,
  },
} satisfies Record<string, Dimension>

export type DimensionName = keyof typeof dimensions
export const dimensionNames = Object.keys(dimensions) as DimensionName[]

export function nameOfValue(name: DimensionName, value: string) {
  const { none, nameOf }: Dimension = dimensions[name]
  return value === '' ? none : (nameOf?.(value) ?? value)
}

export const isKeptBy = (name: DimensionName) => 'isKept' in dimensions[name]
