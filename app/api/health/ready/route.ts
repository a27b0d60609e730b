import { connection } from 'next/server'
import { jsonMethods } from '@/lib/http/json-route'
import { readiness } from '@/lib/platform/health'

/** Prerendered pages are served even when this fails. */
export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async () => {
    await connection()
    const { ready, problems } = await readiness()
    const headers = { 'Cache-Control': 'no-store' }
    // Everybody can read it: only the operator learns which (npm run leads -- problems).
    if (ready) return Response.json({ status: 'ready', problems: problems.length }, { headers })
    return Response.json({ status: 'unavailable' }, { status: 503, headers: { ...headers, 'Retry-After': '5' } })
  },
})
