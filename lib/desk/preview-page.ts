import 'server-only'
import { html } from '../http/html'
import { readLead } from '../leads/lead-view'
import { BadRequestError } from '../platform/errors'
import { answeredAlready } from './lead-page'

type Draft = { key: string; who: string; subject: string; text: string }

export async function previewPage(reference: string, { key, who, subject, text }: Draft, now: Date) {
  const lead = await readLead(reference)
  if (!lead) throw new BadRequestError(`There is no ${reference}.`)
  const latest = lead.events.findLast(({ undoneAt }) => undoneAt === null)
  const hidden = Object.entries({ key, who, subject, text }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return {
    title: 'Send this?',
    body: html`
${answeredAlready(latest, now)}
<p>To ${lead.row.email}. It goes out at once and cannot be called back.</p>
<h2>${subject}</h2>
<blockquote>${text}</blockquote>
<form method="post">${hidden}
<button name="action" value="send">Send it</button>
<button class="quiet" name="action" value="edit">Change it</button>
</form>`,
  }
}
