import 'server-only'
import type { Route } from 'next'
import { redirect } from 'next/navigation'
import * as z from 'zod'
import { readContacts } from '../content/contacts'
import * as input from '../forms/inputs'
import type { By } from '../leads/handling'
import { type LeadRow, summarize } from '../leads/kinds'
import { findLead } from '../leads/queries'
import { db } from '../platform/db'
import { ChangedError, isRefusal, NotFoundError } from '../platform/errors'
import { setPageStatus } from '../platform/request-context'
import { readFormTexts } from '../submissions/form-texts'
import { WorkbookError } from '../workbook/read'
import { type Desk, deskHref, requireDesk, requireDeskFor } from './access'
import type { DeskResult } from './result'

type Values = Record<string, string>

/** A result is shown in the form; a text is the address to go to. */
type Outcome = string | Omit<DeskResult, 'values'>

/** For useActionState. Gives back what was typed with the sentence that says why it was refused. */
export function formHandler(run: (values: Values) => Promise<Outcome>) {
  return async (_previous: DeskResult | null, form: FormData): Promise<DeskResult> => {
    const values = readFormTexts(form)
    const outcome = await run(values).catch((error: unknown) => {
      const problem = describeProblem(error)
      if (!problem) throw error
      setPageStatus(error instanceof ChangedError ? 409 : 400)
      return { problem }
    })
    if (typeof outcome === 'string') redirect(freshAddress(outcome) as Route)
    return { ...outcome, values }
  }
}

/**
 * Another one each time: at the same one the router shows the page that it has. Without a fragment a browser keeps the
 * form's, far below what has happened.
 */
const freshAddress = (path: string) => `${path}${path.includes('?') ? '&' : '?'}at=${Date.now().toString(36)}#top`

function describeProblem(error: unknown) {
  if (error instanceof z.ZodError) return error.issues[0]?.message
  return isRefusal(error) || error instanceof WorkbookError ? error.message : null
}

/** For who is signed in. */
export function deskAction<Schema extends z.ZodType>(
  schema: Schema,
  act: (data: z.output<Schema>, desk: Desk) => Promise<Outcome>,
) {
  return formHandler(async (values) => {
    const desk = await requireDesk()
    return act(schema.parse(values), desk)
  })
}

const ofLead = z.object({
  reference: z.string().regex(/^TT-[A-Z0-9]{1,9}$/),
  token: z.string().optional(),
  who: input.typedText(120),
  key: z.uuid(),
})
export type OfLead = { reference: string; by: By; desk: Desk; row: LeadRow }

/** For who is signed in, or has the lead's link. Returns where to go, or the event that was recorded. */
export function leadAction<Schema extends z.ZodType>(
  schema: Schema,
  act: (data: z.output<Schema>, lead: OfLead) => Promise<Outcome | number>,
) {
  return formHandler(async (values) => {
    const { reference, token, who, key } = ofLead.parse(values)
    const desk = await requireDeskFor({ kind: 'lead', id: reference }, token)
    const row = await findLead(db(), reference)
    if (!row) throw new NotFoundError(`${reference} is not here any more.`)
    // Without a name: the mailbox of this kind.
    const name = desk.who || who || (await readContacts()).emails[summarize(row).mailbox]
    const lead = { reference, by: { who: name, key }, desk, row }
    const outcome = await act(schema.parse(values), lead)
    return typeof outcome === 'number' ? `${leadHref(reference, desk)}?done=${outcome}` : outcome
  })
}

export const leadHref = (reference: string, { token }: Pick<Desk, 'token'>) =>
  deskHref({ kind: 'lead', id: reference }, token)
