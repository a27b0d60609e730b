import type { Route } from 'next'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { requireDesk } from '@/lib/desk/access'
import { linkPreview } from '@/lib/desk/content-actions'
import { readContentDesk } from '@/lib/desk/content-form'
import { type ChangedThing, listChanged } from '@/lib/desk/content-lists'
import { describeIncomplete } from '@/lib/publishing/describe'
import { DeskForm } from '../../_components/desk-form'
import { Leftovers } from '../../_components/leftovers'
import { BackHead, PageTitle } from '../../_components/parts'
import { PublishForm } from '../../_components/publish-form'
import { Shell } from '../../_components/shell'

export const instant = false

export const metadata = { title: 'Publish' }

export default pageOrUnavailable(async () => {
  const desk = await requireDesk('/desk/content/publish')
  const { things, lost, elsewhere, unread, hint } = await readContentDesk((content) => ({
    ...listChanged(content),
    unread: content.unread,
    hint: describeIncomplete(content.applied.changes, content.applied.content),
  }))
  return (
    <Shell
      desk={desk}
      at="content"
      head={
        <BackHead href="/desk/content" label="Back to Content">
          Publish
        </BackHead>
      }
    >
      <div className="page">
        <PageTitle>Publish</PageTitle>
        {things.length > 0 && <DeskForm action={linkPreview} button="Preview all of it" tone="quiet" />}
        <Leftovers lost={lost} unread={unread} />
        {things.length === 0 ? (
          <p>
            {lost.length + unread.length === 0 ? 'Everything is on the site.' : 'Nothing else is to be published.'}{' '}
            <a href="/desk/content">Change something</a>
          </p>
        ) : (
          <PublishForm>
            {hint && <p className="note">{hint}</p>}
            {elsewhere.map((fault) => (
              <p key={fault} className="fault">
                {fault}
              </p>
            ))}
            {things.map((thing) => (
              <Changed key={thing.href} thing={thing} />
            ))}
          </PublishForm>
        )}
      </div>
    </Shell>
  )
})

function Changed({ thing: { form, href, stamps, isFaulty, questions } }: { thing: ChangedThing }) {
  return (
    <fieldset className="changed-thing">
      <legend>
        <label className="check">
          <input type="checkbox" name={`take:${href}`} value={stamps.join(' ')} defaultChecked={!isFaulty} />
          {form.title}
        </label>
      </legend>
      {isFaulty && <p className="fault">To be mended first: it stays a draft until then.</p>}
      <ul className="changes">
        {form.live.changes.map(({ id, label, from, to, says, fault }) => (
          <li key={id + label}>
            <a href={`${href}#${id}` as Route}>{label}</a>
            <p>
              {from !== undefined && <del>{from || 'nothing'}</del>} {to !== undefined && <ins>{to || 'nothing'}</ins>}
            </p>
            {says?.map((line) => (
              <p key={line} className="says">
                {line}
              </p>
            ))}
            {fault && <p className="fault">{fault}</p>}
          </li>
        ))}
      </ul>
      {questions.map((question) => (
        <label key={question} className="check">
          <input type="checkbox" name={`meant:${question}`} value={question} />
          This is meant: it {question}
        </label>
      ))}
    </fieldset>
  )
}
