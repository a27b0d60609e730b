// Asks the desk by a mail's link, or signed in: its pages are rendered and its forms posted in this process.
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { onTestFinished } from 'vitest'
import LinkPage from '@/app/desk/link/[token]/page'
import * as leadActions from '@/lib/desk/lead-actions'
import { renewLink } from '@/lib/desk/link-actions'
import * as officeActions from '@/lib/desk/office-actions'
import * as reservationActions from '@/lib/desk/reservation-actions'
import type { DeskResult } from '@/lib/desk/result'
import { type RequestContext, requestContext } from '@/lib/platform/request-context'
import { openSession } from './desk-session'
import { cookieJar } from './next-stubs'
import { testDb } from './test-db'

/** Of the first link to the desk in a text. */
export const tokenIn = (text?: string | null) => /\/desk\/link\/(\S+)/.exec(text ?? '')?.[1] ?? ''

export type Answer = {
  status: number
  /** Where the browser is sent. */
  location: string
  html: string
  /** What a form shows that was refused, or asks for another look. */
  result?: DeskResult
}

/** Runs it as a request, whose outcome Next.js would send. */
export async function asRequest(run: (context: RequestContext) => Promise<Partial<Answer>>): Promise<Answer> {
  const { socketAddress } = requestContext().getStore() ?? {}
  const context: RequestContext = { id: 'test', begin: performance.now(), socketAddress }
  const answer = await requestContext().run(context, () => run(context).catch(readSignal))
  return { location: '', html: '', ...answer, status: answer.status ?? context.pageStatus ?? 200 }
}

/** Next.js ends a page by an error that says where to go, or that there is nothing. */
function readSignal(error: unknown): Partial<Answer> {
  const [kind, ...rest] = String((error as { digest?: string }).digest).split(';')
  // Without what only makes the address new.
  if (kind === 'NEXT_REDIRECT') return { status: 303, location: rest[1]?.replace(/[?&]at=\w+/, '') }
  if (kind === 'NEXT_HTTP_ERROR_FALLBACK') return { status: Number(rest[0]) }
  throw error
}

export async function toHtml(page: React.ReactNode) {
  const problems: unknown[] = []
  const stream = new PassThrough()
  const { pipe } = renderToPipeableStream(page, {
    onAllReady: () => void pipe(stream),
    onError: (error) => void problems.push(error),
  })
  const html = await text(stream)
  if (problems.length > 0) throw problems[0]
  // React divides texts by them.
  return html.replaceAll('<!-- -->', '')
}

export function askDesk(token: string, query = '') {
  const searchParams = Promise.resolve(Object.fromEntries(new URLSearchParams(query)))
  return asRequest(async () => {
    const page = await LinkPage({ params: Promise.resolve({ token }), searchParams })
    return { html: await toHtml(page) }
  })
}

type DeskPage = (props: never) => Promise<React.ReactNode>

/** A page that needs a session. */
export function openDesk(page: DeskPage, query: Record<string, string> = {}, params: Record<string, string> = {}) {
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve(query) }
  return asRequest(async () => ({ html: await toHtml(await page(props as never)) }))
}

/** Signs this browser in, until the end of the test. Signing in itself is in desk-sign-in.test.ts. */
export async function signInAtDesk(name = 'Wanjiru') {
  cookieJar.set('__Host-desk', await openSession((sql, values) => testDb.$queryRawUnsafe(sql, ...values), { name }))
  onTestFinished(() => cookieJar.clear())
}

const actions: Record<string, (previous: DeskResult | null, form: FormData) => Promise<DeskResult>> = {
  answered: leadActions.markLeadAnswered,
  remind: leadActions.remindOfLead,
  replied: leadActions.noteLeadReply,
  confirm: reservationActions.confirmOffer,
  book: reservationActions.bookTrip,
  change: reservationActions.changeTrip,
  cancel: reservationActions.cancelTrip,
  pay: reservationActions.noteLeadPayment,
  unpay: reservationActions.takeLeadPaymentBack,
  nights: reservationActions.listLeadNights,
  'hold a bed': reservationActions.saveLeadHold,
  close: leadActions.closeLeadFor,
  take: leadActions.takeLeadOver,
  hold: leadActions.holdLeadAsSpam,
  release: leadActions.releaseLeadFromSpam,
  travelled: leadActions.inviteLead,
  undo: leadActions.undoLeadEvent,
  delete: leadActions.deleteLead,
  'delete-all': leadActions.deleteAllOfAddress,
  answer: leadActions.answerLead,
  renew: renewLink,
  'reply to review': officeActions.replyInPublic,
  'hide review': officeActions.takeReviewDown,
  'show review': officeActions.showReview,
  'undo import': officeActions.undoWorkbookImport,
}

export function postToDesk(token: string, { action = '', ...form }: Record<string, string>) {
  const [, id = ''] = token.split('~')
  const fields = { token, reference: id, id, key: crypto.randomUUID(), who: 'Wanjiru', ...form }
  return postForm(actions[action], fields)
}

export function postForm(action: (typeof actions)[string] | undefined, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return asRequest(async () => {
    if (!action) throw new Error('There is no such form.')
    const result = await action(null, form)
    return { result, html: JSON.stringify(result) }
  })
}
