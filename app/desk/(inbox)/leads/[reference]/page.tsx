import { pageOrUnavailable } from '@/components/layout/unavailable'
import { readLinkOrSession, requireDesk } from '@/lib/desk/access'
import { oneOfEach, toSearch } from '@/lib/desk/query'
import { readLeadName } from '@/lib/leads/lead-view'
import { LeadPage } from '../../../_components/lead-page'

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
  return <LeadPage reference={reference} desk={desk} query={query} />
})
