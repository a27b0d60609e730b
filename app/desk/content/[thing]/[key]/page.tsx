import type { Route } from 'next'
import { notFound } from 'next/navigation'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { requireDesk } from '@/lib/desk/access'
import { readDraftsStamp } from '@/lib/desk/colleagues'
import { readContentDesk, toForm } from '@/lib/desk/content-form'
import { formatMoment } from '@/lib/desk/format'
import { oneOfEach, seriesQuery } from '@/lib/desk/query'
import { NotFoundError } from '@/lib/platform/errors'
import { readHistory } from '@/lib/publishing/publish'
import { findThing } from '@/lib/publishing/things'
import { Colleagues } from '../../../_components/colleagues'
import { ContentForm } from '../../../_components/content-form'
import { DepartureSeries, SeriesAdded } from '../../../_components/departure-series'
import { BackHead, PageTitle } from '../../../_components/parts'
import { Shell } from '../../../_components/shell'
import { Lines } from '../../../_components/workbook-page'

export const instant = false

export const metadata = { title: 'Content' }

export default pageOrUnavailable(async ({ params, searchParams }: PageProps<'/desk/content/[thing]/[key]'>) => {
  const { thing: slug, key: given } = await params
  const key = decodeURIComponent(given)
  const thing = findThing(slug)
  if (!thing) notFound()
  const desk = await requireDesk(`/desk/content/${slug}/${encodeURIComponent(key)}`)
  const query = oneOfEach(await searchParams)
  const { at = '' } = query
  const form = await readContentDesk((content) => toForm(content, slug, key)).catch((error: unknown) => {
    if (error instanceof NotFoundError) return notFound()
    throw error
  })
  const history = await readHistory(thing, key)
  const list = `/desk/content/${slug}` as Route
  return (
    <Shell
      desk={desk}
      at="content"
      head={
        <BackHead href={list} label={`Back to ${form.name}`}>
          {form.title}
        </BackHead>
      }
    >
      <div className="page editing">
        <p className="crumbs">
          <a href="/desk/content">Content</a> / <a href={list}>{form.name}</a>
        </p>
        <PageTitle>{form.title}</PageTitle>
        {form.page && (
          <p className="chips">
            <a href={form.page as Route}>See the page</a>
          </p>
        )}
        {form.sections.length > 1 && (
          <p className="chips">
            {form.sections.map(({ id, title }) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
            {form.hasSeries && <a href="#series">Many departures at once</a>}
          </p>
        )}
        <SeriesAdded {...seriesQuery.parse(query)} />
        <Colleagues thing={`${slug}/${key}`} stamp={await readDraftsStamp(desk.who)} />
        {/* What was typed has gone into it: an act begins a new form. */}
        <ContentForm key={at} form={form} who={desk.who}>
          {history.length > 0 && (
            <details>
              <summary>History</summary>
              {history.map((one) => (
                <div key={one.id}>
                  <h3>
                    {formatMoment(one.createdAt)}
                    {one.who && `, ${one.who}`}
                    {one.undoneBy && ' (undone)'}
                  </h3>
                  <Lines lines={one.lines} />
                </div>
              ))}
            </details>
          )}
        </ContentForm>
        {form.hasSeries && <DepartureSeries tripKey={key} />}
      </div>
    </Shell>
  )
})
