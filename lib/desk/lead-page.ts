import 'server-only'
import { addDays, formatISO } from 'date-fns'
import { mailtoHref, whatsappHref } from '../content/contact-links'
import { formatLongDate } from '../content/format'
import { andMore } from '../content/mail'
import { formatPrice } from '../domain/money'
import { nairobi } from '../domain/nairobi'
import { utcDay } from '../domain/utc-day'
import { html } from '../http/html'
import type { LeadRow } from '../leads/kinds'
import { type LeadEvent, type LeadView, readLead } from '../leads/lead-view'
import { fillReply } from '../leads/replies'
import { formatWorkingTime, workingMinutes } from '../leads/working-time'
import { firstName } from '../mail/letter'
import { config } from '../platform/config'
import { BadRequestError } from '../platform/errors'
import { isLikelySpam } from '../submissions/spam'
import { waits } from './forms'
import { ago, disclosureForm, facts, formatMoment, formatNairobiDay, input, textarea } from './page'
import { stateLabel } from './short-state'

const actionLabels: Record<string, string> = {
  answered: 'Marked as answered',
  mailed: 'Answered by mail',
  reminded: 'Set aside',
  waiting: 'Waiting for the traveller',
  closed: 'Closed',
  held: 'Held as spam',
  released: 'Released: not spam',
  replied: 'The traveller has answered',
  travelled: 'Marked as travelled',
  added: 'Added by the visitor',
}

export type Shown = {
  done?: number
  reply?: string
  problem?: string
  message?: string
  draft?: { subject: string; text: string; back?: number }
  refused?: Refused
}

/** The fields of a form that was refused, to be corrected. */
type Refused = Record<string, string>

export async function leadPage(reference: string, { done, reply, problem, message, draft, refused = {} }: Shown) {
  const lead = await readLead(reference)
  if (!lead) return null
  const { row, summary, replies, contacts, now } = lead
  const events = lead.events.toReversed()
  const chosen = replies.find(({ name }) => name === reply)
  const text =
    draft ?? fillReply(chosen ?? { subject: `Your ${summary.yours} {reference}`, text: '' }, row, contacts.phone)
  const title = `${summary.ours} ${reference}`
  const latest = events.find(({ undoneAt }) => undoneAt === null)
  const latestDone = events.find(({ id, undoneAt }) => id === done && undoneAt === null)
  return {
    title,
    done: latestDone?.action === 'mailed' ? `${reference} text` : undefined,
    body: html`
${problem && html`<p class="note problem" role="alert">${problem}</p>`}
${message && html`<p class="note" role="status">${message}</p>`}
${latestDone && html`<div class="note" role="status"><p>${actionLabels[latestDone.action]}.${latestDone.action === 'travelled' && ` ${latestDone.note}`}</p>${latestDone.id === latest?.id && latestDone.before !== null ? undoForm(latestDone) : null}</div>`}
<p class="status">${isAnswerUnsent(lead) ? 'Not sent yet: the mail server does not answer. We keep trying for two days.' : describeState(row, events, now)}</p>
${unreachable(lead)}
${reach(lead)}
${facts([
  ['Name', summary.name ?? 'not given'],
  ['Email', row.email],
  ...(summary.phone ? [['Phone', summary.phone.text] as const] : []),
  ...summary.facts,
  ['Sent', `${formatMoment(row.createdAt)} in Nairobi`],
])}
${summary.messages.map(([label, text]) => html`<h2>${label}</h2><blockquote>${text}</blockquote>`)}
${prices(lead)}
${history(lead)}
<h2>What to do</h2>
${row.status === 'held' ? null : answerForm({ row, replies, chosen: chosen?.name, text, isTyped: draft !== undefined, back: draft?.back, isOpen: (reply ?? draft) !== undefined, seen: latest, now })}
${
  row.status === 'held'
    ? html`${disclosureForm({
        summary: 'Not spam',
        action: 'release',
        body: html`<p>Its emails are sent.</p>${whoField()}`,
        button: 'Release',
      })}
${isLikelySpam(row.heldFor) && spamForm('The morning email no longer lists it.')}`
    : openForms(row, now, refused)
}
${deleteForms(lead)}`,
  }
}

/** Senders' addresses are not verified, so what came from the same one may be another person's. */
function deleteForms({ row: { reference, email, kind, status, createdAt }, others, otherCount }: LeadView) {
  const listed = [{ reference, kind, status, createdAt }, ...others]
  const more = otherCount - others.length
  return html`${disclosureForm({
    summary: 'Delete this request',
    action: 'delete',
    body: html`<p>It is deleted with its emails and notes. This cannot be undone. Backups keep it until they expire.</p>${input({ name: 'word', label: `Type ${reference} to delete` })}`,
    button: 'Delete for good',
    className: 'danger',
  })}
${
  others.length > 0 &&
  disclosureForm({
    summary: 'Delete everything from this address',
    action: 'delete-all',
    body: html`<p>Anybody can type ${email} into a form. Please check that all of these are of the same person:</p>
<ul>${listed.map((one) => html`<li>${one.reference}, ${one.kind.replaceAll('_', ' ')}, ${formatNairobiDay(one.createdAt)}, ${one.status}</li>`)}</ul>
${more > 0 && html`<p>These are the newest ${listed.length}. To delete the other ${more}, come back when these are gone.</p>`}
<p>They are deleted with their emails and notes. This cannot be undone. Backups keep them until they expire.</p>
<input type="hidden" name="listed" value="${others.map((one) => one.reference).join(' ')}">${input({ name: 'word', label: 'Type everything to delete them' })}`,
    button: `Delete ${listed.length} requests for good`,
    className: 'danger',
  })
}`
}

/** What can be done with a request that is not held as spam, beside answering it by mail. */
function openForms(row: LeadRow, now: Date, refused: Refused) {
  const isOpen = (action: string) => refused.action === action && html` open`
  const noteOf = (action: string) => (refused.action === action ? refused.note : '')
  return html`${disclosureForm({
    summary: 'Answered by phone, WhatsApp or my own mail',
    attributes: isOpen('answered'),
    action: 'answered',
    body: html`${input({ name: 'note', label: 'How you answered, and what was said', value: noteOf('answered'), max: 4000 }, false)}${backField()}${whoField()}`,
    button: 'Mark as answered',
  })}
${disclosureForm({
  summary: 'Remind me on a day',
  action: 'remind',
  body: html`${input({ name: 'day', label: 'Leave it out of the morning email until', type: 'date', value: formatISO(addDays(now, 7), { in: nairobi, representation: 'date' }) })}${whoField()}`,
  button: 'Remind me',
})}
${disclosureForm({ summary: 'Waiting for the traveller', action: 'wait', body: html`${backField()}${whoField()}`, button: 'Waiting for the traveller' })}
${
  row.status !== 'new' &&
  disclosureForm({
    summary: 'They answered',
    action: 'replied',
    body: html`<p>It waits for you again.</p>${input({ name: 'note', label: 'What they wrote or said, if you like', max: 4000 }, false)}${whoField()}`,
    button: 'They answered',
  })
}
${disclosureForm({
  summary: 'Close',
  attributes: isOpen('close'),
  action: 'close',
  body: html`${input({ name: 'note', label: 'Why', value: noteOf('close'), max: 4000 })}${whoField()}`,
  button: 'Close',
})}
${row.kind === 'booking' && travelledForm(row)}
${spamForm('Its unsent emails are held back, except your own answers.')}`
}

const spamForm = (effect: string) =>
  disclosureForm({
    summary: 'Spam',
    action: 'hold',
    body: html`<p>${effect}</p>${whoField()}`,
    button: 'It is spam',
  })

const usualWait = 3

const backField = (chosen = usualWait) => html`<label>Come back if they are silent
<select name="back">${waits.map(
  ({ days, label }) => html`<option value="${days}"${days === chosen ? html` selected` : null}>${label}</option>`,
)}</select></label>`

const whoField = () => input({ name: 'who', label: 'Your name', keep: 'who' }, false)

const undoForm = ({ id }: Pick<LeadEvent, 'id'>) =>
  html`<form method="post"><input type="hidden" name="action" value="undo"><input type="hidden" name="event" value="${id}"><button class="quiet">Undo</button></form>`

function describeState(row: LeadRow, events: LeadEvent[], now: Date) {
  const last = events.find(
    ({ undoneAt, action }) => undoneAt === null && !['reminded', 'travelled', 'added'].includes(action),
  )
  const by = last ? `, ${ago(last.createdAt, now)}${last.who ? ` by ${last.who}` : ''}` : ''
  const until =
    row.remindOn && row.remindOn > now
      ? ` ${row.status === 'new' ? 'Set aside until' : 'Comes back on'} ${formatLongDate(row.remindOn.toISOString())}.`
      : ''
  if (row.status === 'new') {
    const minutes = workingMinutes(row.waitingSince, now)
    const isAddedTo = events.find(({ undoneAt }) => undoneAt === null)?.action === 'added'
    return `New.${isAddedTo ? ' The visitor has added something, see “What happened”.' : ''}${minutes >= 1 ? ` Waiting for ${formatWorkingTime(minutes)} of working time.` : ''}${until}`
  }
  return `${stateLabel(row)}${by}.${until}`
}

const isAnswerUnsent = ({ mails }: LeadView) => {
  const answer = mails.findLast(({ role }) => role === 'answer')
  return answer?.status === 'queued' && answer.failure === 'outage'
}

function unreachable({ row: { email }, mails }: LeadView) {
  const last = mails.findLast(({ role }) => role !== 'operator')
  if (last?.status !== 'failed') return null
  const why =
    last.failure === 'no-address'
      ? `The address ${email} does not exist.`
      : `Our last email to ${email} did not arrive.`
  return html`<p class="note problem">${why} Please call, or look for a typing mistake in the address.</p>`
}

function reach({ row, summary: { phone, name, yours } }: LeadView) {
  const { tel, whatsapp } = phone ?? {}
  const first = firstName(name)
  const text = `Hello${first ? ` ${first}` : ''}, this is ${config.brand} about your ${yours} ${row.reference}.`
  return html`<div class="taps">
${tel && html`<a class="button" href="${tel}">Call</a>`}
${whatsapp && html`<a class="button" href="${whatsappHref(whatsapp, text)}">Open WhatsApp</a>`}
${row.status !== 'held' && html`<a class="button" href="?reply=#answer">Answer by mail</a>`}
<a class="button quiet" href="${mailtoHref(row.email, `Your ${yours} (${row.reference})`)}">My own mail</a>
</div>`
}

function prices({ seasons }: LeadView) {
  if (seasons.length === 0) return null
  return html`<h2>What it costs today</h2><p>Per person, including the charges paid on arrival.</p><ul>${seasons.map(
    ({ season, parties, singleSupplement, validUntil }) =>
      html`<li>${season}: ${parties.map(({ size, each }) => `${formatPrice(each)} for ${size}`).join(', ')}${singleSupplement > 0 ? `; ${formatPrice(singleSupplement)} more for a room alone` : null}. Good until ${formatLongDate(validUntil)}.</li>`,
  )}</ul>`
}

const mostOthersInHistory = 10

function history({ events, mails, others, otherCount }: LeadView) {
  const named = others.slice(0, mostOthersInHistory)
  const became = (mail: (typeof mails)[number]) =>
    mail.sentAt
      ? `sent ${formatMoment(mail.sentAt)}`
      : mail.status === 'failed'
        ? `failed: ${mail.lastError}`
        : mail.status === 'cancelled'
          ? 'not sent: held as spam'
          : 'waits to be sent'
  return html`<h2>What happened</h2><ul>
${events.map(
  ({ action, who, note, createdAt, undoneAt }) =>
    html`<li>${actionLabels[action] ?? action}, ${formatMoment(createdAt)}${who ? ` by ${who}` : null}${undoneAt ? ' (undone)' : null}${note ? html`<blockquote>${note}</blockquote>` : null}</li>`,
)}
${mails.map((mail) => html`<li>Mail to ${mail.to}: ${became(mail)}</li>`)}
${named.map(({ reference, createdAt }) => html`<li>The same address also sent ${reference} on ${formatNairobiDay(createdAt)}</li>`)}
${otherCount > named.length && html`<li>${andMore(otherCount - named.length)}</li>`}
</ul>`
}

type Answer = {
  row: LeadRow
  replies: { name: string }[]
  chosen?: string
  text: { subject: string; text: string }
  isTyped: boolean
  isOpen: boolean
  back?: number
  seen?: LeadEvent
  now: Date
}

function answerForm({ row, replies, chosen, text, isTyped, isOpen, back, seen, now }: Answer) {
  return disclosureForm({
    summary: 'Answer by mail',
    attributes: html` id="answer"${isOpen && html` open`}`,
    before: html`${answeredAlready(seen, now)}
<p>Begin with:</p>
<p class="taps">${replies.map(({ name }) => html`<a class="button quiet" href="?reply=${encodeURIComponent(name)}#answer"${name === chosen ? html` aria-current="true"` : null}>${name}</a> `)}</p>`,
    action: 'preview',
    body: html`${input({ name: 'subject', label: 'Subject', value: text.subject, max: 160 })}${textarea({ name: 'text', label: 'Your answer', value: text.text, keep: `${row.reference} text ${chosen ?? ''}`, isTyped })}${backField(back)}${whoField()}<input type="hidden" name="seen" value="${seen?.id ?? 0}">`,
    button: 'Check before sending',
  })
}

function answeredAlready(event: LeadEvent | undefined, now: Date) {
  return event && ['mailed', 'answered'].includes(event.action)
    ? html`<p class="note problem" role="status">${describeEvent(event, now)}</p>`
    : null
}

/** What others did while this answer was written. */
function sinceOpened(events: LeadEvent[], now: Date) {
  return html`<div class="note problem" role="alert"><p>Since you opened this:</p>${events.map(
    (event) =>
      html`<p>${describeEvent(event, now)}</p>${event.note ? html`<blockquote>${event.note}</blockquote>` : null}`,
  )}</div>`
}

/** 'Answered by mail 5 minutes ago by Wanjiru.' */
const describeEvent = ({ action, who, createdAt }: LeadEvent, now: Date) =>
  `${actionLabels[action] ?? action} ${ago(createdAt, now)}${who ? ` by ${who}` : ''}.`

function travelledForm(row: LeadRow) {
  const lastDay = 'dateTo' in row && row.dateTo ? utcDay(row.dateTo) : ''
  const itinerary = 'itineraryId' in row && row.itineraryId ? String(row.itineraryId) : ''
  return disclosureForm({
    summary: 'They have travelled',
    action: 'travelled',
    body: html`<p>${config.inviteAfterDays} days after the last day they are invited to write a review.</p>${input({ name: 'day', label: 'Last day of the trip', type: 'date', value: lastDay })}${input({ name: 'itinerary', label: 'Number of the trip', type: 'number', value: itinerary })}${whoField()}`,
    button: 'Invite them',
  })
}

type Draft = { key: string; who: string; subject: string; text: string; back: number; seen?: number }

export async function previewPage(reference: string, { key, who, subject, text, back, seen }: Draft, now: Date) {
  const lead = await readLead(reference)
  if (!lead) throw new BadRequestError(`There is no ${reference}.`)
  const done = lead.events.filter(({ undoneAt }) => undoneAt === null)
  const latest = done.at(-1)
  const since = seen === undefined ? [] : done.filter(({ id }) => id > seen)
  const hidden = Object.entries({ key, who, subject, text, back: String(back), seen: String(latest?.id ?? 0) }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return {
    title: 'Send this?',
    body: html`
${since.length > 0 ? sinceOpened(since, now) : answeredAlready(latest, now)}
<p>To ${lead.row.email}. It goes out at once and cannot be called back.</p>
<h2>${subject}</h2>
<blockquote>${text}</blockquote>
<form method="post">${hidden}
<button name="action" value="send">${since.length > 0 ? 'Send all the same' : 'Send it'}</button>
<button class="quiet" name="action" value="edit">Change it</button>
</form>`,
  }
}
