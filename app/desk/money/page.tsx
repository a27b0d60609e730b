import type { Route } from 'next'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { formatLongDate } from '@/lib/content/format'
import { andMore } from '@/lib/content/mail'
import { requireDesk } from '@/lib/desk/access'
import { oneOfEach } from '@/lib/desk/query'
import { readPeriod } from '@/lib/desk/read-reservation'
import { periodQuery } from '@/lib/desk/reservation-forms'
import { dayInNairobi } from '@/lib/domain/nairobi'
import { Facts, PageTitle } from '../_components/parts'
import { Shell } from '../_components/shell'

export const instant = false

export async function generateMetadata({ searchParams }: PageProps<'/desk/money'>) {
  const query = oneOfEach(await searchParams)
  const { from, to } = periodQuery(dayInNairobi(new Date())).parse(query)
  return { title: `Money, ${formatLongDate(from)} to ${formatLongDate(to)}` }
}

export default pageOrUnavailable(async ({ searchParams }: PageProps<'/desk/money'>) => {
  const query = oneOfEach(await searchParams)
  const { from, to } = periodQuery(dayInNairobi(new Date())).parse(query)
  const desk = await requireDesk(`/desk/money?from=${from}&to=${to}`)
  const { received, open, refunds, lines, left } = await readPeriod({ from, to })
  return (
    <Shell desk={desk} at="money">
      <div className="page">
        <PageTitle>Money received</PageTitle>
        <form action="/desk/money">
          <label>
            From
            <input type="date" name="from" defaultValue={from} required />
          </label>
          <label>
            To
            <input type="date" name="to" defaultValue={to} required />
          </label>
          <button type="submit" className="quiet">
            Show
          </button>
        </form>
        <Facts
          lines={[
            ['Received, less what was paid back', received || 'nothing'],
            [`Open at the end of ${formatLongDate(to)}`, open || 'nothing'],
            ['To pay back then', refunds],
          ]}
        />
        <p>
          <a className="button" href={`/desk/payments.csv?from=${from}&to=${to}` as Route}>
            Download as a spreadsheet
          </a>
        </p>
        <ul>
          {lines.map(({ id, reference, text }) => (
            <li key={id}>
              <a href={`/desk/leads/${reference}` as Route}>{reference}</a>, {text}
            </li>
          ))}
          {left > 0 && <li>{andMore(left)}</li>}
        </ul>
      </div>
    </Shell>
  )
})
