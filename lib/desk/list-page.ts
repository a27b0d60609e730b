import 'server-only'
import { addMonths, format, parseISO, subMonths } from 'date-fns'
import { readExamplesLeft } from '../content/contacts'
import { andMore, digestTexts } from '../content/mail'
import { nairobi } from '../domain/nairobi'
import { html } from '../http/html'
import { type LeadLine, listLeads, readWaiting } from '../leads/list'
import { deletedIn } from '../leads/purge'
import { answerTimes, formatTimes } from '../leads/reply-times'
import { databaseTime, db } from '../platform/db'
import { deskLink, newestWorkbook } from '../submissions/desk-link'
import { overdueContent } from '../workbook/overdue-content'
import { facts, formatNairobiDay } from './page'
import { dueLists } from './workbook-page'

const monthFormat = 'yyyy-MM'

/** Its links expire with the link that opened it. */
export async function listPage(until: Date) {
  const now = await databaseTime()
  const { due, unanswered, fresh, held, heldCount } = await readWaiting(db(), now)
  const overdue = await overdueContent(db(), now)
  const examples = await readExamplesLeft()
  const workbook = await deskLink(db(), 'workbook', newestWorkbook, until)
  const times = await answerTimes(db(), now)
  const month = await deskLink(db(), 'month', format(now, monthFormat, { in: nairobi }), until)
  return {
    title: 'Waiting for you',
    body: html`
${examples.length > 0 && html`<h2>${digestTexts.examples}</h2><ul>${examples.map((line) => html`<li>${line}</li>`)}</ul>`}
${await section(digestTexts.due, due, until)}
${await section(digestTexts.unanswered, unanswered, until)}
${await section('New since yesterday', fresh, until)}
${await section(digestTexts.held, held, until, heldCount)}
${dueLists(overdue)}
${overdue.length > 0 && html`<p><a class="button quiet" href="${workbook}">Download the newest workbook</a></p>`}
${examples.length + due.length + unanswered.length + fresh.length + held.length + overdue.length === 0 ? html`<p>Nothing is waiting for you. Asante.</p>` : null}
${times.length > 0 && html`<h2>${digestTexts.times}</h2><ul>${times.map((line) => html`<li>${formatTimes(line)}</li>`)}</ul>`}
<p><a class="button quiet" href="${month}">This month’s figures</a></p>`,
  }
}

async function section(heading: string, lines: LeadLine[], until: Date, count = lines.length) {
  if (lines.length === 0) return null
  const items: ReturnType<typeof html>[] = []
  for (const { kind, reference, createdAt, name, email, about } of lines.slice(0, 200)) {
    const link = await deskLink(db(), kind === 'review' ? 'review' : 'lead', reference, until)
    items.push(
      html`<li><a href="${link}">${reference}</a> ${formatNairobiDay(createdAt)}, ${name || email}: ${about}</li>`,
    )
  }
  if (count > items.length) items.push(html`<li>${andMore(count - items.length)}</li>`)
  return html`<h2>${heading} (${count})</h2><ul>${items}</ul>`
}

async function readMonth(month: string) {
  const begin = parseISO(month, { in: nairobi })
  const lines = await listLeads(db(), { since: new Date(begin), until: new Date(addMonths(begin, 1)) })
  return { begin, leads: lines.filter(({ kind, status }) => kind !== 'review' && status !== 'held') }
}

/** `month` such as 2026-11. */
export async function monthPage(month: string, link: string, until: Date) {
  const { begin, leads } = await readMonth(month)
  const deleted = await deletedIn(month)
  const answered = leads.filter(({ answeredAt }) => answeredAt).length
  const before = await deskLink(db(), 'month', format(subMonths(begin, 1), monthFormat), until)
  return {
    title: `Figures for ${month}`,
    body: html`
${facts([
  ['Requests and messages', String(leads.length)],
  ['Answered', String(answered)],
  ...(deleted === null ? [] : [['Deleted after 24 months', String(deleted)] as [string, string]]),
])}
${table('Kind', leads, ({ kind }) => kind.replaceAll('_', ' '))}
${table('Page', leads, ({ page }) => page?.split(/[?#]/)[0] || 'not known')}
${table(
  'Trip',
  leads.filter(({ kind }) => kind === 'booking'),
  ({ topic }) => topic,
)}
<p><a class="button" href="${link}?csv=1">Download as a spreadsheet</a></p>
<p><a href="${before}">The month before</a></p>`,
  }
}

function table(heading: string, leads: LeadLine[], nameOf: (lead: LeadLine) => string) {
  const counts = new Map<string, number>()
  for (const lead of leads) counts.set(nameOf(lead), (counts.get(nameOf(lead)) ?? 0) + 1)
  if (counts.size === 0) return null
  const rows = [...counts].sort(([, a], [, b]) => b - a)
  return html`<h2>By ${heading.toLowerCase()}</h2><table><tr><th scope="col">${heading}</th><th scope="col" class="number">Number</th></tr>
${rows.map(([name, count]) => html`<tr><td>${name}</td><td class="number">${count}</td></tr>`)}</table>`
}

/** Anonymous: one row per lead. */
export async function monthTable(month: string) {
  const { leads } = await readMonth(month)
  const columns = ['reference', 'kind', 'status', 'createdAt', 'answeredAt', 'about', 'page'] as const
  return [[...columns], ...leads.map((lead) => columns.map((column) => lead[column]))]
}
