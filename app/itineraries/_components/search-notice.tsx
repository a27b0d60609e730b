import { Link } from '@/components/ui/link'
import { TextLink, textLinkStyles } from '@/components/ui/text-link'
import { counted } from '@/lib/content/format'
import { listWords } from '@/lib/domain/details'
import { type ItineraryFilters, listHref, wishHref } from '@/lib/search/filters'
import type { SearchNotice as Notice } from '@/lib/search/list-page'
import type { Budget } from '@/lib/search/question'

/** What the list says about a search: how it was read, and what no trip has. */
export function SearchNotice({ filters, search }: { filters: ItineraryFilters; search: Notice }) {
  const { query, travellers } = filters
  const { corrected, unknown, fit, isUnanswered, missed, question, alsoRun } = search
  return (
    <>
      {corrected && (
        <p>
          Showing results for <b className="font-bold">{corrected}</b>. We found nothing for “{query}”.
        </p>
      )}
      {question.amounts.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {question.budget && <BudgetReading budget={question.budget} filters={filters} />}
      {fit !== 'none' && unknown.length > 0 && (
        <p>No trip has {quoted(unknown)}. These are the other trips that match.</p>
      )}
      {fit === 'near' && (
        <p>
          No trip has everything you asked for.{' '}
          {missed.length === 1
            ? `These miss one thing: ${quoted(missed)}.`
            : `Each of these misses one thing: ${quoted(missed, 'or')}.`}
        </p>
      )}
      {fit === 'most' && <p>No trip has everything you asked for. These have most of it.</p>}
      {question.isGroup && (
        <p>
          For groups of seven to 30, schools and companies too, we plan vehicles and rooms around you.{' '}
          <TextLink href="/groups">Groups and agents</TextLink>
        </p>
      )}
      {isUnanswered && (
        <p>
          We do not have that written down. <TextLink href={wishHref(query, travellers)}>Ask us</TextLink>
        </p>
      )}
      {alsoRun && (
        <p>
          <Link href={listHref(alsoRun.filters)} className={textLinkStyles()}>
            {counted(alsoRun.total, 'more trip')} also {alsoRun.total === 1 ? 'runs' : 'run'} in {alsoRun.month}
          </Link>
        </p>
      )}
    </>
  )
}

/** Whose sum the budget was taken for, with a link to the other reading. */
function BudgetReading({ budget, filters }: { budget: Budget; filters: ItineraryFilters }) {
  const { of, said, people, sentence } = budget
  const other = of === 'total' ? 'each' : 'total'
  return (
    <p>
      {sentence}{' '}
      {people > 1 && (
        <Link href={listHref({ ...filters, budget: other === said ? null : other })} className={textLinkStyles()}>
          {other === 'total' ? `Read it for ${people} in all` : 'Read it per person'}
        </Link>
      )}
    </p>
  )
}

const quoted = (words: string[], last?: 'or') =>
  listWords(
    words.map((word) => `“${word}”`),
    last,
  )
