type Props = { rows: { term: string; text?: string }[] }

export function TermList({ rows }: Props) {
  return (
    <dl className="term-list">
      {rows.map(({ term, text }) => [<dt key={term}>{term}</dt>, <dd key={`${term} text`}>{text}</dd>])}
    </dl>
  )
}
