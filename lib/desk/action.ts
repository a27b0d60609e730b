import 'server-only'
import { createHash } from 'node:crypto'
import type { Route } from 'next'
import { redirect } from 'next/navigation'
import * as z from 'zod'
import * as input from '../forms/inputs'
import type { By } from '../leads/handling'
import type { LeadRow } from '../leads/kinds'
import { findLead } from '../leads/queries'
import { db } from '../platform/db'
import { AskError, BadRequestError, ChangedError, isRefusal, NotFoundError, RateLimitError } from '../platform/errors'
import { setPageStatus } from '../platform/request-context'
import { ContentError } from '../publishing/content-error'
import { readFormTexts } from '../submissions/form-texts'
import { type Desk, deskHref, requireDesk, requireDeskFor } from './access'
import { readSince } from './events'
import { leadReference, listParams, listQuery, withQuery } from './query'
import type { DeskResult } from './result'

type Values = Record<string, string>

/** A result is shown in the form; a text is the address to go to, of the desk or of WhatsApp. */
type Outcome = string | Omit<DeskResult, 'values'>

/** For useActionState. Gives back what was typed with the sentence that says why it was refused. */
export function formHandler(run: (values: Values) => Promise<Outcome>) {
  return async (_previous: DeskResult | null, form: FormData): Promise<DeskResult> => {
    const values = readFormTexts(form)
    const outcome = await run(values).catch((error: unknown) => {
      if (error instanceof AskError) {
        setPageStatus(409)
        return { question: error.message }
      }
      const problem = describeProblem(error)
      if (!problem) throw error
      setPageStatus(refusalStatus(error))
      return { problem }
    })
    if (typeof outcome === 'string') redirect((outcome.startsWith('/') ? freshAddress(outcome) : outcome) as Route)
    return { ...outcome, values }
  }
}

/**
 * Another one each time: at the same one the router shows the page that it has. Without a fragment a browser keeps the
 * form's, far below what has happened.
 */
function freshAddress(address: string) {
  const fresh = withQuery(address, { at: Date.now().toString(36) })
  return fresh.includes('#') ? fresh : `${fresh}#top`
}

const refusalStatus = (error: unknown) => {
  if (error instanceof RateLimitError) return 429
  return error instanceof ChangedError ? 409 : 400
}

/** The sentence for who typed it; null for an error of ours. */
export function describeProblem(error: unknown) {
  if (error instanceof z.ZodError) return error.issues[0]?.message
  return isRefusal(error) || error instanceof ContentError ? error.message : null
}

/** For who is signed in. */
export function deskAction<Schema extends z.ZodType>(
  schema: Schema,
  act: (data: z.output<Schema>, desk: Desk) => Promise<Outcome>,
) {
  return formHandler(async (values) => {
    const desk = await requireDesk(values.page || undefined)
    return act(schema.parse(values), desk)
  })
}

const ofLead = z.object({
  reference: leadReference,
  token: z.string().optional(),
  /** Where the form is, with its query: the sign-in leads back to it. Empty without scripts. */
  page: z.string().optional(),
  key: z.uuid(),
  seen: input.seenEvent,
  sure: z.string().max(2000).optional(),
})
/** `sure`: the question that the form has shown before. */
export type OfLead = { reference: string; by: By; sure?: string; desk: Desk; row: LeadRow }

type LeadAct<Schema extends z.ZodType> = (data: z.output<Schema>, lead: OfLead) => Promise<Outcome | number>

/** For who is signed in: money, bookings, and whatever cannot be undone. */
export const leadAction = <Schema extends z.ZodType>(schema: Schema, act: LeadAct<Schema>) =>
  handleLeadForm(schema, act, { needsSession: true })

/** For who is signed in, or has the lead's link: only what can be undone. */
export const undoableLeadAction = <Schema extends z.ZodType>(schema: Schema, act: LeadAct<Schema>) =>
  handleLeadForm(schema, act, { needsSession: false })

/** The act returns where to go, or the event that was recorded. */
function handleLeadForm<Schema extends z.ZodType>(
  schema: Schema,
  act: LeadAct<Schema>,
  { needsSession }: { needsSession: boolean },
) {
  return formHandler(async (values) => {
    const { reference, token, page, key, seen, sure } = ofLead.parse(values)
    const desk = await requireDeskFor({ kind: 'lead', id: reference }, token, page)
    if (needsSession) refuseWithoutSession(desk)
    const row = await findLead(db(), reference)
    if (!row) throw new NotFoundError(`${reference} is not here any more.`)
    const lead = {
      reference,
      by: { who: desk.who, email: desk.email, key, seen, typedHash: hashTyped(values) },
      sure,
      desk,
      row,
    }
    const outcome = await act(schema.parse(values), lead).catch((error: unknown) => readNews(error, reference, seen))
    const next = typeof outcome === 'number' ? `${leadHref(reference, desk)}?done=${outcome}` : outcome
    return typeof next === 'string' && next.startsWith(leadHref(reference, desk)) ? besideList(next, page) : next
  })
}

/** The list beside the form stays beside what comes after it. */
const besideList = (address: string, page = '') =>
  withQuery(address, listParams(listQuery.parse(Object.fromEntries(new URLSearchParams(page.split('?')[1])))))

/** Without what differs each time that the form is shown or sent. */
function hashTyped({ key: _, seen: _seen, sure: _sure, token: _token, page: _page, ...typed }: Values) {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(typed).sort()))
    .digest('base64url')
}

/** Notice, never lock: what was typed stays, and sent again it is done all the same. */
async function readNews(error: unknown, reference: string, seen: number | undefined) {
  if (!(error instanceof ChangedError) || seen === undefined) throw error
  const news = await readSince(reference, seen)
  if (news.since.length === 0) throw error
  setPageStatus(409)
  return { news }
}

/** A mail may be forwarded: who has its link is nobody whom we know. */
export function refuseWithoutSession({ email }: Desk) {
  if (!email) throw new BadRequestError('Please sign in at the desk for this. Nothing was stored.')
}

// Proxies refuse longer ones in an answer.
const mostOfAddress = 8000

/** Whether a page may lead on to it; otherwise there is a link on the page of the request. */
export const canLeadTo = (href: string) => href.length < mostOfAddress

export const leadHref = (reference: string, { token }: Pick<Desk, 'token'>) =>
  deskHref({ kind: 'lead', id: reference }, token)
