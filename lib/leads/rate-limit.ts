// How often one address may send one form: RATE_LIMIT_PER_HOUR, counted in PostgreSQL for all instances together.
import 'server-only'
import { createHmac } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Prisma } from '../../prisma/generated/client'
import { config } from '../config'
import { RateLimitError } from '../server/errors'

const windowInSeconds = 60 * 60

/**
 * Counts one sending of a form. Takes the transaction it belongs to, so that what is not stored is not counted, the
 * name of the form and the address. Throws RateLimitError over the limit; an unknown address is not limited.
 */
export async function limitRate(tx: Prisma.TransactionClient, form: string, address: string | null) {
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

// A count that ends later than any can was begun by a clock that was ahead: without this it would go on until that day.
async function dropMiscounted(tx: Prisma.TransactionClient, key: string) {
  const latestEnd = Date.now() + windowInSeconds * 1000
  await tx.$executeRaw`DELETE FROM rate_limits WHERE key = ${key} AND expire > ${latestEnd}`
}

// Addresses are few enough to try them all: without a secret a hash would hide nothing.
function hashOf(address: string) {
  return createHmac('sha256', process.env.DATABASE_URL ?? '')
    .update(address)
    .digest('base64url')
}

type Query = { text: string; values: unknown[] }

async function runQuery(tx: Prisma.TransactionClient, { text, values }: Query) {
  const found = await tx.$queryRawUnsafe<{ points: number; expire: bigint }[]>(text, ...values)
  return { rows: found.map(({ points, expire }) => ({ points, expire: Number(expire) })), rowCount: found.length }
}
