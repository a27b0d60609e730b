// How often one address may send one form: RATE_LIMIT_PER_HOUR, counted in PostgreSQL for all instances together.
import 'server-only'
import { createHmac } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Prisma } from '../../prisma/generated/client'
import { config } from '../config'
import { RateLimitError } from '../errors'

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
    duration: 60 * 60,
  })
  try {
    await limiter.consume(hashOf(address))
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new RateLimitError(Math.ceil(error.msBeforeNext / 1000))
    throw error
  }
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
