import { notFound } from 'next/navigation'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { requireDesk } from '@/lib/desk/access'
import { noteLeadControl, sendLeadPaper } from '@/lib/desk/paper-actions'
import { readPaperPage } from '@/lib/desk/read-papers'
import { DeskForm, Field, TextArea } from '../../../../_components/desk-form'
import { PaperView } from '../../../../_components/paper-view'
import { BackHead, PageTitle } from '../../../../_components/parts'
import { Shell } from '../../../../_components/shell'

export const instant = false

export const metadata = { title: 'Paper' }

export default pageOrUnavailable(async ({ params }: PageProps<'/desk/leads/[reference]/papers/[paper]'>) => {
  const given = await params
  const [reference, slug] = [given.reference.toUpperCase(), decodeURIComponent(given.paper)]
  const address = `/desk/leads/${reference}/papers/${encodeURIComponent(slug)}`
  const desk = await requireDesk(address)
  const page = await readPaperPage(reference, slug)
  if (!page) notFound()
  const { found, mail, hidden } = page
  return (
    <Shell
      desk={desk}
      at="request"
      head={
        <BackHead href={`/desk/leads/${reference}#papers`} label="Back to the request">
          {page.name}
        </BackHead>
      }
    >
      <div className="page">
        <PageTitle>{found.title}</PageTitle>
        <p>
          <a className="button" href={`${address}/pdf`}>
            PDF
          </a>
        </p>
        <DeskForm
          summary="Send it by mail"
          action={sendLeadPaper}
          hidden={{ ...hidden(), paper: slug }}
          button="Send it with the PDF"
        >
          <Field name="to" type="email" label="To" defaultValue={mail.to} max={254} />
          <Field name="subject" label="Subject" defaultValue={mail.subject} max={160} />
          <TextArea name="text" label="Text" defaultValue={mail.text} />
        </DeskForm>
        {found.issued?.needsControl && (
          <DeskForm
            summary="Number of the control unit"
            action={noteLeadControl}
            hidden={{ ...hidden(), paper: String(found.issued.id) }}
            button="Note it"
          >
            <p>Noted once, it makes this an invoice. It cannot be changed.</p>
            <Field name="number" label="Number" max={60} />
            <Field name="address" type="url" label="Address of its code" max={500} isOptional />
          </DeskForm>
        )}
        <PaperView {...found} />
      </div>
    </Shell>
  )
})
