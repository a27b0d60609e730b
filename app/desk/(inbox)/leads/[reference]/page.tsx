import { pageOrUnavailable } from '@/components/layout/unavailable'
import { requireDesk } from '@/lib/desk/access'
import { oneOfEach, toSearch } from '@/lib/desk/query'
import { LeadPage } from '../../../_components/lead-page'

export const instant = false

export default pageOrUnavailable(async ({ params, searchParams }: PageProps<'/desk/leads/[reference]'>) => {
  const reference = (await params).reference.toUpperCase()
  const query = oneOfEach(await searchParams)
  const desk = await requireDesk(`/desk/leads/${reference}${toSearch(query)}`)
  return <LeadPage reference={reference} desk={desk} query={query} />
})
