import { createHash, timingSafeEqual } from 'node:crypto'
import { connection } from 'next/server'
import { expire } from '@/lib/cache/tags'
import { jsonError, jsonMethods } from '@/lib/http/json-route'
import { changedTags, runDueJobs } from '@/lib/jobs/run-due'
import { config } from '@/lib/platform/config'
import { NotFoundError } from '@/lib/platform/errors'

/** For cron services of hosts without long-running processes (docs/operate.md), which send GET or POST. */
async function runDue(request: Request) {
  await connection()
  if (!config.cronSecret) throw new NotFoundError('There is nothing at this address.')
  const isAllowed = isSame(request.headers.get('authorization') ?? '', `Bearer ${config.cronSecret}`)
  if (!isAllowed) return jsonError(401, 'This needs a secret.', { headers: { 'WWW-Authenticate': 'Bearer' } })
  const url = config.directDatabaseUrl ?? process.env.DATABASE_URL ?? ''
  const tags = config.watchesContentChanges ? [] : await changedTags(url)
  for (const tag of tags) expire(tag)
  return Response.json(
    { ...(await runDueJobs(url)), expired: tags.length },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({ GET: runDue, POST: runDue })

// Constant time.
function isSame(given: string, expected: string) {
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hashOf(given), hashOf(expected))
}
