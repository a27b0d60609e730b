import { readTextGroup } from '@/lib/content/queries'

/** In the words of the trip pages. */
export async function Paying() {
  const { first, ways, cancelling, protection } = await readTextGroup('money')
  const texts = {
    'Deposit and balance': first,
    'Ways to pay': ways,
    Cancelling: cancelling,
    'Keeping your money safe': protection,
  }
  return (
    <dl className="term-list mt-5">
      {Object.entries(texts).map(
        ([term, text]) => text && [<dt key={term}>{term}</dt>, <dd key={`${term} text`}>{text}</dd>],
      )}
    </dl>
  )
}
