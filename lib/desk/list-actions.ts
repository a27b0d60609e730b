'use server'
// The acts of a list, on one row or several. They lead back to where it stood.
import type { Route } from 'next'
import { redirect } from 'next/navigation'
import * as z from 'zod'
import * as input from '../forms/inputs'
import { type By, releaseLead, takeLead, undo } from '../leads/handling'
import { readFormTexts } from '../submissions/form-texts'
import { requireDesk } from './access'
import { readColleagues } from './colleagues'
import { eventList, leadReference, withQuery } from './query'
import { findUndoable } from './read-list'
import { actOn, attempt, keyOf, severalActs } from './several'

const listForm = z.object({
  key: z.uuid(),
  from: z
    .string()
    .regex(/^\/desk(?:\?[\w=&%+.~-]{0,500})?$/)
    .catch('/desk'),
})
const rowForm = listForm.extend({ reference: leadReference, seen: input.seenEvent })
const undoForm = listForm.extend({ event: eventList })
const severalForm = listForm.extend({
  act: z.string().max(130),
  /** 'TT-7K4Q2P9 123': a request, and its latest event when the list was opened. */
  marked: z
    .array(z.string().regex(/^TT-[A-Z0-9]{1,9} \d{1,10}$/))
    .max(60)
    .transform((all) => all.map((one) => one.split(' ') as [reference: string, seen: string])),
})

/** Another address each time: at the same one the router shows the page that it has. */
const backTo = (from: string, query: Record<string, string>) =>
  redirect(withQuery(from, { ...query, at: Date.now().toString(36) }) as Route)

/** Refused, it leads to the request, which says how it stands. */
async function actOnRow(form: FormData, act: (reference: string, by: By) => Promise<number>) {
  const { success, data } = rowForm.safeParse(readFormTexts(form))
  if (!success) redirect('/desk?status=changed')
  const { reference, key, seen, from } = data
  const { who, email } = await requireDesk(from)
  const { result: event } = await attempt(act(reference, { who, email, key, seen }))
  if (event === undefined) redirect(`/desk/leads/${reference}?status=changed`)
  backTo(from, { done: String(event) })
}

export async function takeFromList(form: FormData) {
  await actOnRow(form, takeLead)
}

export async function releaseFromList(form: FormData) {
  await actOnRow(form, releaseLead)
}

/** Each for itself: what a colleague was first with stays as it is, and is named. */
export async function actOnSeveral(form: FormData) {
  const { success, data } = severalForm.safeParse({ ...readFormTexts(form), marked: form.getAll('marked') })
  if (!success) redirect('/desk?status=changed')
  const { act, marked, key, from } = data
  const { who, email } = await requireDesk(from)
  if (marked.length === 0) backTo(from, { status: 'none-marked', mark: 'yes' })
  const known = severalActs(await readColleagues(who)).flatMap(([, options]) => options)
  if (!known.some(({ value }) => value === act)) backTo(from, { status: 'no-act', mark: 'yes' })
  const done: number[] = []
  const refused: string[] = []
  for (const [reference, seen] of marked) {
    const by = { who, email, key: keyOf(key, reference), seen: Number(seen) }
    const { result: event } = await attempt(actOn(reference, act, by))
    if (event === undefined) refused.push(reference)
    else done.push(event)
  }
  backTo(from, {
    ...(done.length > 0 && { done: done.join('.') }),
    ...(refused.length > 0 && { refused: refused.join('.') }),
  })
}

export async function undoFromList(form: FormData) {
  const { success, data } = undoForm.safeParse(readFormTexts(form))
  if (!success) redirect('/desk?status=changed')
  const { event, key, from } = data
  const { who, email } = await requireDesk(from)
  const undone: { wasMailed: boolean }[] = []
  const events = await findUndoable(event)
  for (const { id, reference } of events) {
    const { result } = await attempt(undo(reference, id, { who, email, key }))
    if (result) undone.push(result)
  }
  if (undone.length < event.length) backTo(from, { status: 'changed' })
  backTo(from, { status: undone.some(({ wasMailed }) => wasMailed) ? 'undone-mailed' : 'undone' })
}
