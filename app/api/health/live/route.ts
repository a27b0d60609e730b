import { connection } from 'next/server'
import { jsonMethods } from '@/lib/http/json-route'

/** Whether the process answers: a supervisor restarts it when it does not. */
export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async () => {
    await connection()
    return Response.json({ status: 'live' }, { headers: { 'Cache-Control': 'no-store' } })
  },
})
