import { pageOrUnavailable } from '@/components/layout/unavailable'
import { requireDesk } from '@/lib/desk/access'
import { formatMoment } from '@/lib/desk/format'
import { findStatusText } from '@/lib/desk/notices'
import { oneOfEach } from '@/lib/desk/query'
import { config } from '@/lib/platform/config'
import { readContentReports } from '@/lib/workbook/upload'
import { PageTitle, Status } from '../_components/parts'
import { Shell } from '../_components/shell'
import { Download, History, Overdue } from '../_components/workbook-page'

export const instant = false

export const metadata = { title: 'Content' }

export default pageOrUnavailable(async ({ searchParams }: PageProps<'/desk/content'>) => {
  const desk = await requireDesk('/desk/content')
  const { status } = oneOfEach(await searchParams)
  const reports = await readContentReports()
  return (
    <Shell desk={desk} at="content">
      <div className="page">
        <PageTitle>Content</PageTitle>
        <Status>{findStatusText(status)}</Status>
        <p>Trips, prices, people and texts are in the workbook. Change them there, and send the workbook back.</p>
        <Download />
        <h2>Send a file</h2>
        {config.contentFolder ? <UploadForm /> : <p>There is no content folder on this server (CONTENT_DIR).</p>}
        {reports.length > 0 && <h2>What came of the last ones</h2>}
        {reports.map(({ subject, text, createdAt }, index) => (
          <details key={createdAt.toISOString()} open={index === 0 || undefined}>
            <summary>
              {subject}, {formatMoment(createdAt)}
            </summary>
            <blockquote>{text}</blockquote>
          </details>
        ))}
        <History />
        <Overdue />
      </div>
    </Shell>
  )
})

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
