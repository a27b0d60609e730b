// RATE_LIMIT_PER_HOUR for each address and form, counted in PostgreSQL for all instances together.
import 'server-only'
import { createHmac } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { config } from '../config'
import type { Db } from '../server/db'
import { RateLimitError } from '../server/errors'

const windowInSeconds = 60 * 60

/** Throws RateLimitError. Counts in the caller's transaction, so only what is stored; null is not limited. */
export async function limitRate(tx: Db, form: string, address: string | null) {
  if (!address) return
  const limiter = new RateLimiterPostgres({
    storeClient: { query: (query: Query) => runQuery(tx, query) },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: form,
    points: config.rateLimitPerHour,
    duration: windowInSeconds,
  })
  const visitor = hashOf(address)
  await dropMiscounted(tx, limiter.getKey(visitor))
  try {
    await limiter.consume(visitor)
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new RateLimitError(Math.ceil(error.msBeforeNext / 1000))
    throw error
  }
}

// A count made by a clock that ran ahead would stay until that day: drop it.
async function dropMiscounted(tx: Db, key: string) {
  const latestEnd = Date.now() + windowInSeconds * 1000
  await tx.$executeRaw`DELETE FROM rate_limits WHERE key = ${key} AND expire > ${latestEnd}`
}

// Hashed with a secret: there are so few addresses that one could try them all.
function hashOf(address: string) {
  return createHmac('sha256', process.env.DATABASE_URL ?? '')
    .update(address)
    .digest('base64url')
}

type Query = { text: string; values: unknown[] }

async function runQuery(tx: Db, { text, values }: Query) {
  const found = await tx.$queryRawUnsafe<{ points: number; expire: bigint }[]>(text, ...values)
  return { rows: found.map(({ points, expire }) => ({ points, expire: Number(expire) })), rowCount: found.length }
}
