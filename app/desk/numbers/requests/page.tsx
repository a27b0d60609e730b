import type { Route } from 'next'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { counted, formatLongDate } from '@/lib/content/format'
import { requireDesk } from '@/lib/desk/access'
import { oneOfEach } from '@/lib/desk/query'
import { figures } from '@/lib/numbers/figures'
import { describeChosen, describePeriod, listQuery, numbersQuery, toParams } from '@/lib/numbers/query'
import { readFigureLines } from '@/lib/numbers/read'
import { BackHead, PageTitle } from '../../_components/parts'
import { Shell } from '../../_components/shell'

export const instant = false
export const metadata = { title: 'Numbers: requests' }

const size = 100

/** The requests behind a figure of Numbers. */
export default pageOrUnavailable(async ({ searchParams }: PageProps<'/desk/numbers/requests'>) => {
  const given = oneOfEach(await searchParams)
  const query = numbersQuery.parse(given)
  const { figure, page } = listQuery.parse(given)
  const here = (number: number) =>
    `/desk/numbers/requests?${toParams(query, { figure, page: String(number) })}` as Route
  const desk = await requireDesk(here(page))
  const { count, lines } = await readFigureLines(query, figure, { size, number: page })
  const label = figure === 'ahead' ? 'Booked ahead' : figures[figure].label
  const of = [figure !== 'ahead' && describePeriod(query), ...describeChosen(query.chosen).map(({ text }) => text)]
  const back = `/desk/numbers?${toParams(query)}`
  return (
    <Shell
      desk={desk}
      at="numbers"
      head={
        <BackHead href={back} label="Numbers">
          Numbers
        </BackHead>
      }
    >
      <div className="page numbers">
        <PageTitle>{label}</PageTitle>
        <p className="soft">{[counted(count, 'request'), ...of].filter(Boolean).join(', ')}</p>
        {count === 0 && <p>There is none, or it was deleted since: Numbers keeps the sums of deleted requests.</p>}
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">Who</th>
              <th scope="col">Sum</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ reference, name, email, about, createdAt, sum, source }) => (
              <tr key={reference}>
                <th scope="row">
                  <a href={`/desk/leads/${reference}` as Route}>{name || email}</a>
                  <small>{[about, source, `asked ${formatLongDate(createdAt)}`].filter(Boolean).join(', ')}</small>
                </th>
                <td>{sum ?? ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="chips">
          {page > 1 && <a href={here(page - 1)}>The {size} before</a>}
          {count > page * size && <a href={here(page + 1)}>The next {Math.min(size, count - page * size)}</a>}
        </p>
      </div>
    </Shell>
  )
})
