import { formatMoment } from '@/lib/desk/format'
import { undoWorkbookImport } from '@/lib/desk/office-actions'
import { readOverdueContent } from '@/lib/desk/read-list'
import { lastPublication, readPublication } from '@/lib/publishing/publish'
import { newestWorkbook } from '@/lib/submissions/desk-link'

import { DeskForm, Field } from './desk-form'
import { Facts, Gone, PageTitle } from './parts'

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
  const isLast = (await lastPublication()) === found.id
  return (
    <>
      <PageTitle>An import of the workbook</PageTitle>
      <Facts
        lines={[
          ['File', found.source],
          ['Imported', `${formatMoment(found.createdAt)} in Nairobi`],
        ]}
      />
      <p>The email that led you here lists what it changed.</p>
      {isLast ? (
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
        <p>There has been another import since. Undo that one first.</p>
      )}
      <Download token={token} />
    </>
  )
}

/** Of the last import. */
export function UndoImport({ id }: Pick<Props, 'id'>) {
  return (
    <DeskForm summary="Undo the last import" action={undoWorkbookImport} hidden={{ id }} button="Undo the import">
      <p>This restores everything it changed. The workbook with the changes is not deleted.</p>
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
