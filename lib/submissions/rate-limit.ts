// RATE_LIMIT_PER_HOUR for each address and form, and receipts for each mailbox: counted in PostgreSQL for all instances.
import 'server-only'
import { createHmac } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { config } from '../platform/config'
import type { Db } from '../platform/db'
import { RateLimitError } from '../platform/errors'

const hour = 60 * 60
const receiptsADay = 3

/** Throws RateLimitError. Counts in the caller's transaction, so only what is stored; null is not limited. */
export async function limitRate(tx: Db, form: string, address: string | null) {
  if (!address) return
  const limit = { keyPrefix: form, points: config.rateLimitPerHour, duration: hour }
  const refusal = await consume(tx, address, limit)
  if (refusal) throw new RateLimitError(Math.ceil(refusal.msBeforeNext / 1000))
}

/** Counts one more, so that nobody can fill the mailbox of somebody else. What follows a + reaches the same one. */
export async function mayGetReceipt(tx: Db, email: string) {
  const mailbox = email.toLowerCase().replace(/\+[^@]*/, '')
  return !(await consume(tx, mailbox, { keyPrefix: 'receipt', points: receiptsADay, duration: 24 * hour }))
}

/** `duration` in seconds. */
type Limit = { keyPrefix: string; points: number; duration: number }

/** Null when it is within the limit. */
async function consume(tx: Db, who: string, limit: Limit) {
  const limiter = new RateLimiterPostgres({
    storeClient: { query: (query: Query) => runQuery(tx, query) },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    ...limit,
  })
  const hash = hashOf(who)
  await dropMiscounted(tx, limiter.getKey(hash), limit.duration)
  try {
    await limiter.consume(hash)
    return null
  } catch (error) {
    if (error instanceof RateLimiterRes) return error
    throw error
  }
}

// A count made by a clock that ran ahead would stay until that day: drop it.
async function dropMiscounted(tx: Db, key: string, duration: number) {
  const latestEnd = Date.now() + duration * 1000
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
