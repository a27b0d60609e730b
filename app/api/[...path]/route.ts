import { NotFoundError } from '@/lib/errors'
import { jsonMethods } from '@/lib/json-route'

async function handleUnknown(): Promise<Response> {
  throw new NotFoundError('There is nothing at this address.')
}

// Every path under /api that no other route has.
export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: handleUnknown,
  POST: handleUnknown,
  PUT: handleUnknown,
  PATCH: handleUnknown,
  DELETE: handleUnknown,
})
