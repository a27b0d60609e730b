'use server'
// The acts of a row of the list. They lead back to where it stood.
import type { Route } from 'next'
import { redirect } from 'next/navigation'
import * as z from 'zod'
import * as input from '../forms/inputs'
import { type By, releaseLead, takeLead, undo } from '../leads/handling'
import { isRefusal } from '../platform/errors'
import { readFormTexts } from '../submissions/form-texts'
import { requireDesk } from './access'
import { leadReference } from './action'

const rowForm = z.object({
  reference: leadReference,
  key: z.uuid(),
  seen: input.seenEvent,
  from: z
    .string()
    .regex(/^\/desk(?:\?[\w=&%+.~-]{0,500})?$/)
    .catch('/desk'),
})

/** Refused, it leads to the request, which says how it stands. */
async function actOnRow(
  form: FormData,
  act: (reference: string, by: By, values: Record<string, string>) => Promise<object>,
) {
  const values = readFormTexts(form)
  const { success, data } = rowForm.safeParse(values)
  if (!success) redirect('/desk?status=changed')
  const { reference, key, seen, from } = data
  const desk = await requireDesk(from)
  const by = { who: desk.who, email: desk.email, key, seen }
  const outcome = await act(reference, by, values).catch((error: unknown) => {
    if (!isRefusal(error)) throw error
    return null
  })
  if (!outcome) redirect(`/desk/leads/${reference}?status=changed`)
  const query = new URLSearchParams({ ...outcome, at: Date.now().toString(36) })
  redirect(`${from}${from.includes('?') ? '&' : '?'}${query}` as Route)
}

export async function takeFromList(form: FormData) {
  await actOnRow(form, async (reference, by) => ({ done: await takeLead(reference, by), of: reference }))
}

export async function releaseFromList(form: FormData) {
  await actOnRow(form, async (reference, by) => ({ done: await releaseLead(reference, by), of: reference }))
}

export async function undoFromList(form: FormData) {
  await actOnRow(form, async (reference, { seen: _, ...by }, { event }) => {
    const { wasMailed } = await undo(reference, Number(event), by)
    return { status: wasMailed ? 'undone-mailed' : 'undone' }
  })
}
