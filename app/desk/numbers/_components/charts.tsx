// Drawings made on the server; each number is written too, so that they say nothing alone.
import type { ReactNode } from 'react'

export type BarLine = { label: ReactNode; count: number; figure: ReactNode; note?: ReactNode }

/** The longest is the whole width. */
export function Bars({ lines, tone }: { lines: (BarLine & { key: string })[]; tone: 'own' | 'loss' }) {
  const most = Math.max(1, ...lines.map(({ count }) => count))
  return (
    <ul className={`bars ${tone}`}>
      {lines.map(({ key, label, count, figure, note }) => (
        <li key={key}>
          <span>{label}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="10" className="ground" />
            <rect width={(100 * count) / most} height="10" className="value" />
          </svg>
          <b>{figure}</b>
          {note && <small>{note}</small>}
        </li>
      ))}
    </ul>
  )
}

export type Column = { name: string; label: string; count: number; before?: number }

const [height, gap] = [76, 24]

/** Side by side with those of the year before, where there are any. Each has its number above it. */
export function Columns({ columns, title }: { columns: Column[]; title: string }) {
  const most = Math.max(1, ...columns.flatMap(({ count, before = 0 }) => [count, before]))
  const [step, hasBefore] = [320 / columns.length, columns.some(({ before }) => before)]
  const tall = (count: number) => (height * count) / most
  const isNarrow = columns.length > 8
  return (
    <svg viewBox="0 0 320 126" role="img" aria-label={title} className={isNarrow ? 'columns narrow' : 'columns'}>
      <path d={`M0 ${height + gap}.5H320`} />
      {columns.map(({ name, label, count, before }, index) => {
        const middle = step * (index + 0.5)
        const wide = Math.min(52, step * (hasBefore ? 0.4 : 0.72))
        const left = hasBefore ? middle : middle - wide / 2
        return (
          <g key={name}>
            {before ? (
              <rect
                x={middle - wide}
                y={height + gap - tall(before)}
                width={wide}
                height={tall(before)}
                className="before"
              />
            ) : null}
            <rect x={left} y={height + gap - tall(count)} width={wide} height={tall(count)} />
            <text x={left + wide / 2} y={height + gap - tall(count) - 5} className="count">
              {count}
            </text>
            <text x={middle} y={height + gap + 18}>
              {label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
