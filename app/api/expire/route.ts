import { z } from 'zod'
import { ownRequestHeader, ownRequestKey } from '@/lib/cache/own-request'
import { expire } from '@/lib/cache/tags'
import { jsonMethods } from '@/lib/http/json-route'
import { NotFoundError } from '@/lib/platform/errors'

const tagList = z.array(z.string().max(100)).max(100)

// For this process only (lib/cache/expire-pages.ts); others get a 404.
export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  POST: async (request) => {
    if (request.headers.get(ownRequestHeader) !== ownRequestKey())
      throw new NotFoundError('There is nothing at this address.')
    const tags = tagList.parse(await request.json())
    for (const tag of tags) expire(tag)
    return Response.json({ expired: tags.length })
  },
})
