import { connection } from 'next/server'
import { jsonMethods } from '@/lib/http/json-route'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async () => {
    await connection()
    return Response.json({ status: 'live' }, { headers: { 'Cache-Control': 'no-store' } })
  },
})
