import { ArrowLeft } from 'lucide-react'
import type { Route } from 'next'
import { notFound } from 'next/navigation'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { requireDesk } from '@/lib/desk/access'
import { startThing } from '@/lib/desk/content-actions'
import { readContentDesk } from '@/lib/desk/content-form'
import { type Entry, listPart, listThing, listWithdrawn } from '@/lib/desk/content-lists'
import { formatDay } from '@/lib/desk/format'
import { findThing, listedParts, slugOf } from '@/lib/publishing/things'
import { DeskForm } from '../../_components/desk-form'
import { PageTitle } from '../../_components/parts'
import { Shell } from '../../_components/shell'

export const instant = false

export const metadata = { title: 'Content' }

export default pageOrUnavailable(async ({ params }: PageProps<'/desk/content/[thing]'>) => {
  const { thing: slug } = await params
  const thing = findThing(slug)
  const part = listedParts.find((sheet) => slugOf(sheet) === slug)
  const name = thing?.name ?? part?.name
  if (!name) notFound()
  const desk = await requireDesk(`/desk/content/${slug}`)
  const groups = await readContentDesk((content) => {
    if (thing) return [{ title: '', entries: listThing(content, thing) }]
    return part ? listPart(content, part) : []
  })
  const withdrawn = slug === 'trips' ? await listWithdrawn() : []
  return (
    <Shell
      desk={desk}
      at="content"
      head={
        <>
          <a href="/desk/content" className="back" aria-label="Back to Content">
            <ArrowLeft aria-hidden="true" />
          </a>
          <b>{name}</b>
        </>
      }
    >
      <div className="page">
        <p className="crumbs">
          <a href="/desk/content">Content</a>
        </p>
        <PageTitle>{name}</PageTitle>
        {groups.map(({ title, entries }) => (
          <section key={title}>
            {title && <h2>{title}</h2>}
            <Entries entries={entries} />
          </section>
        ))}
        {thing && !thing.isGrouped && (
          <DeskForm action={startThing} hidden={{ slug }} button={`Add a ${thing.one}`} tone="quiet" />
        )}
        {withdrawn.length > 0 && <h2>Taken off the site</h2>}
        {withdrawn.map(({ id, title, withdrawnAt }) => (
          <DeskForm
            key={id}
            action={startThing}
            hidden={{ slug, former: String(id) }}
            button={`Bring back ${title}`}
            tone="quiet"
          >
            <p className="soft">{withdrawnAt && `since ${formatDay(withdrawnAt.toISOString())}`}</p>
          </DeskForm>
        ))}
      </div>
    </Shell>
  )
})

function Entries({ entries }: { entries: Entry[] }) {
  if (entries.length === 0) return <p className="soft">Nothing here yet.</p>
  return (
    <ul className="things">
      {entries.map(({ href, title, note, isChanged }) => (
        <li key={href}>
          <a href={href as Route}>
            <span>{title}</span>
            {note && <small>{note}</small>}
            {isChanged && <span className="tag">Changed</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
