import type { Route } from 'next'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { counted, formatLongDate } from '@/lib/content/format'
import { andMore } from '@/lib/content/mail'
import { requireDesk } from '@/lib/desk/access'
import { findStatusText } from '@/lib/desk/notices'
import { type ListQuery, listQuery, oneOfEach, toSearch } from '@/lib/desk/query'
import { readList, readOfficeTasks } from '@/lib/desk/read-list'
import { shortState } from '@/lib/desk/state'
import { type LeadTab, leadTabs } from '@/lib/leads/find-leads'
import type { LeadLine } from '@/lib/leads/list'
import type { Due } from '@/lib/reservations/queries'
import { describeDue } from '@/lib/reservations/wording'
import { PageTitle, Problem, Status } from '../_components/parts'

export const instant = false

export async function generateMetadata({ searchParams }: PageProps<'/desk'>) {
  const { find, tab } = listQuery.parse(oneOfEach(await searchParams))
  return { title: find ? `Found: ${find}` : `Requests, ${tabs[tab].toLowerCase()}` }
}

const tabs: Record<LeadTab, string> = { now: 'Now', waiting: 'Waiting', booked: 'Booked', done: 'Done', spam: 'Spam' }

export default pageOrUnavailable(async ({ searchParams }: PageProps<'/desk'>) => {
  const given = oneOfEach(await searchParams)
  await requireDesk(`/desk${toSearch(given)}`)
  const query = listQuery.parse(given)
  const { now, counts, lines, count, left, dues, unsent } = await readList(query)
  const isFirst = !query.find && query.tab === 'now' && query.page === 1
  return (
    <>
      <PageTitle>{query.find ? `Found: ${query.find}` : 'Requests'}</PageTitle>
      <Status>{findStatusText(given.status)}</Status>
      {unsent > 0 && (
        <Problem>
          Not sent yet: {counted(unsent, 'mail')}, because the mail server does not answer. They go out as soon as it
          does.
        </Problem>
      )}
      <nav aria-label="Lists" className="taps">
        {leadTabs.map((tab) => (
          <a
            key={tab}
            className="button quiet"
            href={`/desk?tab=${tab}`}
            aria-current={!query.find && query.tab === tab ? 'page' : undefined}
          >
            {`${tabs[tab]} (${counts[tab]})`}
          </a>
        ))}
      </nav>
      <search>
        <form action="/desk">
          <label>
            Find a request
            <input name="find" type="search" defaultValue={query.find} maxLength={200} required />
          </label>
          <p className="soft">
            Name, phone, address, reference, trip, words of the message, or a month: July, Jan 2027
          </p>
          <button type="submit">Find</button>
        </form>
      </search>
      {query.find && <p role="status">{count === 0 ? 'Nothing found.' : `${count} found`}</p>}
      {!query.find && count === 0 && (
        <p>{query.tab === 'now' ? 'Nothing is waiting for you. Asante.' : 'Nothing here.'}</p>
      )}
      <Lines lines={lines} dues={dues} now={now} />
      <Pages query={query} left={left} />
      {isFirst && <OfficeTasks />}
    </>
  )
})

type LinesProps = { lines: LeadLine[]; dues: Due[]; now: Date }

function Lines({ lines, dues, now }: LinesProps) {
  return (
    <ul className="list">
      {lines.map((line) => {
        const { reference, createdAt, name, agency, email, about, party, sum, takenBy } = line
        return (
          <li key={reference}>
            <a href={`/desk/leads/${reference}` as Route}>
              <b>{[name || email, agency].filter(Boolean).join(', ')}</b>
            </a>
            <span className="soft whole">{reference}</span>
            <p>{[about, party, sum].filter(Boolean).join(' · ')}</p>
            {dues
              .filter((due) => due.reference === reference)
              .map((due) => (
                <p key={`${due.kind} ${due.what}`}>
                  <b>{describeDue(due)}</b>
                </p>
              ))}
            <p className="soft">
              {[shortState(line, now), takenBy, `asked ${formatLongDate(createdAt)}`].filter(Boolean).join(' · ')}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

function Pages({ query, left }: { query: ListQuery; left: number }) {
  const hrefOf = (page: number) => {
    const params = new URLSearchParams({ page: String(page) })
    params.set(query.find ? 'find' : 'tab', query.find || query.tab)
    return `/desk?${params}` as Route
  }
  return (
    <p className="taps">
      {query.page > 1 && (
        <a className="button quiet" href={hrefOf(query.page - 1)}>
          Back
        </a>
      )}
      {left > 0 && (
        <a className="button quiet" href={hrefOf(query.page + 1)}>
          {andMore(left)}
        </a>
      )}
    </p>
  )
}

/** What waits beside the requests. */
async function OfficeTasks() {
  const lists = await readOfficeTasks()
  return (
    <>
      {lists.map(([heading, lines]) => (
        <details key={heading}>
          <summary>{`${heading} (${lines.length})`}</summary>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      ))}
    </>
  )
}
