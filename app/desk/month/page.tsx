import { format, parseISO, subMonths } from 'date-fns'
import type { Route } from 'next'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { counted, formatMonth } from '@/lib/content/format'
import { requireDesk } from '@/lib/desk/access'
import { readMonth } from '@/lib/desk/month'
import { monthQuery, oneOfEach } from '@/lib/desk/query'
import { readMonthOfQuotes } from '@/lib/desk/read-quotes'
import { nairobi } from '@/lib/domain/nairobi'
import { retention } from '@/lib/domain/retention'
import { deletedIn } from '@/lib/leads/purge'
import { Facts, PageTitle } from '../_components/parts'
import { Shell } from '../_components/shell'

export const instant = false

export async function generateMetadata({ searchParams }: PageProps<'/desk/month'>) {
  const { month } = monthQuery.parse(oneOfEach(await searchParams))
  return { title: `Numbers, ${formatMonth(month)}` }
}

export default pageOrUnavailable(async ({ searchParams }: PageProps<'/desk/month'>) => {
  const { month } = monthQuery.parse(oneOfEach(await searchParams))
  const desk = await requireDesk(`/desk/month?month=${month}`)
  const { leads, answered, byState, byKind, byPage, byTrip, since, until } = await readMonth(month)
  const quotes = await readMonthOfQuotes(since, until)
  const deleted = await deletedIn(month)
  const before = format(subMonths(parseISO(month, { in: nairobi }), 1), 'yyyy-MM')
  return (
    <Shell desk={desk} at="month">
      <div className="page">
        <PageTitle>{`Numbers of ${formatMonth(month)}`}</PageTitle>
        <Facts
          lines={[
            ['Requests and messages', String(leads)],
            ['Answered', String(answered)],
            ['Offers sent', String(quotes.sent)],
            ['Offers open', quotes.open > 0 && `${quotes.open}, ${quotes.openSum}`],
            ['Trips accepted or agreed', quotes.sold > 0 && `${quotes.sold}, ${quotes.soldSum}`],
            ['From request to offer', quotes.toQuote !== null && `${counted(quotes.toQuote, 'day')} (median)`],
            ['From offer to answer', quotes.toAnswer !== null && `${counted(quotes.toAnswer, 'day')} (median)`],
            [`Deleted after ${retention.leadMonths} months`, deleted === null ? null : String(deleted)],
          ]}
        />
        <Table heading="State" rows={byState} />
        <Table heading="Kind" rows={byKind} />
        <Table heading="Page" rows={byPage} />
        <Table heading="Trip" rows={byTrip} />
        <p className="taps">
          <a className="button" href={`/desk/month.csv?month=${month}` as Route}>
            Download as a spreadsheet
          </a>
          <a className="button quiet" href={`/desk/month?month=${before}` as Route}>
            The month before
          </a>
        </p>
      </div>
    </Shell>
  )
})

function Table({ heading, rows }: { heading: string; rows: [name: string, count: number][] }) {
  if (rows.length === 0) return null
  return (
    <>
      <h2>By {heading.toLowerCase()}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col" className="number">
              Number
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, count]) => (
            <tr key={name}>
              <td>{name}</td>
              <td className="number">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
