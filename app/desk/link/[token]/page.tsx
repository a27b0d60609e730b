import { redirect } from 'next/navigation'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { type Desk, readColleague, readLink, refuseUnknownToken } from '@/lib/desk/access'
import { renewLink } from '@/lib/desk/link-actions'
import { oneOfEach } from '@/lib/desk/query'
import { setPageStatus } from '@/lib/platform/request-context'
import type { DeskTarget } from '@/lib/submissions/desk-link'
import { DeskForm } from '../../_components/desk-form'
import { WithoutDrafts } from '../../_components/form-drafts'
import { LeadPage } from '../../_components/lead-page'
import { PageTitle } from '../../_components/parts'
import { ReviewPage } from '../../_components/review-page'
import { WorkbookPage } from '../../_components/workbook-page'

export const instant = false

export const metadata = { title: 'From a mail' }

/** One thing, from a mail about it. Opening it changes nothing. */
export default pageOrUnavailable(async ({ params, searchParams }: PageProps<'/desk/link/[token]'>) => {
  const token = decodeURIComponent((await params).token)
  const query = oneOfEach(await searchParams)
  const link = await readLink(token)
  if (link.state === 'unknown') return <TooMany problem={await refuseUnknownToken()} />
  // Earlier mails had links to the list and the month.
  if (link.kind === 'list') redirect('/desk')
  if (link.kind === 'month') redirect(`/desk/numbers?from=${link.id}&to=${link.id}`)
  if (link.state === 'expired') return <Expired token={token} />
  const { kind, id } = link
  const desk = { ...(await readColleague()), token }
  const page = <Linked kind={kind} id={id} desk={desk} query={query} />
  // A browser that is not signed in may be anybody's.
  const shown = <div className="page">{page}</div>
  return desk.email ? shown : <WithoutDrafts>{shown}</WithoutDrafts>
})

type LinkedProps = { kind: DeskTarget['kind']; id: string; desk: Desk; query: ReturnType<typeof oneOfEach> }

function Linked({ kind, id, desk, query }: LinkedProps) {
  if (kind === 'review') return <ReviewPage reference={id} desk={desk} status={query.status} />
  if (kind === 'workbook') return <WorkbookPage id={id} token={desk.token} isSignedIn={desk.email !== ''} />
  return <LeadPage reference={id} desk={desk} query={query} />
}

function TooMany({ problem }: { problem: string }) {
  return (
    <div className="page">
      <PageTitle>Too many attempts</PageTitle>
      <p>{problem}</p>
    </div>
  )
}

function Expired({ token }: { token: string }) {
  setPageStatus(410)
  return (
    <div className="page">
      <PageTitle>This link no longer works</PageTitle>
      <p>Links in mails expire after some time.</p>
      <DeskForm action={renewLink} hidden={{ token }} button="Send a new link to the office" />
    </div>
  )
}
