import { jsonMethods } from '@/lib/http/json-route'
import { NotFoundError } from '@/lib/platform/errors'

async function handleUnknown(): Promise<Response> {
  throw new NotFoundError('There is nothing at this address.')
}

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: handleUnknown,
  POST: handleUnknown,
  PUT: handleUnknown,
  PATCH: handleUnknown,
  DELETE: handleUnknown,
})
