// What can be done with several requests of a list at once.
import 'server-only'
import { createHash } from 'node:crypto'
import { addDays } from 'date-fns'
import { type ClosingReason, chosenReasons } from '../leads/closing'
import { type By, closeLead, handOver, holdLead, remindOn, takeLead } from '../leads/handling'
import { databaseDay } from '../platform/db'
import { isRefusal } from '../platform/errors'
import { waits } from './waits'

type Option = { value: string; label: string }

/** Grouped for a select. */
export const severalActs = (colleagues: string[]): [group: string, options: Option[]][] => [
  [
    'Who has them',
    [
      { value: 'take', label: 'Take them' },
      ...colleagues.map((name) => ({ value: `give ${name}`, label: `Hand over to ${name}` })),
    ],
  ],
  [
    'Next day',
    waits
      .filter(({ value }) => value !== '0')
      .map(({ value, label }) => ({ value: `back ${value}`, label: `Back ${label.toLowerCase()}` })),
  ],
  [
    'Done',
    Object.entries(chosenReasons).map(([reason, label]) => ({ value: `done ${reason}`, label: `Done: ${label}` })),
  ],
  ['Spam', [{ value: 'spam', label: 'It is spam' }]],
]

/** By the value of one of `severalActs`. Returns the event. */
export async function actOn(reference: string, value: string, by: By) {
  const [act, of] = [value.split(' ', 1)[0], value.slice(value.indexOf(' ') + 1)]
  if (act === 'give') return handOver(reference, of, by)
  if (act === 'back') return remindOn(reference, addDays(new Date(await databaseDay()), Number(of)), by)
  if (act === 'done') return closeLead(reference, of as ClosingReason, '', by)
  return act === 'spam' ? holdLead(reference, by) : takeLead(reference, by)
}

/** A UUID for one of the requests that a form names: the same whenever it is sent. */
export const keyOf = (key: string, reference: string) =>
  createHash('sha256')
    .update(`${key} ${reference}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

type Attempt<Result> = { result: Result; refusal?: undefined } | { result?: undefined; refusal: string }

/** One that is refused keeps none of the others from being done. */
export const attempt = <Result>(act: Promise<Result>): Promise<Attempt<Result>> =>
  act.then(
    (result) => ({ result }),
    (error: unknown) => {
      if (!isRefusal(error)) throw error
      return { refusal: error.message }
    },
  )
