import type { Fact } from '@/lib/content/queries'

/** Facts of the sheet Claims. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="term-list mt-5 max-w-text">
      {facts.map(({ term, text }) => [<dt key={term}>{term}</dt>, <dd key={`${term} text`}>{text}</dd>])}
    </dl>
  )
}
