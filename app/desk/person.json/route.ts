import { z } from 'zod'
import { readLinkOrSession } from '@/lib/desk/access'
import { dataPolicy } from '@/lib/http/content-security-policy'
import { readPersonOf } from '@/lib/leads/person'

const query = z.object({ reference: z.string().regex(/^TT-[A-Z0-9]{1,9}$/) })

/** Everything that came from the address of a request, for who asks for a copy of their data. */
export async function GET(request: Request) {
  // Not by the link of one request: others may have used the address.
  if (!(await readLinkOrSession())) return new Response('Please sign in at the desk.', { status: 403 })
  const { data } = query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  const copy = data && (await readPersonOf(data.reference))
  if (!copy) return new Response('There is no such request.', { status: 404 })
  return new Response(copy.json, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': dataPolicy,
      'content-disposition': `attachment; filename="${data.reference}.json"`,
    },
  })
}
