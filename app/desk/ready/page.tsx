import { pageOrUnavailable } from '@/components/layout/unavailable'
import { requireDesk } from '@/lib/desk/access'
import { findStatusText } from '@/lib/desk/notices'
import { testMail } from '@/lib/desk/office-actions'
import { oneOfEach } from '@/lib/desk/query'
import { type ReadyLine, readReadyLines, readSentTestMail } from '@/lib/desk/ready'
import { DeskForm, Field } from '../_components/desk-form'
import { PageTitle, Status } from '../_components/parts'
import { Shell } from '../_components/shell'

export const instant = false

export const metadata = { title: 'Ready to open?' }

export default pageOrUnavailable(async ({ searchParams }: PageProps<'/desk/ready'>) => {
  const desk = await requireDesk('/desk/ready')
  const lines = await readReadyLines()
  const arrived = await readSentTestMail()
  const left = lines.filter(({ todo }) => todo)
  return (
    <Shell desk={desk} at="ready">
      <div className="page">
        <PageTitle>Ready to open?</PageTitle>
        <Status>{findStatusText(oneOfEach(await searchParams).status)}</Status>
        <p className="status">
          {left.length === 0 ? 'Everything is ready.' : `Left to do: ${left.length} of ${lines.length}.`}
        </p>
        <ul className="plain">
          {lines.map((line) => (
            <Line key={line.what} {...line} />
          ))}
        </ul>
        <h2>Test mail</h2>
        {arrived && <p>The last one was sent to {arrived}.</p>}
        <DeskForm action={testMail} button="Send a test mail" tone="quiet">
          <Field name="email" type="email" label="To" defaultValue={desk.email} max={254} />
        </DeskForm>
      </div>
    </Shell>
  )
})

function Line({ what, todo, more = [] }: ReadyLine) {
  return (
    <li>
      <p>
        <b>{what}:</b> {todo ?? 'done'}
      </p>
      {more.length > 0 && (
        <details>
          <summary>{more.length === 1 ? more[0] : `${more.length} of them`}</summary>
          <ul>
            {more.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
