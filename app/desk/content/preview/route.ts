import { requireDesk } from '@/lib/desk/access'
import { describeProblem } from '@/lib/desk/action'
import { editsOfForm, formHref, thingAddress } from '@/lib/desk/content-edits'
import { makePreview, previewHref } from '@/lib/desk/make-preview'
import { isForeignOrigin } from '@/lib/http/addresses'
import { html } from '@/lib/http/html'
import { answerPlainPage } from '@/lib/http/plain-page'
import { config } from '@/lib/platform/config'
import { privateHeaders } from '@/lib/platform/private-paths'
import { saveEdits } from '@/lib/publishing/edit-drafts'

/** Stores a form of content, and leads to the site as it will be. No server action: the router cannot leave the desk. */
export async function POST(request: Request) {
  const { headers } = request
  if (isForeignOrigin(headers.get('origin'), headers.get('host'), config.siteUrl)) return refuse('Please use the desk.')
  const form = await request.formData()
  const address = thingAddress.catch({ slug: '', key: '' }).parse(Object.fromEntries(form))
  const { who } = await requireDesk(formHref(address))
  try {
    await saveEdits(editsOfForm(form), who)
    const location = previewHref(await makePreview(who), address)
    return new Response(null, { status: 303, headers: { ...privateHeaders, location } })
  } catch (error) {
    const problem = describeProblem(error)
    if (!problem) throw error
    return refuse(problem)
  }
}

function refuse(sentence: string) {
  const body = html`<p>${sentence} Go back: what you typed is still there.</p>`
  const page = { brand: config.brand, title: 'Preview', heading: 'No preview', body }
  return answerPlainPage(page, { status: 400, headers: privateHeaders })
}
