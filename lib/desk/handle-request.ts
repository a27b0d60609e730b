// The bearer of a link may read one thing (GET) and change it (POST). GET never changes anything.
import 'server-only'
import { Readable } from 'node:stream'
import { addDays } from 'date-fns'
import { ZodError } from 'zod'
import { readContacts } from '../content/contacts'
import { receiptTexts } from '../content/mail'
import { dataPolicy } from '../http/content-security-policy'
import { html, type Part } from '../http/html'
import { readForm } from '../http/read-form'
import { readContext } from '../http/sender'
import {
  closeLead,
  deleteLeads,
  holdLead,
  markAnswered,
  noteReply,
  releaseLead,
  remindOn,
  sendAnswer,
  undo,
  waitForTraveller,
} from '../leads/handling'
import { summarize } from '../leads/kinds'
import { monthTable } from '../leads/month'
import { findLead } from '../leads/queries'
import { decideReceipts } from '../leads/surge'
import { noteTravelled } from '../leads/travelled'
import { databaseDay, databaseTime, db } from '../platform/db'
import { BadRequestError, ChangedError, RateLimitError } from '../platform/errors'
import { holdReview, releaseReview, replyToReview } from '../reviews/review-handling'
import { type DeskTarget, mailNewLink, newestWorkbook, readDeskToken } from '../submissions/desk-link'
import { limitRate } from '../submissions/rate-limit'
import { undoImport } from '../workbook/import'
import { WorkbookError } from '../workbook/read'
import { type LeadForm, leadForm, listForm, renewForm, reviewForm, workbookForm } from './forms'
import { leadPage, previewPage } from './lead-page'
import { listPage, monthPage } from './list-page'
import { deskPage } from './page'
import { reviewPage } from './review-page'
import { newestPage, undonePage, workbookFile, workbookPage } from './workbook-page'

type Outcome = { to: string } | Response

/** By `status` in the query, which a redirect after an action adds. */
const messages = new Map([
  ['done', 'Done.'],
  ['undone', 'Undone.'],
  ['sent', receiptTexts.sent],
  ['dropped', receiptTexts.dropped],
])

export async function handleDeskRequest(request: Request, token: string): Promise<Response> {
  const { origin, searchParams } = new URL(request.url)
  const link = `${origin}/desk/${token}`
  const read = await readDeskToken(db(), token)
  if (read.state === 'unknown') return refuseToken(request)
  let form: Record<string, string> = {}
  try {
    if (read.state === 'expired') return await expired(request, read)
    if (request.method === 'GET') return await show(read, searchParams, `/desk/${token}`)
    form = await readForm(request)
    const outcome = await act(read, form)
    if (outcome instanceof Response) return outcome
    // See Other, so that a reload does not post again. Without a fragment a browser keeps #answer, far below the status.
    return new Response(null, { status: 303, headers: { location: `${new URL(link).pathname}${outcome.to}#top` } })
  } catch (error) {
    const problem = describeProblem(error)
    if (!problem) throw error
    if (read.state === 'expired') return endedPage(html`<p role="alert">${problem}</p>`, 400)
    return show(read, new URLSearchParams(), `/desk/${token}`, { problem, form })
  }
}

function describeProblem(error: unknown) {
  if (error instanceof ZodError) return error.issues[0]?.message
  return error instanceof BadRequestError || error instanceof WorkbookError ? error.message : null
}

type Refused = { problem?: string; form?: Record<string, string> }

async function show(
  { kind, id, until }: DeskTarget & { until: Date },
  query: URLSearchParams,
  path: string,
  { problem, form = {} }: Refused = {},
) {
  if (kind === 'month' && query.has('csv')) return csvResponse(id)
  if (kind === 'workbook' && query.has('file')) return workbookFile()
  const message = messages.get(query.get('status') ?? '')
  const page = await readPage({ kind, id, until }, query, path, { problem, form, message })
  return page ? deskPage({ ...page, status: problem ? 400 : 200 }) : gone(id)
}

type Shown = { problem?: string; form: Record<string, string>; message?: string }

/** Null for what is not there any more. */
function readPage(
  { kind, id, until }: DeskTarget & { until: Date },
  query: URLSearchParams,
  path: string,
  { problem, form, message }: Shown,
) {
  const { subject = '', text } = form
  switch (kind) {
    case 'list':
      return listPage(until, query, problem ?? message)
    case 'month':
      return monthPage(id, path, until)
    case 'workbook':
      return id === newestWorkbook ? newestPage() : workbookPage(id, problem)
    case 'review':
      return reviewPage(id, { problem, message, draft: text })
    case 'lead':
      return leadPage(id, {
        problem,
        refused: form,
        draft: text === undefined ? undefined : { subject, text },
        done: Number(query.get('done')) || undefined,
        reply: query.get('reply') ?? undefined,
        message,
      })
  }
}

async function act({ kind, id }: DeskTarget, form: Record<string, string>): Promise<Outcome> {
  if (kind === 'lead') return actOnLead(id, form)
  if (kind === 'workbook' && id !== newestWorkbook) {
    workbookForm.parse(form)
    const undone = await undoImport(Number(id))
    if (!undone) throw new BadRequestError('This can no longer be undone.')
    return deskPage(undonePage(undone))
  }
  if (kind === 'list') {
    const isSent = listForm.parse(form).action === 'send-receipts'
    await decideReceipts(isSent ? 'send' : 'drop')
    return { to: `?status=${isSent ? 'sent' : 'dropped'}` }
  }
  if (kind !== 'review') throw new BadRequestError('There is nothing to send here.')
  const input = reviewForm.parse(form)
  const number = Number(id.slice(2))
  if (input.action === 'reply') await replyToReview(number, input.text)
  else if (input.action === 'hide') await holdReview(number, input.reason)
  else await releaseReview(number)
  return { to: '?status=done' }
}

async function actOnLead(reference: string, sent: Record<string, string>): Promise<Outcome> {
  const lead = await findLead(db(), reference)
  if (!lead) return gone(reference)
  // Without a name: the mailbox of this kind.
  const office = (await readContacts()).emails[summarize(lead).mailbox]
  const form = leadForm.parse({ ...sent, who: sent.who?.trim() || office })
  const done = async (event: Promise<number>) => ({ to: `?done=${await event}` })
  switch (form.action) {
    case 'preview':
      return deskPage(await previewPage(reference, form, await databaseTime()))
    case 'edit':
      return pageOrGone(await leadPage(reference, { draft: form }), reference)
    case 'send':
      return sendOrShow(reference, form)
    case 'answered':
      return done(markAnswered(reference, form.note, form, await dayToReturn(form.back)))
    case 'remind':
      return done(remindOn(reference, new Date(form.day), form))
    case 'wait':
      return done(waitForTraveller(reference, form, await dayToReturn(form.back)))
    case 'replied':
      return done(noteReply(reference, form.note, form))
    case 'close':
      return done(closeLead(reference, form.note, form))
    case 'hold':
      return done(holdLead(reference, form))
    case 'release':
      return done(releaseLead(reference, form))
    case 'travelled':
      return done(
        noteTravelled(reference, { on: form.day, itinerary: form.itinerary || undefined }, form).then(
          ({ event }) => event,
        ),
      )
    case 'undo':
      await undo(reference, form.event)
      return { to: '?status=undone' }
    case 'delete': {
      if (form.word !== reference) throw new BadRequestError(`Nothing was deleted: type ${reference} to delete.`)
      return deletedPage(await deleteLeads([reference], lead.email))
    }
    case 'delete-all':
      return deletedPage(await deleteLeads([reference, ...form.listed], lead.email))
  }
}

/** A colleague may have answered since the form was opened: then it goes back to the check. */
async function sendOrShow(reference: string, form: Extract<LeadForm, { action: 'send' }>): Promise<Outcome> {
  try {
    return { to: `?done=${await sendAnswer(reference, { ...form, back: await dayToReturn(form.back) }, form)}` }
  } catch (error) {
    if (!(error instanceof ChangedError)) throw error
    return deskPage(await previewPage(reference, form, await databaseTime()))
  }
}

/** Null for never. */
const dayToReturn = async (days: number) => (days > 0 ? addDays(new Date(await databaseDay()), days) : null)

const deletedPage = (count: number) =>
  deskPage({
    title: 'Deleted',
    body: html`<p>${count === 1 ? 'The request is gone, with its mails and notes.' : `${count} requests are gone, with their mails and notes.`}</p>`,
  })

const pageOrGone = (page: Awaited<ReturnType<typeof leadPage>>, id: string) => (page ? deskPage(page) : gone(id))

function csvResponse(month: string) {
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-security-policy': dataPolicy,
    'content-disposition': `attachment; filename="${month}.csv"`,
  }
  const bytes = Readable.from(monthTable(month), { objectMode: false })
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, { headers })
}

// Tokens cannot be guessed; the limit bounds the load.
async function refuseToken(request: Request) {
  try {
    await limitRate(db(), 'desk', readContext(request.headers).address)
  } catch (error) {
    if (!(error instanceof RateLimitError)) throw error
    return deskPage({ title: 'Too many attempts', body: html`<p>${error.message}</p>`, status: 429 })
  }
  return deskPage({
    title: 'Page not found',
    body: html`<p>There is nothing at this address.</p><p><a href="/">Go to the home page</a></p>`,
    status: 404,
    isPublic: true,
  })
}

async function expired(request: Request, target: DeskTarget) {
  const isRequested = request.method === 'POST' && renewForm.safeParse(await readForm(request)).success
  if (isRequested) await mailNewLink(target)
  return endedPage(
    isRequested
      ? html`<p role="status">A new link has been sent to the office.</p>`
      : html`<p>Links in mails expire after some time.</p>
<form method="post"><input type="hidden" name="action" value="renew"><button>Send a new link to the office</button></form>`,
  )
}

const endedPage = (body: Part, status = 410) => deskPage({ title: 'This link no longer works', body, status })

const gone = (id: string) =>
  deskPage({
    title: `${id} is not here any more`,
    body: html`<p>It was deleted, or it expired.</p>`,
    status: 410,
  })
