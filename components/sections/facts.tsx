import type { Fact } from '@/lib/content/queries'

/** Facts of the sheet Claims. A sample is marked, and the note says what that means. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <>
      <dl className="term-list mt-5 max-w-text">
        {facts.map(({ term, text, isSample }) => [
          <dt key={term}>{term}</dt>,
          <dd key={`${term} text`}>
            {text}
            {isSample && ' (sample)'}
          </dd>,
        ])}
      </dl>
      {facts.some(({ isSample }) => isSample) && (
        <p className="mt-3 max-w-text text-ink-soft text-small">
          What is marked as a sample is made up. We tell you what applies before you commit.
        </p>
      )}
    </>
  )
}
