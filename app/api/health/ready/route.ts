import { connection } from 'next/server'
import { jsonMethods } from '@/lib/http/json-route'
import { readiness } from '@/lib/platform/health'

/** Prerendered pages are served even when this fails. */
export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async () => {
    await connection()
    const answer = await readiness()
    if (answer.ready) {
      const { sampleClaims, problems } = answer
      return Response.json({ status: 'ready', sampleClaims, problems }, { headers: { 'Cache-Control': 'no-store' } })
    }
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': '5' }
    return Response.json({ status: 'unavailable', reason: answer.reason }, { status: 503, headers })
  },
})
