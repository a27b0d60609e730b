import type { Route } from 'next'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { requireDesk } from '@/lib/desk/access'
import { readContentDesk } from '@/lib/desk/content-form'
import { choosePicture } from '@/lib/desk/photo-actions'
import { listPictures, pictureQuery, placeOf } from '@/lib/desk/photographs'
import { oneOfEach } from '@/lib/desk/query'
import { BackHead, PageTitle, Problem } from '../../_components/parts'
import { PhotoUpload } from '../../_components/photo-upload'
import { Shell } from '../../_components/shell'

export const instant = false

export const metadata = { title: 'Photographs' }

export default pageOrUnavailable(async ({ searchParams }: PageProps<'/desk/content/photographs'>) => {
  const given = oneOfEach(await searchParams)
  const query = pictureQuery.parse(given)
  const desk = await requireDesk(`/desk/content/photographs?${new URLSearchParams(query)}`)
  const { back, isOne, use } = placeOf(query)
  const pictures = await readContentDesk((content) => listPictures(content, use))
  return (
    <Shell
      desk={desk}
      at="content"
      head={
        <BackHead href={back} label="Back to the form">
          Photographs
        </BackHead>
      }
    >
      <div className="page">
        <p className="crumbs">
          <a href={back as Route}>Back to the form</a>
        </p>
        <PageTitle>{isOne ? 'A photograph' : 'Photographs'}</PageTitle>
        {given.problem && <Problem>{given.problem.slice(0, 300)}</Problem>}
        <PhotoUpload query={query} isOne={isOne} />
        {pictures.length > 0 && <h2>Or one that is here</h2>}
        <ul className="photos">
          {pictures.map(({ src, uses }) => (
            <li key={src}>
              <form action={choosePicture}>
                <input type="hidden" name="for" value={query.for} />
                <input type="hidden" name="of" value={query.of} />
                <button type="submit" name="photo" value={src} aria-label={`Take ${src.split('/').at(-1)}`}>
                  {/* biome-ignore lint/performance/noImgElement: small, and of the office alone */}
                  <img src={`/_next/image?url=${encodeURIComponent(src)}&w=240&q=60`} alt="" loading="lazy" />
                </button>
              </form>
              <small>{uses.length === 0 ? 'Used nowhere' : uses.join('; ')}</small>
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  )
})
