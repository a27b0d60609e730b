import { unsubscribePage as texts } from '@/lib/content/invitation'
import { html, type Part } from '@/lib/http/html'
import { answerPlainPage } from '@/lib/http/plain-page'
import { config } from '@/lib/platform/config'
import { readUnsubscribeLink, unsubscribeByLink } from '@/lib/reviews/invitations'

type Context = RouteContext<'/unsubscribe/[token]'>

function answer(heading: string, body: Part, status = 200) {
  return answerPlainPage({ brand: config.brand, title: texts.title, heading, body }, { status })
}

const unknown = () => answer(texts.unknown, html`<p>${texts.unknownText}</p>`, 404)

/** Changes nothing: scanners of mails open every link. */
export async function GET(_request: Request, { params }: Context) {
  if (!(await readUnsubscribeLink((await params).token))) return unknown()
  return answer(
    texts.question,
    html`<p>${texts.lead}</p>
<form method="post"><button name="List-Unsubscribe" value="One-Click">${texts.button}</button></form>`,
  )
}

/** From the button, or from a mail program. */
export async function POST(_request: Request, { params }: Context) {
  if (!(await unsubscribeByLink((await params).token))) return unknown()
  return answer(texts.done, html`<p>${texts.doneText}</p>`)
}
