import type { Route } from 'next'
import { notFound } from 'next/navigation'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { requireDesk } from '@/lib/desk/access'
import { startThing } from '@/lib/desk/content-actions'
import { readContentDesk } from '@/lib/desk/content-form'
import { type Entry, listPart, listThing, listWithdrawn } from '@/lib/desk/content-lists'
import { formatDay } from '@/lib/desk/format'
import { oneOfEach } from '@/lib/desk/query'
import { findThing, listedParts, slugOf } from '@/lib/publishing/things'
import { DeskForm } from '../../_components/desk-form'
import { BackHead, PageTitle } from '../../_components/parts'
import { Shell } from '../../_components/shell'

export const instant = false

export const metadata = { title: 'Content' }

const mostShown = 200
const longest = 100

export default pageOrUnavailable(async ({ params, searchParams }: PageProps<'/desk/content/[thing]'>) => {
  const { thing: slug } = await params
  const find = (oneOfEach(await searchParams).find ?? '').slice(0, longest)
  const thing = findThing(slug)
  const part = listedParts.find((sheet) => slugOf(sheet) === slug)
  const name = thing?.name ?? part?.name
  if (!name) notFound()
  const desk = await requireDesk(`/desk/content/${slug}`)
  const groups = await readContentDesk((content) => {
    if (thing) return [{ title: '', entries: listThing(content, thing).filter(hasWord(find)) }]
    return part ? listPart(content, part) : []
  })
  const withdrawn = slug === 'trips' ? await listWithdrawn() : []
  return (
    <Shell
      desk={desk}
      at="content"
      head={
        <BackHead href="/desk/content" label="Back to Content">
          {name}
        </BackHead>
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
            {(find || entries.length > mostShown) && <FindHere find={find} count={entries.length} />}
            <Entries entries={entries.slice(0, mostShown)} />
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

const hasWord =
  (word: string) =>
  ({ title, note = '' }: Entry) =>
    `${title} ${note}`.toLowerCase().includes(word.toLowerCase())

function FindHere({ find, count }: { find: string; count: number }) {
  return (
    <search>
      <form className="find-content">
        <label>
          Find one of them
          <input name="find" type="search" defaultValue={find} maxLength={longest} />
        </label>
        <button type="submit" className="quiet">
          Find
        </button>
      </form>
      {count > mostShown && (
        <p className="soft">
          The first {mostShown} of {count}
        </p>
      )}
    </search>
  )
}

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
