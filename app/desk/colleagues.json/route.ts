import * as z from 'zod'
import { readOwnSession } from '@/lib/desk/access'
import { lookAt, placeOfThing, readDraftsStamp, readListStamp, readStamp } from '@/lib/desk/colleagues'
import { dataPolicy } from '@/lib/http/content-security-policy'

const query = z.object({
  reference: z
    .string()
    .regex(/^TT-[A-Z0-9]{1,9}$/)
    .optional(),
  /** Of the form of a thing: its address. */
  thing: z.string().max(500).optional(),
  writing: z.literal('yes').optional(),
})

/** Asked by an open page of the desk every few seconds: of a request, or of the list. */
export async function GET(request: Request) {
  const session = await readOwnSession()
  if (!session) return new Response('Please sign in at the desk.', { status: 403 })
  const { data } = query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!data) return new Response('There is no such request.', { status: 400 })
  const { reference, thing, writing } = data
  const at = thing ? placeOfThing(thing) : reference
  const others = at ? await lookAt(at, writing === 'yes', session) : []
  const stamp = await (thing ? readDraftsStamp(session.name) : reference ? readStamp(reference) : readListStamp())
  return Response.json({ others, stamp }, { headers: { 'content-security-policy': dataPolicy } })
}
