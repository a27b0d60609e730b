import { andMore } from '@/lib/content/mail'
import { formatMoment } from '@/lib/desk/format'
import { undoWorkbookImport } from '@/lib/desk/office-actions'
import { readOverdueContent } from '@/lib/desk/read-list'
import { type Publication, readPublication, readPublications } from '@/lib/publishing/publish'
import { newestWorkbook } from '@/lib/submissions/desk-link'

import { DeskForm, Field } from './desk-form'
import { Facts, Gone, PageTitle } from './parts'

const mostPublications = 20
const mostLines = 100

type Props = {
  /** An import's number, or the newest workbook. */
  id: string
  token?: string
  isSignedIn: boolean
}

export async function WorkbookPage({ id, token, isSignedIn }: Props) {
  if (id === newestWorkbook)
    return (
      <>
        <PageTitle>The newest workbook</PageTitle>
        <p>It has everything that is on the site now. Make your changes in it and put it into the folder.</p>
        <Download token={token} />
        <Overdue />
      </>
    )
  const found = await readPublication(Number(id))
  if (!found) return <Gone what="This import" />
  return (
    <>
      <PageTitle>What was published</PageTitle>
      <Facts
        lines={[
          ['What', found.source],
          ['When', `${formatMoment(found.createdAt)} in Nairobi`],
          ['Who', found.who],
        ]}
      />
      <Lines lines={found.lines} />
      {canBeUndone(found) ? (
        <>
          <h2>What to do</h2>
          {isSignedIn ? (
            <UndoImport id={id} />
          ) : (
            <p>
              <a className="button" href="/desk/content">
                Sign in to undo it
              </a>
            </p>
          )}
        </>
      ) : (
        <p>It was undone.</p>
      )}
      <Download token={token} />
    </>
  )
}

const canBeUndone = ({ undoes, undoneBy }: Publication) => undoes === null && undoneBy === null

export function Lines({ lines }: { lines: string[] }) {
  return (
    <ul>
      {lines.slice(0, mostLines).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length > mostLines && <li>{andMore(lines.length - mostLines)}</li>}
    </ul>
  )
}

/** What was published last, and the undo of each. */
export async function History() {
  const publications = await readPublications(mostPublications)
  if (publications.length === 0) return null
  return (
    <>
      <h2>What was changed</h2>
      {publications.map((one) => (
        <details key={one.id}>
          <summary>
            {one.source}, {formatMoment(one.createdAt)}
            {one.who && ` by ${one.who}`}
            {one.undoneBy && ' (undone)'}
          </summary>
          <Lines lines={one.lines} />
          {canBeUndone(one) && <UndoImport id={String(one.id)} />}
        </details>
      ))}
    </>
  )
}

/** Also after later ones, which stay. */
function UndoImport({ id }: Pick<Props, 'id'>) {
  return (
    <DeskForm summary="Undo it" action={undoWorkbookImport} hidden={{ id }} button="Undo">
      <p>This restores everything it changed, unless that was changed again since. No workbook is deleted.</p>
      <Field name="word" label="Type undo" />
    </DeskForm>
  )
}

export function Download({ token }: { token?: string }) {
  const query = token ? `?token=${encodeURIComponent(token)}` : ''
  return (
    <p>
      <a className="button" href={`/desk/content.xlsx${query}`}>
        Download the newest workbook
      </a>
    </p>
  )
}

export async function Overdue() {
  const overdue = await readOverdueContent()
  return overdue.map(([heading, lines]) => (
    <section key={heading}>
      <h2>
        {heading} ({lines.length})
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  ))
}
