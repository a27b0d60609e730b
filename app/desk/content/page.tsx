import type { Route } from 'next'
import { Fragment } from 'react'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { counted } from '@/lib/content/format'
import { requireDesk } from '@/lib/desk/access'
import { unplanContent } from '@/lib/desk/content-actions'
import { readContentDesk } from '@/lib/desk/content-form'
import { type Found, findInContent, listChanged } from '@/lib/desk/content-lists'
import { formatMoment } from '@/lib/desk/format'
import { findStatusText } from '@/lib/desk/notices'
import { oneOfEach } from '@/lib/desk/query'
import { config } from '@/lib/platform/config'
import { readPlanned } from '@/lib/publishing/publish-drafts'
import { rowsOf } from '@/lib/publishing/sheet'
import { groupsOf, listedParts, slugOf, things } from '@/lib/publishing/things'
import { readContentReports } from '@/lib/workbook/upload'
import { DeskForm } from '../_components/desk-form'
import { Leftovers } from '../_components/leftovers'
import { PageTitle, Status } from '../_components/parts'
import { Shell } from '../_components/shell'
import { Download, History, Overdue } from '../_components/workbook-page'

export const instant = false

export const metadata = { title: 'Content' }

const longest = 100

export default pageOrUnavailable(async ({ searchParams }: PageProps<'/desk/content'>) => {
  const desk = await requireDesk('/desk/content')
  const { status, find: given = '', page } = oneOfEach(await searchParams)
  const find = given.slice(0, longest)
  const { changed, unread, found, lists, groups } = await readContentDesk((content) => ({
    changed: listChanged(content),
    unread: content.unread,
    found: findInContent(content, find),
    lists: toLists(content.applied.content),
    groups: things.flatMap((thing) => (thing.isGrouped ? groupsOf(thing, content.applied.content) : [])),
  }))
  const planned = await readPlanned()
  const reports = await readContentReports()
  const count = changed.things.reduce((sum, { form }) => sum + form.live.changes.length, 0)
  return (
    <Shell desk={desk} at="content">
      <div className="page">
        <PageTitle>Content</PageTitle>
        <Status>{findStatusText(status)}</Status>
        {page && <OfPage page={page.slice(0, longest)} groups={groups} />}
        <search>
          <form className="find-content">
            <label>
              Find a word of the site
              <input name="find" type="search" defaultValue={find} maxLength={longest} placeholder="tented camp" />
            </label>
            <button type="submit" className="quiet">
              Find
            </button>
          </form>
        </search>
        {find && <FoundCells found={found} find={find} />}
        {count > 0 && (
          <section className="note soon">
            <p>
              <b>{counted(count, 'change')}, not published:</b>{' '}
              {changed.things.map(({ form, href }, index) => (
                <Fragment key={href}>
                  {index > 0 && ', '}
                  <a href={href as Route}>{form.title}</a>
                </Fragment>
              ))}
            </p>
            <a className="button" href="/desk/content/publish">
              Look at them and publish
            </a>
          </section>
        )}
        <Leftovers lost={changed.lost} unread={unread} />
        {planned.map(({ at, count: many }) => (
          <DeskForm
            key={at.toISOString()}
            action={unplanContent}
            hidden={{ moment: at.toISOString() }}
            button="Do not publish it then"
            tone="quiet"
          >
            <p>
              <b>{formatMoment(at)} in Nairobi:</b> {counted(many, 'row')} will be published.
            </p>
          </DeskForm>
        ))}
        <ul className="things">
          {lists.map(({ href, name, about }) => (
            <li key={href}>
              <a href={href as Route}>
                <span>{name}</span>
                <small>{about}</small>
              </a>
            </li>
          ))}
        </ul>
        <History />
        <h2>By spreadsheet</h2>
        <p>The workbook has all of it too. Change what you like in it, and send it back.</p>
        <Download />
        {config.contentFolder ? <UploadForm /> : <p>There is no content folder on this server: CONTENT_DIR is none.</p>}
        {reports.length > 0 && <h2>What came of the last ones</h2>}
        {reports.map(({ subject, text, createdAt }, index) => (
          <details key={createdAt.toISOString()} open={index === 0 || undefined}>
            <summary>
              {subject}, {formatMoment(createdAt)}
            </summary>
            <blockquote>{text}</blockquote>
          </details>
        ))}
        <Overdue />
      </div>
    </Shell>
  )
})

/** What one sees on a page of the site, where one came from. */
function OfPage({ page, groups }: { page: string; groups: string[] }) {
  const name = page === '/' ? 'home' : (page.split('/').at(-1) ?? '')
  return (
    <p className="chips">
      {groups.includes(name) && <a href={`/desk/content/words/${name}`}>Words of this page</a>}
      <a href="/desk/content/page-pictures">Its picture</a>
      <a href={page as Route}>Back to the page</a>
    </p>
  )
}

type List = { href: string; name: string; about: string }

/** Trips, then what is changed most. */
function toLists(content: Parameters<typeof rowsOf>[0]): List[] {
  const ofThings = things.map((thing): List => {
    const count = thing.isGrouped ? groupsOf(thing, content).length : rowsOf(content, thing.sheet).length
    return { href: `/desk/content/${thing.slug}`, name: thing.name, about: String(count) }
  })
  const ofParts = listedParts.map((sheet): List => {
    const name = sheet.name === 'Pictures' ? 'Pictures of trips' : sheet.name
    return { href: `/desk/content/${slugOf(sheet)}`, name, about: 'of all trips' }
  })
  return [...ofThings.slice(0, 1), ...ofParts, ...ofThings.slice(1)]
}

function FoundCells({ found, find }: { found: Found[]; find: string }) {
  if (found.length === 0) return <p>Nothing on the site says “{find}”.</p>
  return (
    <ul className="things">
      {found.map(({ href, where, before, match, after }) => (
        <li key={href}>
          <a href={href as Route}>
            <small>{where}</small>
            <span>
              {before}
              <mark>{match}</mark>
              {after}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function UploadForm() {
  return (
    <form action="/desk/content/upload" method="post" encType="multipart/form-data">
      <label>
        The workbook, or a photograph of up to 20 MB for it
        <input name="file" type="file" accept=".xlsx,.jpg,.jpeg,.png,.webp" required />
      </label>
      <button type="submit">Send</button>
    </form>
  )
}
