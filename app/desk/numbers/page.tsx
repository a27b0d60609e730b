import { format, getDaysInMonth, parseISO } from 'date-fns'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Route } from 'next'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { listUnanswered } from '@/lib/answers/unanswered'
import { counted, formatMonth } from '@/lib/content/format'
import { requireDesk } from '@/lib/desk/access'
import { oneOfEach } from '@/lib/desk/query'
import { retention } from '@/lib/domain/retention'
import { dimensionNames } from '@/lib/numbers/figures'
import { compare, formatDollars, formatHours } from '@/lib/numbers/format'
import {
  describeChosen,
  describePeriod,
  isOneMonth,
  listPresets,
  type NumbersQuery,
  numbersQuery,
  shiftPeriod,
  toParams,
  yearBefore,
} from '@/lib/numbers/query'
import { type Numbers, readAhead, readNumbers, readYearBefore } from '@/lib/numbers/read'
import { PageTitle } from '../_components/parts'
import { Shell } from '../_components/shell'
import { Bars, Columns } from './_components/charts'
import { FigureLink, FigureTable, Groups } from './_components/groups'

export const instant = false

export async function generateMetadata({ searchParams }: PageProps<'/desk/numbers'>) {
  return { title: `Numbers, ${describePeriod(numbersQuery.parse(oneOfEach(await searchParams)))}` }
}

export default pageOrUnavailable(async ({ searchParams }: PageProps<'/desk/numbers'>) => {
  const query = numbersQuery.parse(oneOfEach(await searchParams))
  const desk = await requireDesk(`/desk/numbers?${toParams(query)}`)
  const [numbers, before, ahead, unanswered] = await Promise.all([
    readNumbers(query),
    readYearBefore(yearBefore(query)),
    readAhead(),
    listUnanswered(query.to),
  ])
  const { total, deleted, by } = numbers
  return (
    <Shell desk={desk} at="numbers">
      <div className="page wide numbers">
        <Period query={query} />
        <Chosen query={query} />
        <dl className="big">
          <Big label="Requests" note={compare(total.requests, before.total.requests)}>
            <FigureLink {...{ query }} figure="requests" count={total.requests} />
          </Big>
          <Big
            label="Offers sent"
            note={
              total.silent > 0 && (
                <>
                  <FigureLink {...{ query }} figure="silent" count={total.silent} /> without an answer
                </>
              )
            }
          >
            <FigureLink {...{ query }} figure="offers" count={total.offers} />
          </Big>
          <Big label="Booked" note={total.agreed > 0 && `${formatDollars(total.agreed)} agreed`}>
            <FigureLink {...{ query }} figure="booked" count={total.booked} />
          </Big>
          <Big
            label="Money in, US$"
            note={before.total.received > 0 && `${formatDollars(before.total.received)} a year before`}
          >
            {formatDollars(total.received, '')}
          </Big>
        </dl>
        <p className="soft">
          What was asked in this period, and what has become of it until now. Sums are in US dollars at the rate of
          their day{numbers.withoutRate.length > 0 && `, without ${describeWithoutRate(numbers)}`}.{' '}
          {deleted.requests > 0 &&
            `${counted(deleted.requests, 'request')} of it ${deleted.requests === 1 ? 'was' : 'were'} deleted since: the sums stay.`}
        </p>
        <div className="halves">
          <Funnel query={query} numbers={numbers} />
          <When query={query} numbers={numbers} before={before.asked} />
          <Losses query={query} numbers={numbers} />
          <Ahead query={query} months={ahead} />
        </div>
        {dimensionNames
          .filter((name) => name !== 'loss' && by[name].length > 0)
          .map((name) => (
            <Groups key={name} {...{ name, query }} groups={by[name]} />
          ))}
        <Unanswered month={query.to} rows={unanswered} />
        <p className="taps">
          <a className="button" href={`/desk/numbers.csv?${toParams(query)}` as Route}>
            These figures as a spreadsheet
          </a>
          <a className="button quiet" href={`/desk/requests.csv?from=${query.from}&to=${query.to}` as Route}>
            The requests as a spreadsheet
          </a>
        </p>
      </div>
    </Shell>
  )
})

const describeWithoutRate = ({ withoutRate }: Numbers) =>
  withoutRate
    .map(({ currency, count }) => `${counted(count, 'trip')} in ${currency}, which has no rate in Claims`)
    .join('; ')

function Period({ query }: { query: NumbersQuery }) {
  const href = (period: { from: string; to: string }) => `/desk/numbers?${toParams({ ...query, ...period })}` as Route
  return (
    <>
      <div className="period">
        <PageTitle>{describePeriod(query)}</PageTitle>
        <a className="step" href={href(shiftPeriod(query, -1))} aria-label="The period before">
          <ChevronLeft aria-hidden="true" />
        </a>
        <a className="step" href={href(shiftPeriod(query, 1))} aria-label="The period after">
          <ChevronRight aria-hidden="true" />
        </a>
      </div>
      <p className="chips">
        {listPresets().map(({ label, from, to }) => (
          <a
            key={label}
            href={href({ from, to })}
            aria-current={from === query.from && to === query.to ? 'true' : undefined}
          >
            {label}
          </a>
        ))}
      </p>
      <details className="fold">
        <summary>Other months</summary>
        <form action="/desk/numbers">
          {Object.entries(query.chosen).map(
            ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <label>
            From
            <input
              type="month"
              name="from"
              defaultValue={query.from}
              pattern="20\d\d-\d\d"
              placeholder="2026-01"
              required
            />
          </label>
          <label>
            To
            <input
              type="month"
              name="to"
              defaultValue={query.to}
              pattern="20\d\d-\d\d"
              placeholder="2026-12"
              required
            />
          </label>
          <button type="submit" className="quiet">
            Show
          </button>
        </form>
      </details>
    </>
  )
}

/** What the figures are limited to: a tap takes it away. */
function Chosen({ query }: { query: NumbersQuery }) {
  const chosen = describeChosen(query.chosen)
  if (chosen.length === 0) return null
  return (
    <p className="chips">
      {chosen.map(({ name, text }) => (
        <a key={name} href={`/desk/numbers?${toParams(query, { [name]: undefined })}` as Route} aria-current="true">
          {text} <span aria-hidden="true">×</span>
          <span className="sr-only">: count all again</span>
        </a>
      ))}
    </p>
  )
}

function Big({ label, note, children }: { label: string; note?: React.ReactNode; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {note && <dd className="soft">{note}</dd>}
    </div>
  )
}

type Part = { query: NumbersQuery; numbers: Numbers }

function Funnel({ query, numbers: { total, hours } }: Part) {
  const { answerInside, answerOutside, offer } = hours
  const shown = [
    ['requests', 'Requests', ''],
    ['answered', 'Answered', describeAnswers(answerInside, answerOutside)],
    ['offers', 'Offers sent', offer !== null && `half within ${formatHours(offer)}`],
    ['accepted', 'Accepted', total.offers > 0 && `${Math.round((100 * total.accepted) / total.offers)}% of the offers`],
    ['booked', 'Booked', total.cancelled > 0 && `${total.cancelled} more cancelled`],
    ['travelled', 'Travelled', ''],
  ] as const
  return (
    <section aria-labelledby="way">
      <h2 id="way">From request to trip</h2>
      <Bars
        tone="own"
        lines={shown.map(([figure, label, note]) => ({
          ...{ key: figure, label, count: total[figure], note },
          figure: <FigureLink {...{ query, figure }} count={total[figure]} />,
        }))}
      />
    </section>
  )
}

const describeAnswers = (inside: number | null, outside: number | null) =>
  [
    inside !== null && `half within ${formatHours(inside)} if asked in office hours`,
    outside !== null && `${inside === null ? 'half within ' : ''}${formatHours(outside)} if asked outside`,
  ]
    .filter(Boolean)
    .join(', ')

/** '8–14', '29–30' */
const daysOf = (month: string, first: string) =>
  `${first}–${Math.min(Number(first) + 6, getDaysInMonth(parseISO(month)))}`

function When({ query, numbers: { by }, before }: Part & { before: Map<string, number> }) {
  const isOne = isOneMonth(query)
  const asked = by.asked.filter(({ isDeleted }) => !isDeleted)
  if (asked.length === 0) return null
  const columns = asked.map(({ value, counts }) => ({
    name: value,
    label: isOne ? daysOf(query.from, value) : format(parseISO(value), asked.length > 8 ? 'MMMMM' : 'MMM'),
    count: counts.requests,
    before: isOne ? undefined : before.get(`${Number(value.slice(0, 4)) - 1}${value.slice(4)}`),
  }))
  const [title, named] = [
    isOne ? 'Requests by week' : 'Requests by month',
    columns.map(({ count }) => count).join(', '),
  ]
  return (
    <section aria-labelledby="when">
      <h2 id="when">{title}</h2>
      <Columns columns={columns} title={`${title}: ${named}`} />
      {!isOne && before.size > 0 && <p className="legend soft">In grey the year before.</p>}
      <details className="fold">
        <summary>As a table</summary>
        <FigureTable
          first={isOne ? 'Days' : 'Month'}
          lines={asked.map(({ value, counts }) => ({
            key: value,
            title: isOne ? daysOf(query.from, value) : formatMonth(value),
            ...counts,
          }))}
        />
      </details>
    </section>
  )
}

function Losses({ query, numbers: { by, total } }: Part) {
  const lost = by.loss.filter(({ value }) => value !== '')
  return (
    <section aria-labelledby="lost">
      <h2 id="lost">{total.lost > 0 ? `Why ${total.lost} came to nothing` : 'Why requests came to nothing'}</h2>
      {lost.length === 0 ? (
        <p>Nothing was lost. Done asks for the reason.</p>
      ) : (
        <Bars
          tone="loss"
          lines={lost.map(({ value, name, counts }) => ({
            ...{ key: value, label: name, count: counts.lost },
            figure: <FigureLink query={query} figure="lost" by={{ loss: value }} count={counts.lost} />,
          }))}
        />
      )}
    </section>
  )
}

function Ahead({ query, months }: { query: NumbersQuery; months: Awaited<ReturnType<typeof readAhead>> }) {
  return (
    <section aria-labelledby="ahead">
      <h2 id="ahead">Booked ahead, by month of departure</h2>
      {months.length === 0 ? (
        <p>No trip is booked ahead.</p>
      ) : (
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Trips</th>
              <th scope="col">US$ agreed</th>
              <th scope="col">US$ in</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, count, agreed, received }) => (
              <tr key={month}>
                <th scope="row">{formatMonth(month)}</th>
                <td>
                  <FigureLink query={{ ...query, chosen: {} }} figure="ahead" by={{ travel: month }} count={count} />
                </td>
                <td>{formatDollars(agreed, '')}</td>
                <td>{formatDollars(received, '')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

type Questions = Awaited<ReturnType<typeof listUnanswered>>

/** The search and the boxes for questions of the site, without who asked. */
function Unanswered({ month, rows }: { month: string; rows: Questions }) {
  return (
    <section aria-labelledby="unanswered">
      <h2 id="unanswered">Asked, and not answered by our pages, in {formatMonth(month)}</h2>
      {rows.length === 0 ? (
        <p>Nothing this month. Questions that visitors ask the site, and that no page answers, are counted here.</p>
      ) : (
        <>
          <p>
            Write the answers in Content, Words of each page,{' '}
            <a href="/desk/content/words/before-you-go">Before you go</a>: the search finds them there from then on.
            Questions are deleted after {retention.questionMonths} months.
          </p>
          <table className="figures">
            <thead>
              <tr>
                <th scope="col">Question</th>
                <th scope="col">Times</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ question, times }) => (
                <tr key={question}>
                  <th scope="row">{question}</th>
                  <td>{times}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
