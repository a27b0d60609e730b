import { ZodError } from 'zod'
import { changeTexts as texts } from '@/lib/content/change-request'
import { mailtoHref } from '@/lib/content/contact-links'
import { readContacts } from '@/lib/content/contacts'
import { formatLongDate } from '@/lib/content/format'
import { colors } from '@/lib/design/tokens'
import { html, type Part } from '@/lib/http/html'
import { answerPlainPage, contactButtons, plainStyle } from '@/lib/http/plain-page'
import { readForm } from '@/lib/http/read-form'
import { readContext } from '@/lib/http/sender'
import { additionForm, addToRequest, longestAddition, readRequest } from '@/lib/leads/additions'
import { config } from '@/lib/platform/config'
import { BadRequestError, NotFoundError, RateLimitError } from '@/lib/platform/errors'

const { ember, line, sun, danger } = colors
const style = `${plainStyle}
main { padding-top: 2rem; overflow-wrap: anywhere }
.whole { white-space: nowrap }
dl { display: grid; grid-template-columns: auto 1fr; gap: .4rem 1.25rem; margin: 1.5rem 0 }
dd { margin: 0; font-weight: 600 }
label { font-weight: 700 }
#example { margin: .25rem 0 .75rem }
textarea { box-sizing: border-box; width: 100%; padding: .7rem .8rem; border: 1px solid ${line.strong}; border-radius: 8px; background: #fff; color: inherit; font: inherit }
form button { margin-top: 1rem; border-color: ${ember.DEFAULT}; background: ${ember.DEFAULT}; color: #fff; cursor: pointer }
:focus-visible { outline: 3px solid ${sun.DEFAULT}; outline-offset: 2px }
blockquote { margin: 1rem 0; padding-left: 1rem; border-left: 3px solid ${sun.DEFAULT}; white-space: pre-wrap }
.problem { color: ${danger.DEFAULT}; font-weight: 600 }
`
// A browser that is offline would show its own page in place of what was written.
const script = `
document.querySelector('form')?.addEventListener('submit', (event) => {
  if (navigator.onLine) return
  event.preventDefault()
  const alert = event.target.querySelector('[data-offline]')
  alert.textContent = alert.dataset.offline
})
`

type Context = RouteContext<'/requests/[token]'>
type Sent = NonNullable<Awaited<ReturnType<typeof readRequest>>>

/** Changes nothing: scanners of mails open every link. */
export async function GET(_request: Request, { params }: Context) {
  const sent = await readRequest((await params).token)
  return sent ? formPage(sent) : unknownPage()
}

export async function POST(request: Request, { params }: Context) {
  const sent = await readRequest((await params).token)
  if (!sent) return unknownPage()
  let form: Record<string, string> = {}
  try {
    form = await readForm(request)
    const addition = additionForm.parse(form)
    await addToRequest(sent.reference, addition, readContext(request.headers).address)
    return donePage(sent, addition.text)
  } catch (error) {
    // Deleted meanwhile.
    if (error instanceof NotFoundError) return unknownPage()
    return formPage(sent, { ...describeProblem(error), form })
  }
}

type Refused = { status: number; problem: string; form: Record<string, string>; retryAfter?: number }

function describeProblem(error: unknown) {
  if (error instanceof ZodError) return { status: 400, problem: error.issues[0]?.message ?? texts.missing }
  if (error instanceof BadRequestError) return { status: 400, problem: error.message }
  if (error instanceof RateLimitError) return { status: 429, problem: error.message, retryAfter: error.retryAfter }
  console.error('Addition not stored.', error)
  return { status: 503, problem: texts.failed }
}

function formPage(sent: Sent, { status = 200, problem, form, retryAfter }: Partial<Refused> = {}) {
  return answer(
    texts.title,
    html`<p>${texts.lead}</p>
${facts(sent)}
<form method="post" action="#top">
<input type="hidden" name="key" value="${form?.key ?? crypto.randomUUID()}">
<label for="text">${texts.field}</label>
<p id="example">${texts.example}</p>
${problem && html`<p class="problem" id="problem" role="alert">${problem}</p>`}
<textarea id="text" name="text" rows="7" maxlength="${longestAddition}" required aria-describedby="example${problem && ' problem'}"${problem && html` aria-invalid="true" autofocus`}>
${form?.text}</textarea>
<button>${texts.button}</button>
<p class="problem" role="alert" data-offline="${texts.offline}"></p>
</form>`,
    { status, retryAfter },
  )
}

function donePage(sent: Sent, text: string) {
  return answer(
    html`${texts.done} <span class="whole">${sent.reference}</span>`,
    html`<blockquote>${text}</blockquote>
<p role="status">${texts.doneText}</p>
<p class="buttons"><a href="">${texts.again}</a> <a href="/">${texts.home}</a></p>`,
  )
}

async function unknownPage() {
  const { emails, ...contacts } = await readContacts()
  return answer(
    texts.unknown,
    html`<p>${texts.unknownText} <a href="${mailtoHref(emails.reservations)}">${emails.reservations}</a>.</p>
${contactButtons(contacts)}`,
    { status: 404 },
  )
}

/** No more than this: mails are forwarded. */
function facts({ reference, kind, trips, createdAt }: Sent) {
  const lines: [label: string, value: string][] = [
    ['Reference', reference],
    ['What you sent', kind],
    ...trips.map((trip, index): [string, string] => [index === 0 ? 'Trip' : 'Further trip', trip]),
    ['Sent', formatLongDate(createdAt.toISOString())],
  ]
  return html`<dl>${lines.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`
}

type Outcome = { status?: number; retryAfter?: number }

function answer(heading: Part, body: Part, { status = 200, retryAfter }: Outcome = {}) {
  const headers = retryAfter ? { 'Retry-After': String(retryAfter) } : undefined
  return answerPlainPage({ brand: config.brand, title: texts.title, heading, body, style, script }, { status, headers })
}
