import type { Route } from 'next'
import type { ReactNode } from 'react'
import { andMore } from '@/lib/content/mail'
import { type DimensionName, dimensions, type FigureName } from '@/lib/numbers/figures'
import { formatDollars } from '@/lib/numbers/format'
import { type NumbersQuery, toParams } from '@/lib/numbers/query'
import type { Group } from '@/lib/numbers/read'

const mostShown = 50

type Props = { name: DimensionName; groups: Group[]; query: NumbersQuery }

/** What came of the requests, by one thing: its names choose it, its figures open the requests behind them. */
export function Groups({ name, groups, query }: Props) {
  const { label } = dimensions[name]
  const most = Math.max(1, ...groups.map(({ counts }) => counts.requests))
  return (
    <section aria-labelledby={`by-${name}`}>
      <h2 id={`by-${name}`}>{label}</h2>
      <FigureTable
        first={label}
        lines={groups.slice(0, mostShown).map(({ value, name: title, counts, isDeleted }) => {
          const link = (figure: FigureName) =>
            isDeleted ? (
              counts[figure]
            ) : (
              <FigureLink {...{ query, figure }} by={{ [name]: value }} count={counts[figure]} />
            )
          return {
            key: `${value} ${isDeleted}`,
            title: (
              <>
                {isDeleted ? (
                  title
                ) : (
                  <a href={`/desk/numbers?${toParams(query, { [name]: value })}` as Route}>{title}</a>
                )}
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * counts.requests) / most} height="4" />
                </svg>
              </>
            ),
            ...{ requests: link('requests'), offers: link('offers'), booked: link('booked'), agreed: counts.agreed },
          }
        })}
      />
      {groups.length > mostShown && <p className="soft">{andMore(groups.length - mostShown)}</p>}
    </section>
  )
}

type FigureLine = Record<'title' | 'requests' | 'offers' | 'booked', ReactNode> & { key: string; agreed: number }

/** `first`: what the lines are. */
export const FigureTable = ({ first, lines }: { first: string; lines: FigureLine[] }) => (
  <table className="figures">
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col">Asked</th>
        <th scope="col">Offers</th>
        <th scope="col">Booked</th>
        <th scope="col">US$</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ key, title, requests, offers, booked, agreed }) => (
        <tr key={key}>
          <th scope="row">{title}</th>
          <td>{requests}</td>
          <td>{offers}</td>
          <td>{booked}</td>
          <td>{formatDollars(agreed, '')}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

type FigureProps = {
  query: NumbersQuery
  figure: FigureName | 'ahead'
  by?: Partial<Record<DimensionName, string>>
  count: number
}

/** Opens the requests behind it. */
export function FigureLink({ query, figure, by = {}, count }: FigureProps) {
  if (count === 0) return 0
  return (
    <a href={`/desk/numbers/requests?${toParams(query, { ...by, figure })}` as Route}>
      {count.toLocaleString('en-US')}
    </a>
  )
}
