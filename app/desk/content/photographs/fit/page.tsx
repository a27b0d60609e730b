import type { Route } from 'next'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { requireDesk } from '@/lib/desk/access'
import { fitPicture } from '@/lib/desk/photo-actions'
import { pictureQuery, placeOf } from '@/lib/desk/photographs'
import { oneOfEach } from '@/lib/desk/query'
import { frameOf } from '@/lib/publishing/pictures'
import { PageTitle } from '../../../_components/parts'
import { PhotoFrame } from '../../../_components/photo-frame'
import { Shell } from '../../../_components/shell'

export const instant = false

export const metadata = { title: 'Photographs' }

export default pageOrUnavailable(async ({ searchParams }: PageProps<'/desk/content/photographs/fit'>) => {
  const given = oneOfEach(await searchParams)
  const query = pictureQuery.parse(given)
  const desk = await requireDesk(`/desk/content/photographs?${new URLSearchParams(query)}`)
  const { use, back } = placeOf(query)
  const photo = (given.photo ?? '').slice(0, 300)
  return (
    <Shell desk={desk} at="content">
      <div className="page">
        <PageTitle>Which part is shown</PageTitle>
        <p>Tap what matters most: it stays in the picture.</p>
        <form action={fitPicture}>
          <input type="hidden" name="for" value={query.for} />
          <input type="hidden" name="of" value={query.of} />
          <input type="hidden" name="photo" value={photo} />
          <PhotoFrame src={photo} frame={frameOf(use) ?? 1} />
          <button type="submit">Use it</button>
          <a className="button quiet" href={back as Route}>
            Leave it
          </a>
        </form>
      </div>
    </Shell>
  )
})
