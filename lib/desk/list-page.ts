import 'server-only'
import { format, subMonths } from 'date-fns'
import * as z from 'zod'
import { readExamplesLeft } from '../content/contacts'
import { counted } from '../content/format'
import { andMore, digestTexts, receiptTexts } from '../content/mail'
import { nairobi } from '../domain/nairobi'
import { retention } from '../domain/retention'
import { html } from '../http/html'
import { findLeads, type LeadTab, leadTabs, readTab } from '../leads/find-leads'
import { readWaiting, type Waiting, type WaitingSection, waitingSections } from '../leads/list'
import { readMonth } from '../leads/month'
import { deletedIn } from '../leads/purge'
import { answerTimes, formatTimes } from '../leads/reply-times'
import { countHeldReceipts } from '../leads/surge'
import { databaseTime, db } from '../platform/db'
import { type DeskLinks, deskLink, deskLinks, newestWorkbook } from '../submissions/desk-link'
import { overdueContent } from '../workbook/overdue-content'
import { facts, formatNairobiDay, input } from './page'
import { shortState } from './short-state'
import { dueLists } from './workbook-page'

const monthFormat = 'yyyy-MM'

const headings: Record<WaitingSection, string> = {
  due: digestTexts.due,
  unanswered: digestTexts.unanswered,
  fresh: 'New since yesterday',
  held: digestTexts.held,
}

const linesOnPage = 50
// Spam may come in thousands.
const spamOnPage = 20

const page = z.coerce.number().int().min(1).max(100_000).default(1)
const queryOfPage = z.union([
  z.object({ section: z.enum(waitingSections), page }),
  z.object({ tab: z.enum(leadTabs), page }),
  z.object({ find: z.string().trim().min(1).max(200), page }),
])

const tabs: Record<LeadTab, string> = { waiting: 'Waiting', done: 'Done', spam: 'Spam' }

/** Its links expire with the link that opened it. `query`: which page of which section. */
export async function listPage(until: Date, query: URLSearchParams, message?: string) {
  const now = await databaseTime()
  const asked = queryOfPage.safeParse(Object.fromEntries(query))
  if (asked.success) {
    if ('section' in asked.data) return pageOfSection(now, until, asked.data)
    return pageOfLeads(now, until, asked.data)
  }
  const overdue = await overdueContent(db(), now)
  const examples = await readExamplesLeft()
  const link = await deskLinks(db())
  const workbook = link('workbook', newestWorkbook, until)
  const times = await answerTimes(db(), now)
  const month = link('month', format(now, monthFormat, { in: nairobi }), until)
  const receipts = await countHeldReceipts(db())
  const unsent = await db().mail.count({ where: { status: 'queued', failure: 'outage' } })
  let count = examples.length + overdue.length + receipts
  const sections: ReturnType<typeof html>[] = []
  for (const section of waitingSections) {
    const take = section === 'held' ? spamOnPage : linesOnPage
    const waiting = await readWaiting(db(), now, section, { take })
    count += waiting.count
    if (waiting.count > 0) sections.push(sectionOf(section, waiting, link, until))
  }
  return {
    title: 'Waiting for you',
    body: html`
${message && html`<p class="note" role="status">${message}</p>`}
${unsent > 0 && html`<p class="note problem" role="alert">The mail server does not answer: ${counted(unsent, 'mail')} ${unsent === 1 ? 'is' : 'are'} not sent yet. Mails go out as soon as it does.</p>`}
${findForm({ tab: 'now' })}
${receipts > 0 && receiptForms(receipts)}
${examples.length > 0 && html`<h2>${digestTexts.examples}</h2><ul>${examples.map((line) => html`<li>${line}</li>`)}</ul>`}
${sections}
${dueLists(overdue)}
${overdue.length > 0 && html`<p><a class="button quiet" href="${workbook}">Download the newest workbook</a></p>`}
${count === 0 && html`<p>Nothing is waiting for you. Asante.</p>`}
${times.length > 0 && html`<h2>${digestTexts.times}</h2><ul>${times.map((line) => html`<li>${formatTimes(line)}</li>`)}</ul>`}
<p><a class="button quiet" href="${month}">This month’s figures</a></p>`,
  }
}

function receiptForms(count: number) {
  const button = (action: string, text: string) =>
    html`<form method="post"><button class="quiet" name="action" value="${action}">${text}</button></form>`
  return html`<h2>${receiptTexts.heading} (${count})</h2><p>${receiptTexts.explanation}</p>
<div class="taps">${button('send-receipts', receiptTexts.send)}${button('drop-receipts', receiptTexts.drop)}</div>`
}

const findForm = ({ typed = '', tab }: { typed?: string; tab?: LeadTab | 'now' } = {}) =>
  html`<search><form>${input({ name: 'find', label: 'Find a request', type: 'search', value: typed, max: 200 })}
<p class="soft">Name, phone, address, reference, trip, words of the message, or a month: July, Jan 2027</p><button>Find</button></form></search>
<p class="taps">${tabLink('Now', '?', tab === 'now')}${leadTabs.map((name) => tabLink(tabs[name], `?tab=${name}`, tab === name))}</p>`

const tabLink = (label: string, href: string, isCurrent: boolean) =>
  html`<a class="button quiet" href="${href}"${isCurrent ? html` aria-current="page"` : null}>${label}</a> `

/** Leads found, or those of a tab, whatever their state. */
async function pageOfLeads(now: Date, until: Date, query: { page: number } & ({ tab: LeadTab } | { find: string })) {
  const part = { take: linesOnPage, skip: (query.page - 1) * linesOnPage }
  const isTab = 'tab' in query
  const { lines, count } = isTab ? await readTab(db(), now, query.tab, part) : await findLeads(db(), query.find, part)
  const link = await deskLinks(db())
  const items = lines.map((line) => {
    const { reference, createdAt, name, email, about } = line
    return html`<li><a href="${link('lead', reference, until)}">${reference}</a> ${formatNairobiDay(createdAt)}, ${name || email}: ${about}. ${shortState(line, now)}</li>`
  })
  const left = count - part.skip - lines.length
  const next = new URLSearchParams({
    ...(isTab ? { tab: query.tab } : { find: query.find }),
    page: `${query.page + 1}`,
  })
  return {
    title: isTab ? tabs[query.tab] : `Found: ${query.find}`,
    body: html`${findForm(isTab ? { tab: query.tab } : { typed: query.find })}
<p role="status">${count === 0 ? 'Nothing here.' : `${count} in all`}</p>
<ul>${items}${left > 0 && html`<li><a href="?${next.toString()}">${andMore(left)}</a></li>`}</ul>`,
  }
}

async function pageOfSection(now: Date, until: Date, { section, page }: { section: WaitingSection; page: number }) {
  const skip = (page - 1) * linesOnPage
  const waiting = await readWaiting(db(), now, section, { take: linesOnPage, skip })
  const link = await deskLinks(db())
  return {
    title: 'Waiting for you',
    body: html`${sectionOf(section, waiting, link, until, page)}<p><a href="?">All that is waiting</a></p>`,
  }
}

function sectionOf(section: WaitingSection, { lines, count }: Waiting, link: DeskLinks, until: Date, page = 1) {
  const items = lines.map(({ kind, reference, createdAt, name, email, about }) => {
    const href = link(kind === 'review' ? 'review' : 'lead', reference, until)
    return html`<li><a href="${href}">${reference}</a> ${formatNairobiDay(createdAt)}, ${name || email}: ${about}</li>`
  })
  const left = count - (page - 1) * linesOnPage - lines.length
  const more =
    section === 'held' ? andMore(left) : html`<a href="?section=${section}&amp;page=${page + 1}">${andMore(left)}</a>`
  return html`<h2>${headings[section]} (${count})</h2><ul>${items}${left > 0 && html`<li>${more}</li>`}</ul>`
}

/** `month` such as 2026-11. */
export async function monthPage(month: string, link: string, until: Date) {
  const { begin, leads, answered, byKind, byPage, byTrip } = await readMonth(month)
  const deleted = await deletedIn(month)
  const before = await deskLink(db(), 'month', format(subMonths(begin, 1), monthFormat), until)
  return {
    title: `Figures for ${month}`,
    body: html`
${facts([
  ['Requests and messages', String(leads)],
  ['Answered', String(answered)],
  ...(deleted === null ? [] : [[`Deleted after ${retention.leadMonths} months`, String(deleted)] as [string, string]]),
])}
${table('Kind', byKind)}
${table('Page', byPage)}
${table('Trip', byTrip)}
<p><a class="button" href="${link}?csv=1">Download as a spreadsheet</a></p>
<p><a href="${before}">The month before</a></p>`,
  }
}

function table(heading: string, rows: [name: string, count: number][]) {
  if (rows.length === 0) return null
  return html`<h2>By ${heading.toLowerCase()}</h2><table><tr><th scope="col">${heading}</th><th scope="col" class="number">Number</th></tr>
${rows.map(([name, count]) => html`<tr><td>${name}</td><td class="number">${count}</td></tr>`)}</table>`
}
