import type { Route } from 'next'
import { counted } from '@/lib/content/format'
import { andMore } from '@/lib/content/mail'
import type { Desk } from '@/lib/desk/access'
import { leadTabs } from '@/lib/desk/find-leads'
import { addressOfList, type ListQuery, listParams, withQuery } from '@/lib/desk/query'
import { type LeadList, readOfficeTasks } from '@/lib/desk/read-list'
import { Colleagues } from './colleagues'
import { listHref, listNames } from './list-names'
import { Problem, Status } from './parts'
import { Rows } from './rows'
import { Several } from './several'
import { Find } from './shell'
import { SwipeRows } from './swipe-rows'

type Props = {
  desk: Desk
  query: ListQuery
  list: LeadList
  /** By which the list knows that it is out of date. */
  stamp?: string
  /** What was done last. */
  status?: string
  /** Names of requests with which it was not done. */
  refused?: string
  /** The reference of the request that is read beside it; then a wide screen alone shows the list. */
  open?: string
}

/** A list of requests: those of a tab, or those found. */
export function ListPane({ desk, query, list, stamp, status, refused, open }: Props) {
  const { find, tab, page, mine } = query
  const isMarking = query.mark === 'yes' && !open
  const { counts, rows, held, count, left, unsent } = list
  const isNow = !find && tab === 'now'
  const from = addressOfList(query)
  const ofRows = { desk, from, list: listParams(query), open, isMarking }
  const waiting = isNow ? rows.filter(({ waits }) => waits) : rows
  const filter = isNow && (mine || counts.mine > 0) && (
    <div className="filter">
      <a href="/desk" aria-current={mine ? undefined : 'true'}>
        All
      </a>
      <a href="/desk?mine=yes" aria-current={mine ? 'true' : undefined}>
        Mine {counts.mine}
      </a>
    </div>
  )
  const title = find ? `Found: ${find}` : listNames[tab]
  return (
    <div className={open ? 'list beside' : 'list'}>
      <header className="list-head">
        {open ? <p className="big">{title}</p> : <h1 id="top">{title}</h1>}
        <Find find={find} />
      </header>
      {!open && (
        <nav aria-label="Lists" className="tabs">
          {leadTabs.map((one) => (
            <a key={one} href={listHref(one) as Route} aria-current={!find && tab === one ? 'page' : undefined}>
              {listNames[one]} <span>{counts[one]}</span>
            </a>
          ))}
        </nav>
      )}
      {stamp !== undefined && <Colleagues stamp={stamp} />}
      <Status>{status}</Status>
      {refused && (
        <Problem>Nothing was done with {refused}: something has changed meanwhile. This is how it stands now.</Problem>
      )}
      {unsent > 0 && (
        <Problem>
          Not sent yet: {counted(unsent, 'mail')}, because the mail server does not answer. They go out as soon as it
          does.
        </Problem>
      )}
      {find && (
        <p role="status" className="found">
          {count === 0 ? 'Nothing found. Done and Spam were searched too.' : `${count} found`}
        </p>
      )}
      {!find && count === 0 && <Empty tab={tab} waiting={counts.waiting} />}
      {waiting.length === 0 && filter}
      <Rows
        {...ofRows}
        rows={waiting}
        heading={
          isNow ? { text: 'They wait for us', count: mine ? undefined : counts.forUs, beside: filter } : undefined
        }
      />
      {isNow && (
        <Rows
          {...ofRows}
          rows={rows.slice(waiting.length)}
          heading={{ text: 'Days and money', count: mine ? undefined : counts.now - counts.forUs }}
        />
      )}
      <Rows {...ofRows} rows={held} heading={{ text: 'Look once', count: counts.spam }} />
      <Pages query={query} left={left} />
      {isMarking && <Several who={desk.who} from={from} />}
      {!isMarking && !open && rows.length > 1 && (
        <p className="chips pages">
          <a href={withQuery(from, { mark: 'yes' }) as Route} className="mark-several">
            Mark several
          </a>
        </p>
      )}
      {!isMarking && <SwipeRows />}
      {isNow && page === 1 && !open && <OfficeTasks />}
    </div>
  )
}

function Empty({ tab, waiting }: { tab: ListQuery['tab']; waiting: number }) {
  if (tab !== 'now') return <p className="empty">Nothing here.</p>
  return (
    <div className="empty">
      <p className="big">Nobody is waiting.</p>
      <p className="serif">
        {waiting === 0
          ? 'Nothing waits for the travellers either. Asante.'
          : `${counted(waiting, 'request')} ${waiting === 1 ? 'waits' : 'wait'} for the traveller. Asante.`}
      </p>
      <p className="chips">
        <a href="/desk?tab=waiting">See Waiting</a>
        <a href="/desk/leads/new">Enter one</a>
      </p>
    </div>
  )
}

function Pages({ query, left }: { query: ListQuery; left: number }) {
  const hrefOf = (page: number) => addressOfList({ ...query, page }) as Route
  if (query.page === 1 && left <= 0) return null
  return (
    <p className="chips pages">
      {query.page > 1 && <a href={hrefOf(query.page - 1)}>Back</a>}
      {left > 0 && <a href={hrefOf(query.page + 1)}>{andMore(left)}</a>}
    </p>
  )
}

/** What waits beside the requests. */
async function OfficeTasks() {
  const lists = await readOfficeTasks()
  return (
    <div className="tasks">
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
    </div>
  )
}
