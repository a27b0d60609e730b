import { z } from 'zod'
import { expire } from '@/lib/cache'
import { expiryKey, expiryKeyHeader } from '@/lib/changes/key'
import { NotFoundError } from '@/lib/errors'
import { jsonMethods } from '@/lib/json-route'

const tagList = z.array(z.string().max(100)).max(100)

// For this process alone (lib/changes/expire-here.ts): anybody else is told that there is nothing.
export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  POST: async (request) => {
    if (request.headers.get(expiryKeyHeader) !== expiryKey())
      throw new NotFoundError('There is nothing at this address.')
    const tags = tagList.parse(await request.json())
    for (const tag of tags) expire(tag)
    return Response.json({ expired: tags.length })
  },
})
