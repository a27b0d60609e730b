import { format, parseISO, subMonths } from 'date-fns'
import type { Route } from 'next'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { listUnanswered } from '@/lib/answers/unanswered'
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
  const { leads, answered, byState, byKind, bySource, byPage, byTrip, since, until } = await readMonth(month)
  const quotes = await readMonthOfQuotes(since, until)
  const deleted = await deletedIn(month)
  const unanswered = await listUnanswered(month)
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
        <CountsBy what="State" rows={byState} />
        <CountsBy what="Kind" rows={byKind} />
        <CountsBy what="Source" rows={bySource} />
        <CountsBy what="Page" rows={byPage} />
        <CountsBy what="Trip" rows={byTrip} />
        <Unanswered rows={unanswered.map(({ question, times }) => [question, times])} />
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

type Rows = [name: string, count: number][]

function CountsBy({ what, rows }: { what: string; rows: Rows }) {
  if (rows.length === 0) return null
  return (
    <>
      <h2>By {what.toLowerCase()}</h2>
      <Table heading={what} count="Number" rows={rows} />
    </>
  )
}

/** The search and the boxes for questions of the site, without who asked. */
function Unanswered({ rows }: { rows: Rows }) {
  return (
    <>
      <h2>Asked, and not answered by our pages</h2>
      {rows.length === 0 ? (
        <p>Nothing this month. Questions that visitors ask the site, and that no page answers, are counted here.</p>
      ) : (
        <>
          <p>
            Write the answers in Content, Words of each page,{' '}
            <a href="/desk/content/words/before-you-go">Before you go</a>: the search finds them there from then on.
            Questions are deleted after {retention.questionMonths} months.
          </p>
          <Table heading="Question" count="Times" rows={rows} />
        </>
      )}
    </>
  )
}

function Table({ heading, count, rows }: { heading: string; count: string; rows: Rows }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col" className="number">
            {count}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, times]) => (
          <tr key={name}>
            <td>{name}</td>
            <td className="number">{times}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
