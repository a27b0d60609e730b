import type { Route } from 'next'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { formatLongDate } from '@/lib/content/format'
import { andMore } from '@/lib/content/mail'
import { requireDesk } from '@/lib/desk/access'
import { formatDay } from '@/lib/desk/format'
import { oneOfEach } from '@/lib/desk/query'
import { readOpenMoney, readPeriod } from '@/lib/desk/read-reservation'
import { periodQuery } from '@/lib/desk/reservation-forms'
import { dueNames } from '@/lib/desk/rows'
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
  const [{ received, open, refunds, lines, left }, due] = await Promise.all([readPeriod({ from, to }), readOpenMoney()])
  return (
    <Shell desk={desk} at="money">
      <div className="page">
        <PageTitle>Money</PageTitle>
        <OpenMoney {...due} />
        <h2 id="received">Received</h2>
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
          </a>{' '}
          <a className="button quiet" href={`/desk/papers.csv?from=${from}&to=${to}` as Route}>
            Invoices and receipts
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

type OpenMoneyProps = Awaited<ReturnType<typeof readOpenMoney>>

/** What is to be paid, the first due first. */
function OpenMoney({ groups, left }: OpenMoneyProps) {
  if (groups.length === 0) return <p>Nothing is due.</p>
  return (
    <table className="ledger">
      <caption>To be paid{left > 0 && `: ${andMore(left)} later`}</caption>
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">By</th>
          <th scope="col" className="number">
            Sum
          </th>
        </tr>
      </thead>
      {groups.map(({ group, rows, sum }) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {group}
            </th>
            <td className="number sum">{sum}</td>
          </tr>
          {rows.map((row) => (
            <tr key={`${row.reference} ${row.kind} ${row.what}`}>
              <td>
                <a href={`/desk/leads/${row.reference}?tab=booked` as Route}>{row.name}</a>
                <small>{row.about}</small>
              </td>
              <td>{dueNames[row.kind](row)}</td>
              <td>{formatDay(row.dueOn)}</td>
              <td className={row.when === 'Late' ? 'number sum owed' : 'number sum'}>{row.sum}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
