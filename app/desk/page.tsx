import { pageOrUnavailable } from '@/components/layout/unavailable'
import { requireDesk } from '@/lib/desk/access'
import { readListStamp } from '@/lib/desk/colleagues'
import { findStatusText } from '@/lib/desk/notices'
import { addressOfList, listQuery, oneOfEach, toSearch } from '@/lib/desk/query'
import { readList, readRefused } from '@/lib/desk/read-list'
import { listNames } from './_components/list-names'
import { ListPane } from './_components/list-pane'
import { Shell } from './_components/shell'
import { UndoToast } from './_components/undo-toast'

export const instant = false

export async function generateMetadata({ searchParams }: PageProps<'/desk'>) {
  const { find, tab } = listQuery.parse(oneOfEach(await searchParams))
  return { title: find ? `Found: ${find}` : `Requests, ${listNames[tab].toLowerCase()}` }
}

export default pageOrUnavailable(async ({ searchParams }: PageProps<'/desk'>) => {
  const given = oneOfEach(await searchParams)
  const desk = await requireDesk(`/desk${toSearch(given)}`)
  const query = listQuery.parse(given)
  return (
    <Shell desk={desk} at={query.find ? 'request' : query.tab} find={query.find}>
      <div className="panes">
        <ListPane
          desk={desk}
          query={query}
          stamp={await readListStamp()}
          list={await readList(query, desk.who)}
          status={findStatusText(given.status)}
          refused={await readRefused(given.refused)}
        />
        <div className="read nothing">
          <p className="serif soft">Choose a request to read it here.</p>
        </div>
      </div>
      <UndoToast done={given.done} from={addressOfList(query)} />
    </Shell>
  )
})
