// The code and the database each hold the fixed choices: here they must agree.
import { expect, test } from 'vitest'
import { removalReasonNames } from '@/lib/content/removal-reasons'
import { monthWords } from '@/lib/domain/choices'
import { programs } from '@/lib/domain/programmes'
import { closingReasonNames, lossReasons } from '@/lib/leads/closing'
import { travellerKinds } from '@/lib/leads/event-kinds'
import { leadKinds } from '@/lib/leads/kinds'
import { rates } from '@/lib/leads/kinds/agent-request'
import { safariCategories } from '@/lib/leads/kinds/booking'
import { durations } from '@/lib/leads/kinds/volunteer-application'
import { leadStatuses } from '@/lib/leads/list'
import { sheets } from '@/lib/publishing/sheets/all'
import { lineKinds } from '@/lib/quotes/line-kinds'
import { paymentWayNames } from '@/lib/reservations/wording'
import { heldReasons } from '@/lib/submissions/spam'
import { rowsOf } from '../support/database'

const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value)

const ofSheets = sheets.flatMap(({ table, columns }) =>
  columns.flatMap(({ field, type: { list, sqlType } }): [string, readonly string[]][] =>
    Array.isArray(list) && sqlType === 'text' ? [[`${table}.${field}`, list]] : [],
  ),
)
const ofForms: [string, readonly string[]][] = [
  ['bookings.safari_category', valuesOf(safariCategories)],
  ['bookings.rate', valuesOf(rates)],
  ['volunteer_applications.program', valuesOf(programs)],
  ['volunteer_applications.duration', valuesOf(durations)],
]
const choices = [
  ...ofSheets,
  ...ofForms,
  ['place_months.word', monthWords],
  ['leads.kind', leadKinds],
  ['leads.status', leadStatuses],
  ['leads.closed_for', closingReasonNames],
  ['payments.way', paymentWayNames],
  ['holds.kind', lineKinds],
  ['reviews.held_for', [...Object.keys(heldReasons), ...removalReasonNames]],
  ['review_removals.reason', removalReasonNames],
] as [string, readonly string[]][]

// No list of the code has these: each is written by name where it happens, and the tests of that send it.
const writtenByName = [
  'content_drafts.kind',
  'quote_answers.kind',
  'reservations.kind',
  'mails.role',
  'mails.status',
  'reviews.status',
]

type Check = { column: string; type: string; rule: string }

const checks = await rowsOf<Check>(`
  SELECT conrelid::regclass || '.' || attname AS column, format_type(atttypid, atttypmod) AS type,
    pg_get_expr(conbin, conrelid) AS rule
  FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND ARRAY[attnum] = conkey
  WHERE contype = 'c' AND connamespace = 'public'::regnamespace`)

const refusedBy = ({ column, type, rule }: Check, values: readonly string[]) =>
  rowsOf<{ value: string }>(
    `SELECT value FROM unnest($1::text[]) AS value, LATERAL (SELECT value::${type} AS "${column.split('.')[1]}") AS row
     WHERE NOT (${rule})`,
    [values],
  )

test.each(choices)('the database accepts every choice of %s', async (column, values) => {
  const all = checks.filter((check) => check.column === column)
  const refused = (await Promise.all(all.map((check) => refusedBy(check, values)))).flat().map(({ value }) => value)
  expect(
    refused,
    `The CHECK constraint of ${column} refuses choices of the code. Write a migration that drops it and adds it with the new list: npm run db:new -- --empty name`,
  ).toEqual([])
})

test('every list of the database is compared with the code', () => {
  const lists = checks.filter(({ rule }) => / = ANY \(/.test(rule)).map(({ column }) => column)
  const compared = [...choices.map(([column]) => column), ...writtenByName]
  expect(
    lists.filter((column) => !compared.includes(column)),
    'These columns have a CHECK constraint with a list. Add them and the list in the code to tests/integration/fixed-choices.test.ts',
  ).toEqual([])
})

test('the view of Numbers knows what travellers say, and why requests come to nothing', async () => {
  const [view] = await rowsOf<{ sql: string }>("SELECT pg_get_viewdef('lead_figures') AS sql")
  const lists = [...(view?.sql ?? '').matchAll(/ARRAY\[([^\]]*)\]/g)].map(([, list = '']) =>
    [...list.matchAll(/'([^']*)'/g)].map(([, value = '']) => value).sort(),
  )
  expect(lists).toContainEqual(travellerKinds.toSorted())
  expect(lists).toContainEqual(Object.keys(lossReasons).sort())
})
