import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react'
import type { Route } from 'next'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { readLinkOrSession, requireDesk } from '@/lib/desk/access'
import { readLeadName } from '@/lib/desk/lead-view'
import { addressOfList, listParams, listQuery, oneOfEach, toSearch } from '@/lib/desk/query'
import { neighboursOf, readList } from '@/lib/desk/read-list'
import { LeadPage } from '../../_components/lead-page'
import { requestHref } from '../../_components/list-names'
import { ListPane } from '../../_components/list-pane'
import { Shell } from '../../_components/shell'

export const instant = false

/** With the name only for who is signed in. */
export async function generateMetadata({ params }: PageProps<'/desk/leads/[reference]'>) {
  const reference = (await params).reference.toUpperCase()
  const name = (await readLinkOrSession()) && (await readLeadName(reference))
  return { title: [reference, name].filter(Boolean).join(', ') }
}

export default pageOrUnavailable(async ({ params, searchParams }: PageProps<'/desk/leads/[reference]'>) => {
  const reference = (await params).reference.toUpperCase()
  const query = oneOfEach(await searchParams)
  const desk = await requireDesk(`/desk/leads/${reference}${toSearch(query)}`)
  const list = listQuery.parse(query)
  const found = await readList(list, desk.who)
  const { previous, next } = neighboursOf(found, reference)
  return (
    <Shell
      desk={desk}
      at={list.find ? 'request' : list.tab}
      head={
        <>
          <a href={addressOfList(list) as Route} className="back" aria-label="Back to the list">
            <ArrowLeft aria-hidden="true" />
          </a>
          <b>{(await readLeadName(reference)) || reference}</b>
          {previous && (
            <a
              href={requestHref(previous.reference, listParams(list))}
              className="back"
              aria-label={`Previous: ${previous.name}`}
            >
              <ChevronUp aria-hidden="true" />
            </a>
          )}
          {next && (
            <a href={requestHref(next.reference, listParams(list))} className="back" aria-label={`Next: ${next.name}`}>
              <ChevronDown aria-hidden="true" />
            </a>
          )}
        </>
      }
    >
      <div className="panes">
        <ListPane desk={desk} query={list} list={found} open={reference} />
        <div className="read page">
          <LeadPage reference={reference} desk={desk} query={query} />
        </div>
      </div>
    </Shell>
  )
})
